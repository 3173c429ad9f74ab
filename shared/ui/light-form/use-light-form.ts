import { useContext, useEffect, useRef, useState } from 'react';
import { useArrivedLater } from '#shared/theme/use-arrived-later.ts';
import { useHydrated } from '#shared/theme/use-hydrated.ts';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { useBrowserLayoutEffect } from '#shared/theme/use-browser-layout-effect.ts';
import { checkField, failsARule, metRules } from './check-field.ts';
import type { FieldCheck } from './check-field.ts';
import { withFieldStates } from './field-state.ts';
import type { FieldState, FieldStates } from './field-state.ts';
import { LightFormSink } from './light-form-sink.ts';
import type { LightField, LightForm } from './light-form.ts';
import { clearLightForm, lightFormElement, lightInput, syncLightForm } from './sync-light-form.ts';

export interface LightFormOptions {
  /** Takes the visible fields by name. Without it the form posts by itself, with JavaScript too. */
  submit: ((fields: Record<string, string>) => void) | undefined;
  errorText: (check: FieldCheck) => string;
  /** Called with the values of the fields on every input. */
  onType?: (fields: Record<string, string>) => void;
  /** The form takes its fields along when it goes. Without it they stay for the next form of the same element. */
  transient?: boolean;
}

export interface LightFormControl {
  /** The description as it is drawn now. */
  form: LightForm;
  toggleRevealed(name: string): void;
}

function fieldsOf(element: HTMLFormElement, form: LightForm): Record<string, string> {
  const names = new Set([...form.fields.map((field) => field.name), ...Object.keys(form.hidden)]);
  names.delete('formToken');
  names.delete('step');
  const entries = [...new FormData(element)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries.filter(([name]) => names.has(name)));
}

/** The field an event of the host comes from. */
function fieldOf(
  form: LightForm,
  host: HTMLElement,
  target: EventTarget | null,
): [LightField, HTMLInputElement] | undefined {
  for (const field of form.fields) {
    const input = lightInput(host, form, field.name);
    if (input && input === target) return [field, input];
  }
  return undefined;
}

function firstWrong(form: LightForm): LightField | undefined {
  return form.fields.find((field) => field.error !== undefined || field.invalid);
}

/**
 * Binds a form to the light-DOM fields of the host: keeps them up to date, checks them as one leaves them and before sending,
 * and moves the focus to the first field that is wrong.
 */
export function useLightForm(described: LightForm, options: LightFormOptions): LightFormControl {
  const { host } = useRootPlace();
  const hydrated = useHydrated();
  const [states, setStates] = useState<FieldStates>({});
  const sink = useContext(LightFormSink);
  const scripted = options.submit !== undefined && hydrated;
  const form: LightForm = { ...withFieldStates(described, states, options.errorText), novalidate: scripted };
  sink?.(form);

  const patch = (name: string, change: FieldState) => {
    setStates((current) => ({ ...current, [name]: { ...current[name], ...change } }));
  };
  const focusWanted = useRef(false);
  const latest = useRef({ form, options, patch });

  useBrowserLayoutEffect(() => {
    latest.current = { form, options, patch };
    if (host && hydrated) syncLightForm(host, form);
  });
  const { transient } = options;
  useBrowserLayoutEffect(() => {
    const { idPrefix } = latest.current.form;
    return () => void (transient && host && clearLightForm(host, idPrefix));
  }, [host, transient]);
  useFocusOnArrival(host, form);
  useEffect(() => {
    if (!focusWanted.current || form.submit.busy) return;
    const wrong = firstWrong(form);
    if (!wrong || !host) return;
    focusWanted.current = false;
    lightInput(host, form, wrong.name)?.focus();
  });
  useEffect(() => (host ? listen(host, latest, focusWanted) : undefined), [host]);
  useEffect(() => {
    if (host) tickWhatIsTyped(host, latest.current);
  }, [host]);

  return { form, toggleRevealed: (name) => patch(name, { revealed: !states[name]?.revealed }) };
}

/** Text typed before the script arrived counts for the rules. */
function tickWhatIsTyped(host: HTMLElement, { form, patch }: Latest['current']): void {
  for (const field of form.fields) {
    const met = metRules(field, lightInput(host, form, field.name)?.value ?? '');
    if (met.length > 0) patch(field.name, { met });
  }
}

/** A step that follows another one takes the focus; the first one has it by `autofocus`. */
function useFocusOnArrival(host: HTMLElement | undefined, form: LightForm): void {
  const focusDue = useRef(useArrivedLater());
  useEffect(() => {
    if (!focusDue.current || !host) return;
    focusDue.current = false;
    if (form.autofocus) lightInput(host, form, form.autofocus)?.focus();
  });
}

interface Latest {
  current: { form: LightForm; options: LightFormOptions; patch: (name: string, change: FieldState) => void };
}

/** Checks every field; returns whether the form may be sent. */
function checkAll(host: HTMLElement, { form, options, patch }: Latest['current']): boolean {
  let ready = true;
  for (const field of form.fields) {
    const value = lightInput(host, form, field.name)?.value ?? '';
    const check = checkField(field, value);
    const failed = !check && failsARule(field, value);
    if (check || failed) ready = false;
    patch(field.name, { check, dismissed: undefined, left: failed || undefined, revealed: false });
  }
  return ready && options.submit !== undefined;
}

function onSubmit(event: Event, host: HTMLElement, latest: Latest, focusWanted: { current: boolean }): void {
  const { form, options } = latest.current;
  const element = lightFormElement(host, form);
  if (event.target !== element || !element || !options.submit) return;
  event.preventDefault();
  if (form.submit.busy) return;
  focusWanted.current = true;
  if (checkAll(host, latest.current)) options.submit(fieldsOf(element, form));
}

function onInput(event: Event, host: HTMLElement, { current: { form, options, patch } }: Latest): void {
  const found = fieldOf(form, host, event.target);
  const element = lightFormElement(host, form);
  if (!found || !element) return;
  const [field, input] = found;
  options.onType?.(fieldsOf(element, form));
  const { error } = field;
  // one that is settled already has to stay so
  patch(field.name, { check: undefined, met: metRules(field, input.value), ...(error && { dismissed: error }) });
}

/** A field that was left empty is not complained about until the form is sent: one may only be passing through. */
function onLeave(event: Event, host: HTMLElement, { current: { form, options, patch } }: Latest): void {
  const found = fieldOf(form, host, event.target);
  if (!found || !options.submit) return;
  const [field, input] = found;
  if (input.value !== '') patch(field.name, { check: checkField(field, input.value), left: true });
}

function listen(host: HTMLElement, latest: Latest, focusWanted: { current: boolean }): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  host.addEventListener('submit', (event) => onSubmit(event, host, latest, focusWanted), { signal });
  host.addEventListener('input', (event) => onInput(event, host, latest), { signal });
  host.addEventListener('focusout', (event) => onLeave(event, host, latest), { signal });
  return () => stop.abort();
}
