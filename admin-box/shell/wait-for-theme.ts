/** Specification, admin portal, section 9: the theme wait looks every 50 ms, for 4000 ms at most. */
const themeWait = { every: 50, atMost: 4000 };

/**
 * Polls until the theme has loaded or the wait times out, and calls back once: a portal in default colors is better
 * than none.
 * @returns cancels the wait
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
