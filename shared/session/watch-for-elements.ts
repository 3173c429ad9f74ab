/** Calls back once, with the first element in the document that the selector names, now or later. */
export function watchForElements(selector: string, found: () => void): void {
  const look = (): boolean => document.querySelector(selector) !== null;
  if (look()) return found();
  const observer = new MutationObserver(() => {
    if (!look()) return;
    observer.disconnect();
    found();
  });
  observer.observe(document, { childList: true, subtree: true });
}
