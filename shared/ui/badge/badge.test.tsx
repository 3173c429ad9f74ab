// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '#shared/ui/testing/render-part.tsx';
import { Badge } from './badge.tsx';

test('a badge is neutral unless said, and its word alone says what it means', async () => {
  const part = await renderPart(<Badge>Default</Badge>);
  expect(part.find('[data-part=badge]').dataset['tone']).toBe('neutral');
  await part.update(<Badge tone="danger">Failed</Badge>);
  expect(part.find('[data-part=badge]').dataset['tone']).toBe('danger');
  expect(part.find('[data-part=badge]').textContent).toBe('Failed');
});
