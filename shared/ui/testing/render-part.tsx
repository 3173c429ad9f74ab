import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { UiRoot } from '#shared/ui/ui-root/ui-root.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

export interface RenderedPart {
  container: HTMLElement;
  /** The first node of a selector. @throws when there is none */
  find<E extends HTMLElement = HTMLElement>(selector: string): E;
  update(part: ReactNode): Promise<void>;
  unmount(): Promise<void>;
}

/** Draws a part below `UiRoot` in a document of its own test. */
export async function renderPart(part: ReactNode): Promise<RenderedPart> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const update = (next: ReactNode) => act(async () => root.render(<UiRoot locale="en">{next}</UiRoot>));
  await update(part);
  return {
    container,
    find<E extends HTMLElement>(selector: string) {
      const found = container.querySelector<E>(selector);
      if (!found) throw new Error(`Nothing matches ${selector} in ${container.textContent}`);
      return found;
    },
    update,
    async unmount() {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}

/** Presses a control. */
export function press(node: HTMLElement): Promise<void> {
  return act(async () => node.click());
}

/** Types into a field as a user would: React hears the change. */
export function type(node: HTMLInputElement, text: string): Promise<void> {
  return act(async () => {
    const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node) as object, 'value')?.set;
    write?.call(node, text);
    node.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
