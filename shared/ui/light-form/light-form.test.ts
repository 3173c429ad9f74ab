// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { LightField, LightForm } from './light-form.ts';
import { renderLightForm } from './render-light-form.ts';
import { clearLightForm, lightInput, syncLightForm } from './sync-light-form.ts';

const email: LightField = {
  name: 'email',
  type: 'email',
  label: 'Email',
  autocomplete: 'username',
  inputmode: 'email',
  required: true,
};
const password: LightField = {
  name: 'password',
  type: 'password',
  label: 'Password',
  autocomplete: 'new-password',
  rules: [{ id: 'length', text: '8 characters' }],
  error: 'Too <short>',
};

function formOf(fields: LightField[], more: Partial<LightForm> = {}): LightForm {
  return {
    idPrefix: 'portico',
    action: '/account/login?state=1&x="2"',
    hidden: { formToken: 't', step: 'preLogin' },
    fields,
    submit: { label: 'Continue', busy: false },
    ...more,
  };
}

/** Nodes as text with their attributes in order, since the order of attributes means nothing. */
function outline(element: Element): string {
  const attributes = [...element.attributes]
    .map(({ name, value }) => `${name}=${value}`)
    .filter((text) => !text.startsWith('value='))
    .sort();
  const inner = element.children.length > 0 ? [...element.children].map(outline).join('') : element.textContent;
  return `<${element.tagName} ${attributes.join(' ')}>${inner}`;
}

let host: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '';
  host = document.createElement('div');
  document.body.append(host);
});

test.each([
  ['one field', formOf([email])],
  [
    'a name for password managers, rules and an error',
    formOf([{ ...email, identity: true, value: 'a@b.example' }, password]),
  ],
  [
    'a choice',
    formOf([
      {
        name: 'size',
        type: 'select',
        label: 'Size',
        autocomplete: 'on',
        value: 'l',
        options: [
          { value: '', label: 'Choose' },
          { value: 'l', label: 'Large <' },
        ],
      },
    ]),
  ],
  [
    'no field, a busy button',
    formOf([], { submit: { label: 'Sending', busy: true, secondary: true, disabled: true } }),
  ],
])('the browser makes the nodes that the server writes: %s', (_name, form) => {
  const written = document.createElement('div');
  written.innerHTML = renderLightForm(form);
  syncLightForm(host, form);
  expect([...host.children].map(outline)).toEqual([...written.children].map(outline));
  const values = (of: Element) =>
    [...of.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map((input) => input.value);
  expect(values(host)).toEqual(values(written));
});

test('bringing server-written nodes up to date changes none of them', () => {
  const form = formOf([email, password]);
  host.innerHTML = renderLightForm(form);
  const before = [...host.children];
  syncLightForm(host, form);
  expect([...host.children]).toEqual(before);
});

test('markup in any text is written as text', () => {
  const evil = '"><script>alert(1)</script>\'';
  const html = renderLightForm(
    formOf([{ ...email, label: evil, value: evil, hint: evil }], { action: evil, hidden: { formToken: evil } }),
  );
  expect(html).not.toContain('<script');
  host.innerHTML = html;
  expect(host.querySelectorAll('script')).toHaveLength(0);
  expect(host.querySelector('form')?.getAttribute('action')).toBe(evil);
  expect(host.querySelector('label')?.textContent).toBe(evil);
});

test('typed text outlives a new description, a new value does not replace it', () => {
  syncLightForm(host, formOf([email]));
  const input = lightInput(host, { idPrefix: 'portico' }, 'email')!;
  input.value = 'typed';
  input.focus();
  syncLightForm(host, formOf([{ ...email, value: 'other', error: 'Wrong' }]));
  expect(lightInput(host, { idPrefix: 'portico' }, 'email')).toBe(input);
  expect(input.value).toBe('typed');
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute('aria-describedby')).toBe('portico-email-error');
});

test('the address stays one and the same input when the password is asked for', () => {
  syncLightForm(host, formOf([email]));
  const input = lightInput(host, { idPrefix: 'portico' }, 'email')!;
  input.value = 'a@b.example';
  syncLightForm(
    host,
    formOf([
      { ...email, type: 'text', identity: true, value: 'a@b.example', required: undefined, inputmode: undefined },
      password,
    ]),
  );
  expect(lightInput(host, { idPrefix: 'portico' }, 'email')).toBe(input);
  expect(input.readOnly).toBe(true);
  expect(input.value).toBe('a@b.example');
  expect(host.querySelector('#portico-email-label')).toBeNull();
  syncLightForm(host, formOf([email]));
  expect([input.readOnly, input.getAttribute('tabindex'), input.value]).toEqual([false, null, 'a@b.example']);
});

test('what a password manager put on an input is left alone', () => {
  syncLightForm(host, formOf([email]));
  const input = lightInput(host, { idPrefix: 'portico' }, 'email')!;
  input.setAttribute('data-manager', 'filled');
  syncLightForm(host, formOf([{ ...email, error: 'Wrong' }]));
  expect(input.getAttribute('data-manager')).toBe('filled');
});

test('hidden fields follow the step', () => {
  syncLightForm(host, formOf([email]));
  syncLightForm(host, formOf([email], { hidden: { formToken: 'u', step: 'loginWithPassword', extra: '1' } }));
  const hidden = [...host.querySelectorAll<HTMLInputElement>('form > input')].map(({ name, value }) => [name, value]);
  expect(hidden).toEqual([
    ['formToken', 'u'],
    ['step', 'loginWithPassword'],
    ['extra', '1'],
  ]);
});

test('clearing takes our nodes and leaves those of the page', () => {
  host.innerHTML = '<p id="theirs"></p>';
  syncLightForm(host, formOf([email]));
  clearLightForm(host, 'portico');
  expect([...host.children].map((child) => child.id)).toEqual(['theirs']);
});

test('two forms of one element share neither ids nor slots, and one goes without the other', () => {
  const first = formOf([password], { idPrefix: 'portico-password', scope: 'password' });
  const second = formOf([password], { idPrefix: 'portico-code', scope: 'code' });
  syncLightForm(host, first);
  syncLightForm(host, second);
  const slots = [...host.children].map((child) => child.getAttribute('slot')).filter((slot) => slot !== 'form');
  expect(new Set(slots).size).toBe(slots.length);
  expect(slots).toContain('code-password-input');
  clearLightForm(host, first.idPrefix);
  expect(lightInput(host, first, 'password')).toBeUndefined();
  expect(lightInput(host, second, 'password')).toBeInstanceOf(HTMLInputElement);
});
