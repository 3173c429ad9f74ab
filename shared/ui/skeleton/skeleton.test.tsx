// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '#shared/ui/testing/render-part.tsx';
import { Skeleton } from './skeleton.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const bones = (container: HTMLElement, selector = '') =>
  container.querySelectorAll(`[data-part=bone]${selector}`).length;

test('nothing shows for 400 ms, while a screen reader is told at once', async () => {
  const part = await renderPart(<Skeleton shape="rows" />);
  const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));
  expect(part.find('[role=status]').textContent).toBe('Loading…');
  await pass(399);
  expect(bones(part.container)).toBe(0);
  await pass(1);
  expect(bones(part.container, '[data-shape=round]')).toBe(6);
  expect(part.find('[aria-hidden=true]').querySelector('[data-part=bone]')).not.toBeNull();
});

test.each([
  ['rows', '[data-shape=round]', 3],
  ['fields', '[data-shape=control]', 3],
  ['text', '', 3],
] as const)('%s have the shape of what comes, as many as wanted', async (shape, selector, count) => {
  const part = await renderPart(<Skeleton shape={shape} count={count} immediate />);
  expect(bones(part.container, selector)).toBe(count);
});
