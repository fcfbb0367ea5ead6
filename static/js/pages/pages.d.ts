/** The shapes of scripts that belong to one page. */

/** What each step of attention gives in one head of a state: matrices by row; "output" is of all heads. */
interface CodeSteps {
  tokens: string[];
  matrices: Record<string, Float64Array[]>;
}

interface AtentaPage {
  code_steps(state: State): CodeSteps;
  code_page(): void;
}
