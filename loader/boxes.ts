/**
 * Defines `<portico-login-box>`, so that the browser reports each element, in any root and at any time. Each is
 * painted, and the first has the bundle loaded, which gives the element its real methods (`shared/theme/custom-element.tsx`).
 */
import { paint, paintFailure } from './paint.ts';
import type { BoxSettings } from './portico.types.ts';

export type Boxes = Set<HTMLElement>;

/** Resolves after the frame that shows what was painted; immediately in a hidden page, which draws no frames. */
function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    if (document.hidden) resolve();
  });
}

/**
 * @param load fetches the bundle at once, evaluates it when the promise it is given has resolved, and hands it the boxes that
 * are in the page by then
 */
export function defineBoxes(
  settings: BoxSettings,
  baseUrl: string,
  load: (boxes: Boxes, painted: Promise<void>) => Promise<unknown>,
): void {
  const boxes: Boxes = new Set();
  let isLoading: boolean | undefined;

  const start = (): void => {
    isLoading = true;
    load(boxes, afterNextFrame()).catch(() => {
      // A box that comes later tries again.
      isLoading = false;
      boxes.forEach((host) => {
        // it may have failed before the frame in which the box is painted
        paint(host, settings, baseUrl);
        paintFailure(host, settings, baseUrl, start);
      });
    });
  };

  customElements.define(
    'portico-login-box',
    class extends HTMLElement {
      connectedCallback(): void {
        this.connected();
      }
      disconnectedCallback(): void {
        this.disconnected();
      }
      connected(): void {
        boxes.add(this);
        if (!isLoading) start();
        // In time for the next frame; by then the parser has mostly been at a declarative root, which is left alone.
        requestAnimationFrame(() => paint(this, settings, baseUrl));
      }
      disconnected(): void {
        boxes.delete(this);
      }
    },
  );
}
