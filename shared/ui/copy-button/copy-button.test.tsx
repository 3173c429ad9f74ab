// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { press, renderPart } from '#shared/ui/testing/render-part.tsx';
import { CopyField } from './copy-field.tsx';
import { copiedFor } from './use-copy.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function clipboard(answer: () => Promise<void>) {
  const writeText = vi.fn<(text: string) => Promise<void>>(answer);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  return writeText;
}

const field = <CopyField label="Client ID" value="b3f0c9d2" copyLabel="Copy client ID" />;

test('a value goes to the clipboard, which is confirmed for two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const writeText = clipboard(async () => undefined);
  const part = await renderPart(field);
  await press(part.find('[aria-label="Copy client ID"]'));
  expect(writeText.mock.calls).toEqual([['b3f0c9d2']]);
  expect(part.find('[role=status]').textContent).toBe('Copied');
  await act(async () => vi.advanceTimersByTime(copiedFor));
  expect(part.find('[role=status]').textContent).toBe('');
});

test('a clipboard that refuses is not told as a success, and the value stays to be marked', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  const part = await renderPart(field);
  await press(part.find('[aria-label="Copy client ID"]'));
  expect(part.find('[role=status]').textContent).toBe('');
  expect(part.find('[data-part=value]').textContent).toBe('b3f0c9d2');
});

test('the value is named by its label', async () => {
  const part = await renderPart(field);
  const id = part.find('[role=group]').getAttribute('aria-labelledby');
  expect(part.container.querySelector(`[id="${id}"]`)?.textContent).toBe('Client ID');
});
