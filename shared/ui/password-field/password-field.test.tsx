// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { press, renderPart } from '#shared/ui/testing/render-part.tsx';
import { PasswordField } from './password-field.tsx';

const field = (
  <PasswordField
    label="New password"
    autoComplete="new-password"
    defaultValue="short"
    rules={[{ text: '12 characters or more', met: false }]}
  />
);

test('the password is shown and hidden by its button', async () => {
  const part = await renderPart(field);
  expect(part.find<HTMLInputElement>('input').type).toBe('password');
  await press(part.find('button[aria-label="Show password"]'));
  expect(part.find<HTMLInputElement>('input').type).toBe('text');
  await press(part.find('button[aria-label="Hide password"]'));
  expect(part.find<HTMLInputElement>('input').type).toBe('password');
});

test('a rule that is not met turns red only once the field was left', async () => {
  const part = await renderPart(field);
  expect(part.find('[data-part=rule]').dataset['state']).toBe('open');
  await act(async () => {
    part.find('input').focus();
    part.find('input').blur();
  });
  expect(part.find('[data-part=rule]').dataset['state']).toBe('failed');
});
