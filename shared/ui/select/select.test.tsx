// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#shared/ui/testing/render-part.tsx';
import { Select } from './select.tsx';

const roles = [
  { value: 'admin', label: 'Admin' },
  { value: 'viewer', label: 'Viewer' },
];
const ignore = () => undefined;
const textOf = (container: HTMLElement, id: string | null) => container.querySelector(`[id="${id}"]`)?.textContent;

test('the closed field is named by its label and shows what is chosen, or that nothing is', async () => {
  const part = await renderPart(<Select label="Role" options={roles} value={null} onChange={ignore} />);
  const trigger = part.find('[role=combobox]');
  expect(textOf(part.container, trigger.getAttribute('aria-labelledby'))).toBe('Role');
  expect(trigger.textContent).toBe('Choose…');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  await part.update(<Select label="Role" options={roles} value="viewer" onChange={ignore} />);
  expect(trigger.textContent).toBe('Viewer');
});

test('a hint describes it; an error takes the hint’s place and marks the field', async () => {
  const part = await renderPart(
    <Select label="Role" options={roles} value={null} onChange={ignore} hint="For new people." />,
  );
  const trigger = part.find('[role=combobox]');
  expect(textOf(part.container, trigger.getAttribute('aria-describedby'))).toBe('For new people.');
  expect(trigger.getAttribute('aria-invalid')).not.toBe('true');
  await part.update(
    <Select
      label="Role"
      options={roles}
      value={null}
      onChange={ignore}
      hint="For new people."
      error="Choose a role."
    />,
  );
  expect(textOf(part.container, trigger.getAttribute('aria-describedby'))).toBe('Choose a role.');
  expect(trigger.getAttribute('aria-invalid')).toBe('true');
});

test('a disabled one can be read and not opened', async () => {
  const part = await renderPart(<Select label="Role" options={roles} value="admin" onChange={ignore} disabled />);
  expect(part.find<HTMLButtonElement>('[role=combobox]').disabled).toBe(true);
  expect(part.find('[role=combobox]').textContent).toBe('Admin');
});

test('letters choose without opening; a closed one refers to no list that is not there', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const part = await renderPart(<Select label="Role" options={roles} value="admin" onChange={onChange} />);
  const trigger = part.find('[role=combobox]');
  expect(trigger.hasAttribute('aria-controls')).toBe(false);
  await act(async () => trigger.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', bubbles: true })));
  expect(onChange.mock.calls).toEqual([['viewer']]);
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
});

test('in a toolbar it may say more than its option', async () => {
  const part = await renderPart(
    <Select compact label="Role" labelHidden options={roles} value="admin" valueText="Role: Admin" onChange={ignore} />,
  );
  expect(part.find('[role=combobox]').textContent).toBe('Role: Admin');
});
