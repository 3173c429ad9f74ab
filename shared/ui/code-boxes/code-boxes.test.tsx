// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { RootProvider } from '#shared/theme/root-context.tsx';
import type { LightField } from '#shared/ui/light-form/light-form.ts';
import { LightFormView } from '#shared/ui/light-form/light-form-view.tsx';
import { CodeBoxes } from './code-boxes.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const field: LightField = {
  name: 'code',
  type: 'text',
  label: 'Verification code',
  autocomplete: 'one-time-code',
  required: true,
  maxlength: 12,
  drawing: CodeBoxes,
};

let unmount = (): void => {};
afterEach(() => unmount());

/** A form with a code; `show` draws it again, as after an answer. */
function openForm() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const submitted: string[] = [];
  const react = createRoot(root.appendChild(document.createElement('div')));
  unmount = () => act(() => (react.unmount(), host.remove()));
  const show = (error?: string, busy = false) =>
    act(() =>
      react.render(
        <RootProvider value={{ host, root, idPrefix: 'portico' }}>
          <LightFormView
            form={{
              idPrefix: 'portico',
              action: '',
              hidden: {},
              fields: [{ ...field, ...(error && { error }) }],
              submit: { label: 'Continue', busy },
            }}
            submit={({ code }) => submitted.push(code!)}
            errorText={(code) => code}
            revealLabel={() => ''}
          />
        </RootProvider>,
      ),
    );
  show();
  const input = host.querySelector('input')!;
  act(() => input.focus());
  return { host, root, input, submitted, show };
}

/** What the keyboard does: the text goes to the caret, or in the place of what is selected. */
function press(input: HTMLInputElement, text: string): void {
  act(() => {
    input.setRangeText(text, input.selectionStart!, input.selectionEnd!, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text }));
  });
}

test('after a refusal the next code takes the place of the refused one, key by key', () => {
  const { input, submitted, show } = openForm();
  for (const key of '000111') press(input, key);
  expect(submitted).toEqual(['000111']);
  show(undefined, true);
  show('Incorrect code; 4 attempts left.');
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
  const values = '334455'.split('').map((key) => {
    press(input, key);
    // the page renders for reasons of its own, such as a countdown
    show('Incorrect code; 4 attempts left.');
    return input.value;
  });
  expect(values).toEqual(['3', '33', '334', '3344', '33445', '334455']);
  expect(submitted).toEqual(['000111', '334455']);
});

test('a refused code is selected once, though its error is worded anew', () => {
  const { input, show } = openForm();
  for (const key of '000111') press(input, key);
  show('Incorrect code; 4 attempts left.');
  act(() => input.setSelectionRange(3, 3));
  show('Falscher Code; noch 4 Versuche.');
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 3]);
});

test.each([
  ['full-width', '０１２３４５'],
  ['Arabic', '٠١٢٣٤٥'],
  ['Persian', '۰۱۲۳۴۵'],
])('an input method leaves plain digits, which are submitted: %s', (_name, written) => {
  const { root, input, submitted } = openForm();
  const compose = (text: string) =>
    act(() => {
      input.value = text;
      const composing = new InputEvent('input', { bubbles: true, composed: true, data: text });
      Object.defineProperty(composing, 'isComposing', { value: true });
      input.dispatchEvent(composing);
    });
  for (let count = 1; count <= written.length; count += 1) compose(written.slice(0, count));
  // the composition is left alone, and its digits are seen
  expect(input.value).toBe(written);
  expect(root.querySelector('[data-part=code]')!.textContent).toBe('012345');
  expect(submitted).toEqual([]);
  act(() => void input.dispatchEvent(new Event('compositionend', { bubbles: true, composed: true })));
  expect(input.value).toBe('012345');
  expect(submitted).toEqual(['012345']);
  // browsers that send an input event after the composition
  act(() => void input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true })));
  expect(submitted).toEqual(['012345']);
});
