// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { LinkButton } from '#shared/ui/button/link-button.tsx';
import { renderPart } from '#shared/ui/testing/render-part.tsx';
import { ButtonLink, Link } from './link.tsx';

/** Whether the browser was left to follow the address. */
function click(node: HTMLElement, init: MouseEventInit = {}): boolean {
  return node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));
}

test.each([
  [
    'a link',
    (onPress?: () => void) => (
      <Link href="#users" onPress={onPress}>
        Users
      </Link>
    ),
  ],
  [
    'a link of a card',
    (onPress?: () => void) => (
      <ButtonLink href="#users" onPress={onPress}>
        Users
      </ButtonLink>
    ),
  ],
  [
    'a link of the portal',
    (onPress?: () => void) => (
      <LinkButton href="#users" onPress={onPress}>
        Users
      </LinkButton>
    ),
  ],
])('%s: a plain press is ours, one with a modifier the browser’s', async (_, draw) => {
  const onPress = vi.fn<() => void>();
  const part = await renderPart(draw(onPress));
  const link = part.find<HTMLAnchorElement>('a');
  expect(link.getAttribute('href')).toBe('#users');
  expect(click(link)).toBe(false);
  expect(onPress).toHaveBeenCalledTimes(1);
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect(click(link, modifier)).toBe(true);
  expect(onPress).toHaveBeenCalledTimes(1);
  await part.update(draw());
  expect(click(part.find('a'))).toBe(true);
});
