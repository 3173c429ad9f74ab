import type { FieldCheck } from './check-field.ts';
import type { LightField, LightForm, LightRule } from './light-form.ts';

/** What has happened in the browser to one field since it was drawn. */
export interface FieldState {
  check?: FieldCheck;
  /** The error that stood there when one began to type again: it is settled until the next answer. */
  dismissed?: string;
  /** One has been in the field and gone on: unmet rules may now be shown as failed. */
  left?: boolean;
  met?: readonly string[];
  revealed?: boolean;
}

export type FieldStates = Readonly<Record<string, FieldState>>;

function ruleWithState(rule: LightRule, state: FieldState): LightRule {
  if (state.met?.includes(rule.id)) return { ...rule, state: 'met' };
  return state.left && rule.test ? { ...rule, state: 'failed' } : rule;
}

function fieldWithState(field: LightField, state: FieldState, errorText: (check: FieldCheck) => string): LightField {
  const serverError = field.error === state.dismissed ? undefined : field.error;
  const rules = field.rules?.map((rule) => ruleWithState(rule, state));
  return {
    ...field,
    error: state.check ? errorText(state.check) : serverError,
    rules,
    invalid: rules?.some((rule) => rule.state === 'failed'),
    revealed: state.revealed,
  };
}

/** The description of a form with what happened in the browser laid over it. */
export function withFieldStates(
  form: LightForm,
  states: FieldStates,
  errorText: (check: FieldCheck) => string,
): LightForm {
  return { ...form, fields: form.fields.map((field) => fieldWithState(field, states[field.name] ?? {}, errorText)) };
}
