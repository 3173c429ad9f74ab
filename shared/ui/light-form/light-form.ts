/**
 * A form whose fields are light-DOM children of the element, so that password managers and a browser without JavaScript see
 * an ordinary form, while the shadow root draws around them. This is the description; the server renders it to text and the
 * browser brings the same nodes up to date, so that both always agree.
 */
import type { ComponentType, ReactNode } from 'react';

export interface LightRule {
  /** Unique within its field. */
  id: string;
  text: string;
  state?: 'met' | 'failed';
  /** Tells in the browser whether typed text meets it. A rule that only the server can judge has none. */
  test?: (value: string) => boolean;
}

export interface LightField {
  /** Name in the posted form, and part of the node's id. */
  name: string;
  type: 'email' | 'password' | 'text' | 'select';
  label: string;
  autocomplete: string;
  inputmode?: 'email' | 'text' | 'numeric' | 'tel';
  /** What was typed before. Never given for a password. */
  value?: string;
  required?: boolean;
  minlength?: number;
  maxlength?: number;
  /** One line below the field, replaced by the error. */
  hint?: string;
  error?: string;
  /** Wrong without a sentence of its own, because a failed rule says why. */
  invalid?: boolean;
  /** What a select offers, in its order. */
  options?: readonly { value: string; label: string }[];
  /** Conditions that tick off while one types. */
  rules?: LightRule[];
  /** There for password managers only: read-only, out of sight and out of the tab order. */
  identity?: boolean;
  /** Shown in clear by the user's wish. */
  revealed?: boolean;
  /** Draws round the input what its plain box is not enough for. The input stays one, and is the same without a script. */
  drawing?: ComponentType<{ form: Pick<LightForm, 'idPrefix'>; field: LightField; children: ReactNode }>;
}

export interface LightSubmit {
  label: string;
  /** A call is under way: drawn with a spinner. */
  busy: boolean;
  /** Not the main thing on its page. */
  secondary?: boolean;
  /** Cannot be pressed yet. */
  disabled?: boolean;
}

export interface LightForm {
  /** Prefix of all ids of this box, or of this form where an element has several. */
  idPrefix: string;
  /** Sets the slots of this form apart from those of others in the same element. */
  scope?: string;
  /** Where the form posts to; `''` is the page's own address. */
  action: string;
  /** Posted as they are: the form token, the step and what the step needs besides. */
  hidden: Readonly<Record<string, string>>;
  fields: readonly LightField[];
  submit: LightSubmit;
  /** Name of the field that has the focus when the page opens. */
  autofocus?: string;
  /** Turns the browser's own validation bubbles off; the script that checks instead sets it. */
  novalidate?: boolean;
}

export type FieldPart = 'label' | 'input' | 'hint' | 'error';

type Scoped = Pick<LightForm, 'scope'>;

function scoped({ scope }: Scoped, slot: string): string {
  return scope === undefined ? slot : `${scope}-${slot}`;
}

/** Name of the slot a part of a field goes into. */
export function fieldSlot(form: Scoped, name: string, part: FieldPart): string {
  return scoped(form, `${name}-${part}`);
}

/** Name of the slot of one rule of a field. */
export function ruleSlot(form: Scoped, name: string, rule: string): string {
  return scoped(form, `${name}-rule-${rule}`);
}

/** Name of the slot of the button that sends the form. */
export function submitSlot(form: Scoped): string {
  return scoped(form, 'submit');
}

/** Id of a field's input. */
export function inputId(form: Pick<LightForm, 'idPrefix'>, name: string): string {
  return `${form.idPrefix}-${name}`;
}

/** Id of the form. */
export function formId(form: Pick<LightForm, 'idPrefix'>): string {
  return `${form.idPrefix}-form`;
}
