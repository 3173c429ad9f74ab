/** Small transformations of style sheet text, done once when a module is loaded. */

/** Drops comments and needless white space. Strings in our sheets hold no braces, comments or runs of blanks. */
export function compactCss(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
}

/**
 * Marks every declaration as important. Inside a shadow root an important declaration of `:host` or `::slotted()` wins over
 * an important one of the page, which is how a page's own style sheet is kept out.
 * @param declarations `name: value;` pairs without selectors
 */
export function important(declarations: string): string {
  return compactCss(declarations)
    .split(';')
    .filter(Boolean)
    .map((declaration) => `${declaration.trim()} !important;`)
    .join('');
}

/** Names of the custom properties that a piece of style sheet reads, each once. */
export function customPropertiesIn(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), (match) => match[1] ?? ''))];
}
