import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from '#shared/theme/use-hydrated.ts';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import type { LightField, LightForm } from '#shared/ui/light-form/light-form.ts';
import { lightInput } from '#shared/ui/light-form/sync-light-form.ts';
import { boxedFieldStyle, boxesStyle, boxStyle, fieldStyle } from './code-boxes.styles.ts';
import { plainDigits } from './plain-digits.ts';

const length = 6;
const places = [...Array(length).keys()];
const changes = ['input', 'compositionend', 'keyup', 'click', 'select', 'focusin', 'focusout'] as const;
/** What changes the value. An input method ends with an `input` event in some browsers and without one in others. */
const edits: readonly string[] = ['input', 'compositionend'];

/** Value of the field, and the boxes that are selected or wait for the next digit: from (inclusive), to (exclusive). */
interface Typed {
  digits: string;
  active: [from: number, to: number];
}

const nothing: Typed = { digits: '', active: [0, 0] };

function typedIn(input: HTMLInputElement): Typed {
  const digits = plainDigits(input.value, length);
  if (!input.matches(':focus')) return { digits, active: [0, 0] };
  const from = Math.min(input.selectionStart ?? digits.length, length - 1);
  return { digits, active: [from, Math.max(from + 1, input.selectionEnd ?? 0)] };
}

/** Spaces and letters of a pasted code go at once, so that what is drawn is what is sent. */
function tidy(input: HTMLInputElement): void {
  const digits = plainDigits(input.value, length);
  if (input.value !== digits) input.value = digits;
}

/**
 * Follows the field: typed, pasted or filled values, and the caret position.
 *
 * @param onComplete called with each input that has all digits, and no more of them
 */
function useTyped(
  host: HTMLElement | undefined,
  form: Pick<LightForm, 'idPrefix'>,
  name: string,
  onComplete: (input: HTMLInputElement) => void,
): Typed {
  const [typed, setTyped] = useState(nothing);
  const complete = useRef(onComplete);
  useEffect(() => void (complete.current = onComplete));
  const { idPrefix } = form;
  useEffect(() => {
    if (!host) return undefined;
    const there = lightInput(host, { idPrefix }, name);
    if (there) setTyped(typedIn(there));
    const stop = new AbortController();
    const follow = (event: Event): void => {
      const input = lightInput(host, { idPrefix }, name);
      if (!input || event.target !== input) return;
      // a value that is set while an input method composes would end the composition
      const isEdited = edits.includes(event.type) && !(event as InputEvent).isComposing;
      const isComplete = isEdited && plainDigits(input.value, length + 1).length === length;
      if (isEdited) tidy(input);
      setTyped(typedIn(input));
      if (isComplete) complete.current(input);
    };
    for (const type of changes) host.addEventListener(type, follow, { signal: stop.signal });
    return () => stop.abort();
  }, [host, idPrefix, name]);
  return typed;
}

/**
 * Submits the form of a complete code: once for each code, so that no attempt is lost while a refused one is corrected; and
 * not before everything else that the form requires is there.
 */
function useSubmission(): (input: HTMLInputElement) => void {
  const last = useRef('');
  return ({ value, form }) => {
    if (value === last.current) return;
    last.current = value;
    if (form?.checkValidity()) form.requestSubmit();
  };
}

/** A code that was refused is selected once, so that the next one takes its place, whatever becomes of the error's text. */
function useRefusedSelected(
  host: HTMLElement | undefined,
  form: Pick<LightForm, 'idPrefix'>,
  { name, error }: LightField,
): void {
  const { idPrefix } = form;
  const isRefused = Boolean(error);
  useEffect(() => {
    const input = isRefused && host ? lightInput(host, { idPrefix }, name) : undefined;
    if (input?.value) input.select();
  }, [host, idPrefix, name, isRefused]);
}

/**
 * Six boxes that show the digits of a light-DOM field, which lies over them unseen: for password managers, phones, screen
 * readers and the clipboard it stays one field. Without a script the field itself is seen.
 * The last digit submits the form.
 */
export function CodeBoxes(props: CodeBoxesProps) {
  return <Boxes {...props} onComplete={useSubmission()} />;
}

/** The same, for a form that waits for its button. */
export function PatientCodeBoxes(props: CodeBoxesProps) {
  return <Boxes {...props} onComplete={nothingElse} />;
}

const nothingElse = (): void => undefined;

interface CodeBoxesProps {
  form: Pick<LightForm, 'idPrefix'>;
  field: LightField;
  /** The field's slot. */
  children: ReactNode;
}

function Boxes({
  form,
  field,
  children,
  onComplete,
}: CodeBoxesProps & { onComplete: (input: HTMLInputElement) => void }) {
  const { host } = useRootPlace();
  const hydrated = useHydrated();
  const { digits, active } = useTyped(host, form, field.name, onComplete);
  useRefusedSelected(host, form, field);
  if (!hydrated) return <div css={fieldStyle}>{children}</div>;
  const state = field.error || field.invalid ? 'invalid' : undefined;
  return (
    <div css={[fieldStyle, boxedFieldStyle]} data-part="code">
      <div css={boxesStyle} aria-hidden="true">
        {places.map((place) => (
          <div
            key={place}
            css={boxStyle}
            data-part="code-box"
            data-state={state}
            data-active={(place >= active[0] && place < active[1]) || undefined}
          >
            {digits[place]}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
