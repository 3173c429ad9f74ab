/**
 * Replays the user's interactions with the snapshot on the live portal that replaces it. Both have the same structure,
 * so a node is found by its path of child indexes. A field is found by its name or label: what was typed must not get into
 * another one, should an answer that came meanwhile have added or removed some.
 */

/** Set by the page's inline script, which runs before the portal's (`server/hosted/pages/portal.page.ts`). */
export interface SnapshotNode extends HTMLElement {
  /** The button or list row that was pressed last; links navigate without scripts. */
  pressed?: Element;
  /** A form that was submitted without a button, by Enter in its only field. */
  submitted?: Element | undefined;
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

const isField = (node: Element): node is Field => node.matches('input, textarea, select');
const isBox = (field: Field): boolean => field.type === 'checkbox' || field.type === 'radio';

/** By what a user and a form know a field; `''` if it has neither name nor label. IDs are those of one rendering. */
function identityOf(field: Field): string {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
  if (!field.name && !label) return '';
  return JSON.stringify([field.type, field.name, label.trim(), isBox(field) && field.value]);
}

/** Finds the same field in `to`. Of several equal ones, such as those of rows, it is the one in the same order. */
function sameField(field: Field, from: Element, to: Element): HTMLElement | undefined {
  const identity = identityOf(field);
  if (!identity) return counterpart(field, from, to);
  const [before, now] = [from, to].map((root) =>
    [...root.querySelectorAll<Field>(field.localName)].filter((each) => identityOf(each) === identity),
  ) as [Field[], Field[]];
  return before.length === now.length ? now[before.indexOf(field)] : undefined;
}

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
  if (given.type === 'file') (field as HTMLInputElement).files = files;
  else Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** Tells a field that it was left, as React and other listeners hear of it: many are checked then. */
function leave(field: HTMLElement | undefined): void {
  field?.dispatchEvent(new FocusEvent('blur', { composed: true }));
  field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
}

/** Its caret or selected text; `undefined` for fields that do not tell, such as those of an email address. */
function selectionOf(node: Element | null): Parameters<HTMLInputElement['setSelectionRange']> | undefined {
  if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = node;
  return selectionStart === null ? undefined : [selectionStart, selectionEnd, selectionDirection ?? undefined];
}

/** React renders what an event has changed in a microtask; the next event comes after it, as it does when a user acts. */
const rendered = (): Promise<void> => Promise.resolve();

/** @returns does it, once the portal can be seen, within the same task */
export function captureInteractions(snapshot: SnapshotNode, live: Element): () => Promise<void> {
  const root = snapshot.getRootNode() as ShadowRoot;
  const of = (node: Element | null | undefined) => {
    if (!node || !snapshot.contains(node)) return undefined;
    return isField(node) ? sameField(node, snapshot, live) : counterpart(node, snapshot, live);
  };
  const [focused, pressed, submitted] = [of(root.activeElement), of(snapshot.pressed), of(snapshot.submitted)];
  const selection = selectionOf(root.activeElement);
  const fields = [...snapshot.querySelectorAll<Field>('input, textarea, select')]
    .filter(wasFilledIn)
    .map((field) => [of(field), field] as const);
  return async () => {
    focused?.focus({ preventScroll: true });
    for (const [field, given] of fields) fillIn(field, given);
    await rendered();
    for (const [field] of fields) if (field !== focused) leave(field);
    await rendered();
    // what is typed next goes where it would have gone
    if (selection && focused) (focused as HTMLInputElement).setSelectionRange(...selection);
    pressed?.click();
    if (submitted instanceof HTMLFormElement) submitted.requestSubmit();
    if (snapshot.shortcut) window.dispatchEvent(new KeyboardEvent('keydown', snapshot.shortcut));
  };
}
