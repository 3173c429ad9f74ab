import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders an element into the page; `unmount` removes it. */
export async function render(element: ReactElement) {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () => root.render(element));
  return {
    container,
    async unmount() {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}

/** Runs `change`, and waits for the renders and settled promises that follow. */
export async function settle(change: () => unknown): Promise<void> {
  await act(async () => {
    change();
  });
}

/** The button with this accessible name; throws when there is none. */
export function button(name: string, within: ParentNode = document): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`No button "${name}" in: ${within.textContent}`);
  return found;
}

/** Presses the button with this accessible name. */
export function press(name: string, within: ParentNode = document): Promise<void> {
  return settle(() => button(name, within).click());
}

/** The group of radio buttons under this legend; `null` when it is not shown. */
export function choice(legend: string): HTMLFieldSetElement | null {
  return (
    [...document.querySelectorAll('fieldset')].find((each) => each.querySelector('legend')?.textContent === legend) ??
    null
  );
}

/** The names in a group of radio buttons, as they are listed. */
export function options(legend: string): string[] {
  return [...(choice(legend)?.querySelectorAll('input') ?? [])].map((input) => input.getAttribute('aria-label') ?? '');
}

/** Picks a radio button by its name. */
export function pick(legend: string, name: string): Promise<void> {
  const radio = choice(legend)?.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
  if (!radio) throw new Error(`No "${name}" under "${legend}"`);
  return settle(() => radio.click());
}
