/**
 * What a person did with the snapshot, done again with the portal that takes its place: the two are the same drawing, so that
 * a node is found by the way down to it.
 */

/** Set by the page's own script, which is there before the portal's (`server/hosted/pages/portal.page.ts`). */
export interface SnapshotNode extends HTMLElement {
  /** The button, or the row of a list, that was pressed last; links lead away by themselves. */
  pressed?: Element;
  /** A shortcut of the portal's. */
  shortcut?: KeyboardEvent;
}

/** The node of `to` that stands where `node` stands in `from`; `undefined` where something else, or nothing, does. */
function counterpart(node: Element, from: Element, to: Element): HTMLElement | undefined {
  const path: number[] = [];
  for (let each = node; each !== from; each = each.parentElement!) {
    if (!each.parentElement) return undefined;
    path.unshift([...each.parentElement.children].indexOf(each));
  }
  const found = path.reduce<Element | undefined>((place, index) => place?.children[index], to);
  return found instanceof HTMLElement && found.tagName === node.tagName ? found : undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (field: Field): boolean => field.type === 'checkbox' || field.type === 'radio';

function wasFilledIn(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field instanceof HTMLInputElement && isBox(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** As a person would: React hears of a value only where it was not set by its own way. */
function fillIn(field: HTMLElement | undefined, given: Field): void {
  if (!field) return;
  if (isBox(given)) return field.click();
  const { value, files } = given as HTMLInputElement;
  // the name of a chosen file is nobody's to set: the file itself is
  if (files) (field as HTMLInputElement).files = files;
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** @returns does it, once the portal can be seen */
export function captureInteractions(snapshot: SnapshotNode, live: Element): () => void {
  const root = snapshot.getRootNode() as ShadowRoot;
  const of = (node: Element | null | undefined) =>
    node && snapshot.contains(node) ? counterpart(node, snapshot, live) : undefined;
  const [focused, pressed] = [of(root.activeElement), of(snapshot.pressed)];
  const fields = [...snapshot.querySelectorAll<Field>('input, textarea, select')]
    .filter(wasFilledIn)
    .map((field) => [of(field), field] as const);
  return () => {
    focused?.focus({ preventScroll: true });
    for (const [field, given] of fields) fillIn(field, given);
    pressed?.click();
    if (snapshot.shortcut) window.dispatchEvent(new KeyboardEvent('keydown', snapshot.shortcut));
  };
}
