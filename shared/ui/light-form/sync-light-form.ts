import { describeLightForm } from './describe-light-form.ts';
import type { LightNode } from './describe-light-form.ts';
import { formId, inputId } from './light-form.ts';
import type { LightForm } from './light-form.ts';

/** Attributes that a description may set, and therefore take away. Others belong to password managers and are left alone. */
const ownAttributes = [
  'action',
  'novalidate',
  'type',
  'autocomplete',
  'inputmode',
  'autocapitalize',
  'spellcheck',
  'minlength',
  'maxlength',
  'required',
  'readonly',
  'tabindex',
  'data-part',
  'data-end',
  'data-state',
  'data-variant',
  'disabled',
  'aria-label',
  'aria-invalid',
  'aria-describedby',
  'aria-busy',
];

/** `autofocus` is for pages as they load; later steps get the focus from the code that draws them. */
function setAttributes(element: Element, wanted: LightNode['attributes']): void {
  for (const name of ownAttributes) {
    if (wanted[name] === undefined && element.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined || (name === 'value' && element instanceof HTMLInputElement) || name === 'autofocus')
      continue;
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** What was typed stays: a described value fills an empty field only, or one that is read-only. */
function setValue(input: HTMLInputElement, value: string | undefined): void {
  if (value === undefined || input.value === value) return;
  if (input.type === 'hidden' || input.readOnly || input.value === '') input.value = value;
}

function keyOf(element: Element): string {
  return element.id || element.getAttribute('name') || '';
}

function update(element: Element, node: LightNode): void {
  setAttributes(element, node.attributes);
  if (element instanceof HTMLInputElement) setValue(element, node.attributes['value']);
  else if (node.children) syncChildren(element, node.children);
  else if (element.textContent !== (node.text ?? '')) element.textContent = node.text ?? '';
}

/** Nodes that persist are never moved or replaced: either would take the focus and the caret away. */
function syncChildren(
  parent: Element,
  nodes: readonly LightNode[],
  isOurs: (child: Element) => boolean = () => true,
): void {
  const existing = new Map([...parent.children].filter(isOurs).map((child) => [keyOf(child), child]));
  let previous: Element | undefined;
  for (const node of nodes) {
    const key = node.attributes['id'] ?? node.attributes['name'] ?? '';
    const element = existing.get(key) ?? parent.ownerDocument.createElement(node.tag);
    existing.delete(key);
    update(element, node);
    if (!element.parentNode) {
      if (previous) previous.after(element);
      else parent.append(element);
    }
    previous = element;
  }
  for (const gone of existing.values()) gone.remove();
}

/** Makes the host's fields those of the description, keeping nodes, typed text and focus. */
export function syncLightForm(host: HTMLElement, form: LightForm): void {
  syncChildren(host, describeLightForm(form), (child) => child.id.startsWith(`${form.idPrefix}-`));
}

/** Takes all fields away, for a step that has none. */
export function clearLightForm(host: HTMLElement, idPrefix: string): void {
  syncChildren(host, [], (child) => child.id.startsWith(`${idPrefix}-`));
}

/** The form's node, once it was synced or came from the server. */
export function lightFormElement(host: HTMLElement, form: Pick<LightForm, 'idPrefix'>): HTMLFormElement | undefined {
  return [...host.children].find((child): child is HTMLFormElement => child.id === formId(form));
}

/** The input of a field, once it was synced or came from the server. */
export function lightInput(
  host: HTMLElement,
  form: Pick<LightForm, 'idPrefix'>,
  name: string,
): HTMLInputElement | undefined {
  return [...host.children].find((child): child is HTMLInputElement => child.id === inputId(form, name));
}
