// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { press, renderPart } from '#shared/ui/testing/render-part.tsx';
import { Button } from './button.tsx';

test('a button does what it is pressed for, and sends no form', async () => {
  const onClick = vi.fn<() => void>();
  const part = await renderPart(<Button onClick={onClick}>Save</Button>);
  await press(part.find('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(part.find('button').getAttribute('type')).toBe('button');
});

test('while it works it says so, keeps its place and the focus, and takes no press', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const part = await renderPart(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading loadingLabel="Saving…" onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = part.find<HTMLButtonElement>('button');
  await press(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.textContent).toContain('Saving…');
  expect(part.find('[data-hidden]').textContent).toBe('Save');
});
