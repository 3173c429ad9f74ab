/** Saves a file. The link is of the element's own document, and is never put into it. */
export function download(file: Blob, name: string, place: Node): void {
  const link = place.ownerDocument?.createElement('a');
  if (!link) return;
  const href = URL.createObjectURL(file);
  Object.assign(link, { href, download: name }).click();
  URL.revokeObjectURL(href);
}
