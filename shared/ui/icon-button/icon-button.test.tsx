// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { press, renderPart } from '#shared/ui/testing/render-part.tsx';
import { IconButton } from './icon-button.tsx';

test('it is named in words, and its drawing is skipped', async () => {
  const onClick = vi.fn<() => void>();
  const part = await renderPart(<IconButton icon="close" label="Close" onClick={onClick} />);
  const button = part.find<HTMLButtonElement>('button');
  expect(button.getAttribute('aria-label')).toBe('Close');
  expect(button.type).toBe('button');
  expect(part.find('svg').getAttribute('aria-hidden')).toBe('true');
  await press(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('while it works it keeps the focus, takes no press, and sends no form', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const part = await renderPart(
    <form onSubmit={onSubmit}>
      <IconButton icon="sync" label="Refresh" type="submit" loading onClick={onClick} />
    </form>,
  );
  const button = part.find<HTMLButtonElement>('button');
  await press(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-busy')).toBe('true');
});
