// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '#shared/ui/testing/render-part.tsx';
import { Progress } from './progress.tsx';

test('a bar is named by what is done and knows how far it is; counts in words only where given', async () => {
  const part = await renderPart(
    <Progress label="Exporting events" value={5208} max={12_400} counts="5,208 of 12,400" />,
  );
  const bar = part.find<HTMLProgressElement>('progress');
  expect(part.find<HTMLLabelElement>('label').htmlFor).toBe(bar.id);
  expect(part.find('label').textContent).toBe('Exporting events');
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['5208', '12400']);
  expect(part.find('[data-part=counts]').textContent).toBe('5,208 of 12,400');
  await part.update(<Progress label="Exporting events" value={12_400} max={12_400} tone="warning" />);
  expect(bar.getAttribute('value')).toBe('12400');
  expect(bar.dataset['tone']).toBe('warning');
  expect(part.container.querySelector('[data-part=counts]')).toBeNull();
});
