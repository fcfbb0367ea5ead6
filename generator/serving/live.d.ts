// What the scripts of `serve` hand to each other. The site knows nothing of it.

type Change =
  | { kind: "text"; at: CharacterData; value: string }
  | { kind: "attribute"; at: Element; name: string; value: string | null }
  /** after: what stands before the place and stays; nothing at the beginning. */
  | { kind: "nodes"; at: Element; after: Node | null; old: Node[]; next: Node[] };

interface Serve {
  /** What to change so that the old page is as the new one; null if that would touch what is not plain text. */
  differences(old: Element, next: Element): Change[] | null;
  edition(page: Document): { become(next: Document): boolean };
}

declare var AtentaServe: Serve;
