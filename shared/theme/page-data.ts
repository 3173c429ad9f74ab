/** What the server writes into a page for its scripts: data, and the element they are for. */

/**
 * JSON as the text of a `<script type="application/json">`. `<` is escaped, so that no value can end the element or open a
 * comment; the line separators are escaped for readers that treat the text as script.
 */
export function pageDataScript(id: string, data: unknown): string {
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** The data of `pageDataScript`, or undefined where the page has none or it cannot be read. */
export function readPageData(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first element of a tag, which may not have been upgraded yet. */
export function elementInPage<E extends HTMLElement>(tag: string): E | null {
  return document.querySelector<E>(tag);
}
