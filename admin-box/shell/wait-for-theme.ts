/** Specification, admin portal, section 9: the theme wait looks every 50 ms, for 4000 ms at most. */
const themeWait = { every: 50, atMost: 4000 };

/**
 * Looks until the theme is there, or the wait is over, and says so once: a portal in the wrong colours is better than none.
 * @returns stops looking; nothing is said then
 */
export function waitForTheme(isThere: () => boolean, done: () => void): () => void {
  let waited = 0;
  const timer = setInterval(() => {
    waited += themeWait.every;
    if (!isThere() && waited < themeWait.atMost) return;
    clearInterval(timer);
    done();
  }, themeWait.every);
  return () => clearInterval(timer);
}
