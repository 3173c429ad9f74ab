export interface Snippet {
  language: string;
  /** What the test does with it: the word after `test=` on the fence. */
  test: string;
  text: string;
}

/** Fenced blocks of a Markdown text that say how they are tested: ` ```ts test=types `. */
export function snippetsOf(markdown: string): Snippet[] {
  return [...markdown.matchAll(/^```(\w+) test=(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, test, text]) => ({
    language: language!,
    test: test!,
    text: text!,
  }));
}

/** Languages that blocks without `test=` may have: code that is not run becomes wrong. Diagrams are pictures. */
export function untestedFences(markdown: string): string[] {
  const fences = [...markdown.matchAll(/^```(.*)$/gm)].map(([, info]) => info!);
  // every second one closes
  return fences.filter((info, index) => index % 2 === 0 && !/^mermaid$| test=\w+$/.test(info));
}
