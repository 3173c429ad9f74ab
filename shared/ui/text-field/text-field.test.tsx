// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '#shared/ui/testing/render-part.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

function paste(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const event = Object.assign(new Event('paste', { bubbles: true }), { clipboardData: { getData: () => text } });
  act(() => {
    input.dispatchEvent(event);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test.each([
  ['one line', <TextField key="1" label="Name" maxLength={200} defaultValue="Ada " />],
  ['several lines', <TextAreaField key="2" label="Name" maxLength={200} defaultValue="Ada " />],
])(
  'bad input: says at a field of %s that the end of a paste did not fit, until something else is typed',
  async (_, field) => {
    const part = await renderPart(field);
    const input = part.find<HTMLInputElement>('[data-part=input]');
    paste(input, 'n'.repeat(196));
    expect(part.container.querySelector('[role=alert]')).toBeNull();
    paste(input, 'n'.repeat(10_000));
    expect(part.find('[role=alert]').textContent).toBe('Only the first 200 characters were pasted.');
    act(() => void input.dispatchEvent(new Event('input', { bubbles: true })));
    expect(part.container.querySelector('[role=alert]')).toBeNull();
  },
);

test('what the form says of the field comes first', async () => {
  const part = await renderPart(<TextField label="Name" maxLength={5} error="Enter a name." />);
  paste(part.find<HTMLInputElement>('input'), 'longer than that');
  expect(part.find('[role=alert]').textContent).toBe('Enter a name.');
});
