/** Watches for `<portico-login-box>`: paints each, and has the bundle loaded when there is one. */
import { paint, paintFailure } from './paint.ts';
import type { BoxSettings } from './portico.types.ts';

const tag = 'portico-login-box';

/** Resolves after the frame that shows what was painted; in a page nobody sees there is none to wait for. */
function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    if (document.hidden) resolve();
  });
}

/**
 * @param load fetches the bundle at once, and evaluates it when the promise it is given has resolved
 */
export function watchBoxes(box: BoxSettings, baseUrl: string, load: (painted: Promise<void>) => Promise<unknown>): void {
  const boxes = document.getElementsByTagName(tag) as HTMLCollectionOf<HTMLElement>;
  let loading: Promise<unknown> | undefined;

  const start = (): void => {
    loading = load(afterNextFrame()).then(
      // Defined now, elements draw themselves.
      () => observer.disconnect(),
      () => Array.from(boxes, (host) => paintFailure(host, box, baseUrl, start)),
    );
  };
  const look = (): void => {
    for (const host of boxes) paint(host, box, baseUrl);
    if (boxes[0] && !loading) start();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  look();
}
