// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { press, renderPart } from '#shared/ui/testing/render-part.tsx';
import { Combobox } from './combobox.tsx';

const groups = [
  { value: 'berlin', label: 'Berlin office' },
  { value: 'design', label: 'Design' },
];
const ignore = () => undefined;
const textOf = (container: HTMLElement, id: string | null) => container.querySelector(`[id="${id}"]`)?.textContent;

test('it is named by its label and described by its hint, or by its error', async () => {
  const part = await renderPart(
    <Combobox label="Groups" options={groups} value={[]} onChange={ignore} hint="Where they work." />,
  );
  const input = part.find<HTMLInputElement>('input');
  expect(part.find<HTMLLabelElement>('label').htmlFor).toBe(input.id);
  expect(input.placeholder).toBe('Choose…');
  expect(textOf(part.container, input.getAttribute('aria-describedby'))).toBe('Where they work.');
  await part.update(<Combobox label="Groups" options={groups} value={[]} onChange={ignore} error="Choose a group." />);
  expect(textOf(part.container, input.getAttribute('aria-describedby'))).toBe('Choose a group.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('several choices stand as chips, each with a way to take it back', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  const part = await renderPart(
    <Combobox label="Groups" options={groups} value={['berlin', 'design']} onChange={onChange} multiple />,
  );
  expect([...part.container.querySelectorAll('[data-part=chip]')].map((chip) => chip.textContent)).toEqual([
    'Berlin office',
    'Design',
  ]);
  expect(part.find<HTMLInputElement>('input').placeholder).toBe('');
  await press(part.find('[aria-label="Remove Berlin office"]'));
  expect(onChange.mock.calls).toEqual([[['design']]]);
});

test('a value without an option is shown as it is rather than dropped', async () => {
  const part = await renderPart(
    <Combobox label="Groups" options={groups} value={['gone']} onChange={ignore} multiple />,
  );
  expect(part.find('[data-part=chip]').textContent).toBe('gone');
});

test('a disabled one takes neither text nor presses', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  const part = await renderPart(
    <Combobox label="Groups" options={groups} value={['design']} onChange={onChange} multiple disabled />,
  );
  expect(part.find<HTMLInputElement>('input').disabled).toBe(true);
  await press(part.find('[aria-label="Remove Design"]'));
  expect(onChange).not.toHaveBeenCalled();
});
