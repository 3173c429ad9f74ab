// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { iconPaths } from '#shared/ui/icon/icon-paths.ts';
import { renderPart } from '#shared/ui/testing/render-part.tsx';
import { Status } from './status.tsx';

const markOf = (container: HTMLElement) => container.querySelector('[data-part=icon] path')?.getAttribute('d');

test('the normal state is a word without a mark', async () => {
  const part = await renderPart(<Status>Active</Status>);
  expect(part.find('[data-part=status]').textContent).toBe('Active');
  expect(markOf(part.container)).toBeUndefined();
});

test.each(['success', 'warning', 'danger', 'info'] as const)(
  '%s never stands on colour alone: it has a mark, hidden from screen readers',
  async (tone) => {
    const part = await renderPart(<Status tone={tone}>Word</Status>);
    expect(Object.values(iconPaths)).toContain(markOf(part.container));
    expect(part.find('[data-part=icon]').getAttribute('aria-hidden')).toBe('true');
  },
);

test('a mark of its own takes the place of the tone’s', async () => {
  const part = await renderPart(
    <Status tone="danger" icon="lock">
      Locked
    </Status>,
  );
  expect(markOf(part.container)).toBe(iconPaths.lock);
  await part.update(<Status icon="off">Disabled</Status>);
  expect(markOf(part.container)).toBe(iconPaths.off);
});
