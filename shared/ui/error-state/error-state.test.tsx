// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { press, renderPart } from '#shared/ui/testing/render-part.tsx';
import { ErrorState } from './error-state.tsx';

test('it is read out, tries again, and gives its trace away', async () => {
  const write = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  const onRetry = vi.fn<() => void>();
  const part = await renderPart(
    <ErrorState title="The audit log didn't load" traceId="4bf92f3577b34da6" onRetry={onRetry} />,
  );
  expect(part.find('[role=alert] h2').textContent).toBe("The audit log didn't load");
  await press(part.find('[data-variant=primary]'));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await press(part.find('[aria-label="Copy request ID"]'));
  await act(async () => undefined);
  expect(write).toHaveBeenCalledWith('4bf92f3577b34da6');
  expect(part.find('[data-part=trace] [role=status]').textContent).toBe('Copied');
  vi.unstubAllGlobals();
});
