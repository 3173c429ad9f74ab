/**
 * Replays the user's interactions with the snapshot on the live portal that replaces it. Both have the same structure,
 * so a node is found by its path of child indexes.
 */

/** Set by the page's inline script, which runs before the portal's (`server/hosted/pages/portal.page.ts`). */
export interface SnapshotNode extends HTMLElement {
  /** The button or list row that was pressed last; links navigate without scripts. */
  pressed?: Element;
  /** A shortcut of the portal's. */
  shortcut?: KeyboardEvent;
}

/** Finds the node of `to` at the same path as `node` in `from`; `undefined` if there is none with the same tag. */
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

/** Dispatches input events as a user's typing would: React ignores values set through its own setter. */
function fillIn(field: HTMLElement | undefined, given: Field): void {
  if (!field) return;
  if (isBox(given)) return field.click();
  const { value, files } = given as HTMLInputElement;
  // a file input's name cannot be set, only its files
  if (files) (field as HTMLInputElement).files = files;
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** Its caret or selected text; `undefined` for fields that do not tell, such as those of an email address. */
function selectionOf(node: Element | null): Parameters<HTMLInputElement['setSelectionRange']> | undefined {
  if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = node;
  return selectionStart === null ? undefined : [selectionStart, selectionEnd, selectionDirection ?? undefined];
}

/** @returns does it, once the portal can be seen */
export function captureInteractions(snapshot: SnapshotNode, live: Element): () => void {
  const root = snapshot.getRootNode() as ShadowRoot;
  const of = (node: Element | null | undefined) =>
    node && snapshot.contains(node) ? counterpart(node, snapshot, live) : undefined;
  const [focused, pressed] = [of(root.activeElement), of(snapshot.pressed)];
  const selection = selectionOf(root.activeElement);
  const fields = [...snapshot.querySelectorAll<Field>('input, textarea, select')]
    .filter(wasFilledIn)
    .map((field) => [of(field), field] as const);
  return () => {
    focused?.focus({ preventScroll: true });
    for (const [field, given] of fields) fillIn(field, given);
    // what is typed next goes where it would have gone
    if (selection && focused) (focused as HTMLInputElement).setSelectionRange(...selection);
    pressed?.click();
    if (snapshot.shortcut) window.dispatchEvent(new KeyboardEvent('keydown', snapshot.shortcut));
  };
}
