// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '#shared/ui/testing/render-part.tsx';
import { EmptyState } from './empty-state.tsx';

test('it says what the place is for and what to do next, below a heading of the wanted level', async () => {
  const part = await renderPart(
    <EmptyState
      icon="webhook"
      title="Tell your systems"
      description="Every delivery is signed."
      actions={<button type="button">Add a webhook</button>}
    />,
  );
  expect(part.find('h2').textContent).toBe('Tell your systems');
  expect(part.find('p').textContent).toBe('Every delivery is signed.');
  expect(part.find('button').textContent).toBe('Add a webhook');
  await part.update(<EmptyState icon="search" title="No results" level={3} />);
  expect(part.find('[data-part=empty-state]').textContent).toBe('No results');
  expect(part.find('h3').textContent).toBe('No results');
  expect(part.container.querySelector('h2, p')).toBeNull();
});
