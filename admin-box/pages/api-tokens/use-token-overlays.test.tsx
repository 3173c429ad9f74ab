// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Token } from './token-rules.ts';
import { useTokenOverlays } from './use-token-overlays.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('9 the form closes, and 200 ms later the secret is shown', async () => {
  let overlays!: ReturnType<typeof useTokenOverlays>;
  const Page = ({ seen }: { seen(rendered: typeof overlays): void }) => {
    seen(useTokenOverlays());
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Page seen={(rendered) => (overlays = rendered)} />));
  await act(async () => overlays.ask({ kind: 'new' }));
  expect(overlays.asked).toMatchObject({ kind: 'new' });
  await act(async () => overlays.showSecret({ id: 'token-1' } as Token));
  expect(overlays.asked).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(overlays.asked).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(overlays.asked).toMatchObject({ kind: 'secret', token: { id: 'token-1' } });
  await act(async () => root.unmount());
});
