/**
 * Does something once the browser has nothing better to do.
 * @param timeout at the latest then, in milliseconds
 */
export function whenIdle(task: () => void, timeout = 0): void {
  // Safari does not support `requestIdleCallback`
  const later: typeof requestIdleCallback =
    globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback));
  later(task, { timeout });
}
