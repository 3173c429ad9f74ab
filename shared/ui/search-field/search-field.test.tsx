// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press, renderPart, type } from '#shared/ui/testing/render-part.tsx';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a search waits for a pause in typing', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  const part = await renderPart(<SearchField label="Search users" value="" onSearch={onSearch} />);
  await type(part.find('input'), 'a');
  await type(part.find('input'), 'ad');
  await act(async () => vi.advanceTimersByTime(249));
  expect(onSearch).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(1));
  expect(onSearch.mock.calls).toEqual([['ad']]);
});

test('the cross empties it at once', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  const part = await renderPart(<SearchField label="Search users" value="ada" onSearch={onSearch} />);
  await press(part.find('button[aria-label="Clear search"]'));
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(part.find<HTMLInputElement>('input').value).toBe('');
});
