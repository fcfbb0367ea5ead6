/** The shapes of search. */

/** What the build wrote for search: pages as [title, file], sections as [page, anchor, heading, text]. */
interface SearchData {
  pages: [string, string][];
  sections: [number, string, string, string][];
}

interface TextPiece {
  text: string;
  marked: boolean;
}

interface FoundSection {
  href: string;
  heading: TextPiece[];
  snippet: TextPiece[];
}

interface FoundPage {
  title: string;
  sections: FoundSection[];
}

/** What is used of MiniSearch. */
interface MiniSearchIndex {
  addAll(documents: { id: number; heading: string; page: string; text: string }[]): void;
  search(text: string, options?: { combineWith: "AND" | "OR" }): { id: number; match: Record<string, string[]> }[];
}
interface MiniSearchOptions {
  fields: string[];
  tokenize(text: string): string[];
  processTerm(word: string): string | null;
  searchOptions: {
    boost: Record<string, number>;
    prefix(word: string, at: number, words: string[]): boolean;
    fuzzy(word: string): number;
    combineWith: "AND" | "OR";
  };
}
declare const MiniSearch: new (options: MiniSearchOptions) => MiniSearchIndex;

interface AtentaPage {
  search: {
    register(data: SearchData): void;
    find(text: string): { count: number; pages: FoundPage[] };
    /** A word as it is compared. */
    fold(word: string): string;
    panel(dialog: HTMLDialogElement): void;
  };
}
