// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { Switch } from '#shared/ui/switch/switch.tsx';
import { press, renderPart } from '#shared/ui/testing/render-part.tsx';
import { Checkbox } from './checkbox.tsx';

test('a box asks for the state it does not have', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  const part = await renderPart(<Checkbox label="Read users" checked={false} onCheckedChange={onChange} />);
  await press(part.find('input'));
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('some of several is neither on nor off', async () => {
  const part = await renderPart(
    <Checkbox label="Security" checked="indeterminate" onCheckedChange={() => undefined} />,
  );
  expect(part.find<HTMLInputElement>('input').indeterminate).toBe(true);
  await part.update(<Checkbox label="Security" checked onCheckedChange={() => undefined} />);
  expect(part.find<HTMLInputElement>('input').indeterminate).toBe(false);
});

test('a switch is named by its label alone and described by its hint', async () => {
  const part = await renderPart(
    <Switch label="Require MFA" hint="From the next sign-in" checked onCheckedChange={() => undefined} />,
  );
  const input = part.find('input');
  const textOf = (attribute: string) =>
    part.container.querySelector(`[id="${input.getAttribute(attribute)}"]`)?.textContent;
  expect(input.getAttribute('role')).toBe('switch');
  expect(textOf('aria-labelledby')).toBe('Require MFA');
  expect(textOf('aria-describedby')).toBe('From the next sign-in');
});
