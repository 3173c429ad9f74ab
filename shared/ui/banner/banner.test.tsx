// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '#shared/ui/testing/render-part.tsx';
import { Banner } from './banner.tsx';

test.each([
  ['neutral', 'status'],
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'status'],
  ['danger', 'alert'],
] as const)('%s has a mark, and is read out as %s', async (tone, role) => {
  const part = await renderPart(<Banner tone={tone}>You’re offline.</Banner>);
  expect(part.find(`[role=${role}]`).textContent).toBe('You’re offline.');
  expect(part.find('[data-part=banner] svg path').getAttribute('d')).toBeTruthy();
});

test('a mark of its own takes the place of the tone’s; actions come behind the words', async () => {
  const part = await renderPart(
    <Banner tone="warning" icon={<i>!</i>} actions={<button type="button">Try now</button>}>
      Late
    </Banner>,
  );
  expect(part.container.querySelector('[data-part=banner] svg')).toBeNull();
  expect(part.find('[data-part=banner]').textContent).toBe('!LateTry now');
});
