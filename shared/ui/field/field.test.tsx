// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '#shared/ui/testing/render-part.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';

test('label and hint belong to the field', async () => {
  const part = await renderPart(<TextField label="Name" hint="Shown to others." optional />);
  const input = part.find<HTMLInputElement>('input');
  expect(part.find<HTMLLabelElement>('label').htmlFor).toBe(input.id);
  expect(part.find('label').textContent).toBe('Name optional');
  const described = input.getAttribute('aria-describedby') ?? '';
  expect(part.container.querySelector(`[id="${described}"]`)?.textContent).toBe('Shown to others.');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('an error takes the place of the hint and is read out', async () => {
  const part = await renderPart(<TextField label="Name" hint="Shown to others." error="Write a name." />);
  expect(part.container.textContent).not.toContain('Shown to others.');
  expect(part.find('[role=alert]').textContent).toBe('Write a name.');
  expect(part.find('input').getAttribute('aria-invalid')).toBe('true');
  expect(part.find('input').getAttribute('aria-describedby')).toBe(part.find('[role=alert]').id);
});
