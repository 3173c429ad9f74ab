// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press, renderPart } from '#shared/ui/testing/render-part.tsx';
import { useToasts } from './toast-provider.tsx';
import type { ToastSpec } from './toast.types.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function Shower({ toast }: { toast: ToastSpec }) {
  const toasts = useToasts();
  return (
    <button type="button" id="show" onClick={() => toasts.show(toast)}>
      Show
    </button>
  );
}

async function shown(toast: ToastSpec) {
  const part = await renderPart(<Shower toast={toast} />);
  await press(part.find('#show'));
  const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));
  return { ...part, pass, count: () => part.container.querySelectorAll('[data-part=toast]').length };
}

test('what can be undone stays for 8 seconds', async () => {
  const undo = vi.fn<() => void>();
  const part = await shown({ title: 'Ada is disabled', undo });
  await part.pass(7999);
  expect(part.count()).toBe(1);
  await part.pass(1);
  expect(part.count()).toBe(0);
  expect(undo).not.toHaveBeenCalled();
});

test('undo takes it back and closes it', async () => {
  const undo = vi.fn<() => void>();
  const part = await shown({ title: 'Ada is disabled', undo });
  const button = [...part.container.querySelectorAll<HTMLElement>('[data-part=toast] button')].find(
    (each) => each.textContent === 'Undo',
  );
  await press(button!);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(part.count()).toBe(0);
});

test('while it is pointed at, its time stands still', async () => {
  const part = await shown({ title: 'Ada is disabled', undo: () => undefined });
  await part.pass(7000);
  const point = (name: string) =>
    act(async () => part.find('[data-part=toasts]').dispatchEvent(new PointerEvent(name, { bubbles: true })));
  await point('pointerover');
  await part.pass(60_000);
  expect(part.count()).toBe(1);
  await point('pointerout');
  await part.pass(999);
  expect(part.count()).toBe(1);
  await part.pass(1);
  expect(part.count()).toBe(0);
});

test('an error stays until it is closed', async () => {
  const part = await shown({ title: 'Roles were not saved', tone: 'danger' });
  await part.pass(600_000);
  expect(part.count()).toBe(1);
  await press(part.find('[data-part=toast] [aria-label=Close]'));
  expect(part.count()).toBe(0);
});

test('of more than three, the oldest that is no error leaves', async () => {
  const part = await shown({ title: 'First', tone: 'danger' });
  for (const title of ['Second', 'Third', 'Fourth']) {
    await part.update(<Shower toast={{ title }} />);
    await press(part.find('#show'));
  }
  const titles = [...part.container.querySelectorAll('[data-part=title]')].map((each) => each.textContent);
  expect(titles).toEqual(['First', 'Third', 'Fourth']);
});
