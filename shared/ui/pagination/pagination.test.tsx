// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { press, renderPart } from '#shared/ui/testing/render-part.tsx';
import { Pagination } from './pagination.tsx';

test.each([
  [0, 45, '1–20 of 45', true, false],
  [2, 45, '41–45 of 45', false, true],
  [0, 12_400, '1–20 of 12,400', true, false],
])('page %i of %i rows says %j', async (page, total, words, noBack, noForth) => {
  const part = await renderPart(<Pagination page={page} size={20} total={total} onPage={() => undefined} />);
  expect(part.find('[role=status]').textContent).toBe(words);
  expect(part.find<HTMLButtonElement>('[aria-label="Previous page"]').disabled).toBe(noBack);
  expect(part.find<HTMLButtonElement>('[aria-label="Next page"]').disabled).toBe(noForth);
});

test('the arrows ask for the page before and behind', async () => {
  const onPage = vi.fn<(page: number) => void>();
  const part = await renderPart(<Pagination page={1} size={20} total={60} onPage={onPage} />);
  await press(part.find('[aria-label="Next page"]'));
  await press(part.find('[aria-label="Previous page"]'));
  expect(onPage.mock.calls).toEqual([[2], [0]]);
});

test.each([0, 1, 20])('%i rows need no pager, and are counted for who does not see them', async (total) => {
  const part = await renderPart(<Pagination page={0} size={20} total={total} onPage={() => undefined} />);
  expect(part.container.querySelector('nav')).toBeNull();
  expect(part.find('[role=status]').textContent).toMatch(new RegExp(`of ${total}$`));
});

test('who chose a page that holds all rows can choose a smaller one again', async () => {
  const part = await renderPart(
    <Pagination page={0} size={50} total={30} onPage={() => undefined} onSize={() => undefined} />,
  );
  const size = part.find('[role=combobox]');
  expect(size.textContent).toBe('50');
  expect(part.find(`[id="${size.getAttribute('aria-labelledby')}"]`).textContent).toBe('Rows per page');
  expect(part.container.querySelector('[data-part=pages]')).toBeNull();
});
