/** The title of a hosted page follows its steps. An embedded box leaves the page's title alone. */
export function setDocumentTitle(title: string): void {
  if (document.title !== title) document.title = title;
}
