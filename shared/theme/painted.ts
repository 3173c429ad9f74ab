/**
 * What the loader has painted into a root before the bundle came (`loader/paint.ts`): `[data-painted]` with the number of the
 * box, and `data-queued` when the form was sent meanwhile.
 */

export function paintedNode(shadow: ShadowRoot | null): HTMLElement | null {
  return shadow?.querySelector<HTMLElement>('[data-painted]') ?? null;
}

/** The number the loader has given the box, from which its ids are made. */
export function paintedNumber(host: Element): number | undefined {
  const number = Number(paintedNode(host.shadowRoot)?.dataset['painted']);
  return number > 0 ? number : undefined;
}

/**
 * Removes the painted form once the real one is rendered: in the same task, so that the fields, which are the same nodes, lose
 * neither focus nor caret. A form that was sent early is sent now.
 */
export function replacePainted(shadow: ShadowRoot, painted: HTMLElement): void {
  painted.remove();
  if (painted.dataset['queued'] === undefined) return;
  const form = [...shadow.host.children].find((child) => child instanceof HTMLFormElement);
  setTimeout(() => form?.isConnected && form.requestSubmit());
}
