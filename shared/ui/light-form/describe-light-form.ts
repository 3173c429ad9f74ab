import { fieldSlot, formId, inputId, ruleSlot, submitSlot } from './light-form.ts';
import type { LightField, LightForm } from './light-form.ts';

/** One node below the host. The ID, or for a hidden input the name, identifies a node between descriptions. */
export interface LightNode {
  tag: 'form' | 'label' | 'input' | 'select' | 'option' | 'span' | 'button';
  /** Boolean attributes have the value `''`; an absent attribute is undefined. */
  attributes: Record<string, string | undefined>;
  text?: string;
  children?: LightNode[];
}

const flag = (on: boolean | undefined): string | undefined => (on ? '' : undefined);

function hiddenInput([name, value]: [string, string]): LightNode {
  return { tag: 'input', attributes: { type: 'hidden', name, value } };
}

function formNode(form: LightForm): LightNode {
  return {
    tag: 'form',
    attributes: {
      slot: 'form',
      id: formId(form),
      method: 'post',
      action: form.action || undefined,
      novalidate: flag(form.novalidate),
    },
    children: Object.entries(form.hidden).map(hiddenInput),
  };
}

/** Ids of the texts that explain a field; the error comes first, since it is what one has to know. */
function describedBy(form: LightForm, field: LightField): string | undefined {
  const id = inputId(form, field.name);
  const parts = [
    field.error && `${id}-error`,
    field.hint && !field.error && `${id}-hint`,
    ...(field.rules ?? []).map((rule) => `${id}-rule-${rule.id}`),
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** They have IDs, which identify the nodes. */
function optionNodes(form: LightForm, { name, options, value: chosen = '' }: LightField): LightNode[] | undefined {
  return options?.map(({ value, label }, index) => ({
    tag: 'option',
    attributes: { id: `${inputId(form, name)}-option-${index}`, value, selected: flag(value === chosen) },
    text: label,
  }));
}

function inputNode(form: LightForm, field: LightField): LightNode {
  const children = optionNodes(form, field);
  return {
    tag: children ? 'select' : 'input',
    ...(children && { children }),
    attributes: {
      slot: fieldSlot(form, field.name, 'input'),
      id: inputId(form, field.name),
      form: formId(form),
      name: field.name,
      type: children ? undefined : field.revealed ? 'text' : field.type,
      value: children ? undefined : field.value,
      autocomplete: field.autocomplete,
      inputmode: field.inputmode,
      autocapitalize: children || field.type === 'text' ? undefined : 'none',
      spellcheck: children || field.type === 'text' ? undefined : 'false',
      minlength: field.minlength?.toString(),
      maxlength: field.maxlength?.toString(),
      required: flag(field.required),
      readonly: flag(field.identity),
      tabindex: field.identity ? '-1' : undefined,
      autofocus: flag(form.autofocus === field.name),
      'data-part': field.identity ? 'identity' : 'input',
      'data-end': flag(field.type === 'password'),
      'aria-label': field.identity ? field.label : undefined,
      'aria-invalid': field.error || field.invalid ? 'true' : undefined,
      'aria-describedby': describedBy(form, field),
    },
  };
}

function textNode(form: LightForm, field: LightField, part: 'hint' | 'error', text: string): LightNode {
  return {
    tag: 'span',
    attributes: {
      slot: fieldSlot(form, field.name, part),
      id: `${inputId(form, field.name)}-${part}`,
      'data-part': part,
    },
    text,
  };
}

function ruleNodes(form: LightForm, field: LightField): LightNode[] {
  return (field.rules ?? []).map((rule) => ({
    tag: 'span',
    attributes: {
      slot: ruleSlot(form, field.name, rule.id),
      id: `${inputId(form, field.name)}-rule-${rule.id}`,
      'data-part': 'rule',
      'data-state': rule.state,
    },
    text: rule.text,
  }));
}

function fieldNodes(form: LightForm, field: LightField): LightNode[] {
  if (field.identity) return [inputNode(form, field)];
  const id = inputId(form, field.name);
  return [
    {
      tag: 'label',
      attributes: { slot: fieldSlot(form, field.name, 'label'), id: `${id}-label`, for: id },
      text: field.label,
    },
    inputNode(form, field),
    ...(field.hint && !field.error ? [textNode(form, field, 'hint', field.hint)] : []),
    ...(field.error ? [textNode(form, field, 'error', field.error)] : []),
    ...ruleNodes(form, field),
  ];
}

function submitNode(form: LightForm): LightNode {
  return {
    tag: 'button',
    attributes: {
      slot: submitSlot(form),
      id: `${form.idPrefix}-submit`,
      form: formId(form),
      type: 'submit',
      'data-variant': form.submit.secondary ? 'secondary' : undefined,
      disabled: flag(form.submit.disabled),
      'aria-busy': form.submit.busy ? 'true' : undefined,
    },
    text: form.submit.label,
  };
}

/** The nodes of a form, in document order: form, then each field with its texts, then the button. */
export function describeLightForm(form: LightForm): LightNode[] {
  return [formNode(form), ...form.fields.flatMap((field) => fieldNodes(form, field)), submitNode(form)];
}
