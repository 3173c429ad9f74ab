/** What the server writes into a page for its scripts: data, and the element they are for. */

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
