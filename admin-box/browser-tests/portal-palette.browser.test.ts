import { expect, test } from 'vitest';
import { setUpPortal } from '#admin-box/testing/set-up-portal.ts';

const openPortal = setUpPortal();

test('a palette that is opened while a page is on its way keeps the focus when the page comes', async () => {
  const { page } = await openPortal({ attributes: { preview: 'crowded' }, path: '/profile' });
  const palette = page.getByRole('dialog', { name: 'Search or run a command' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const chooseByKeys = async (typed: string, row: string): Promise<void> => {
    await page.keyboard.type(typed);
    await palette.getByRole('option', { name: row, selected: true }).waitFor();
    await page.keyboard.press('Enter');
  };
  await heading('Profile').waitFor();
  const answer = Promise.withResolvers<undefined>();
  await page.route(/groups\.page/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await palette.locator(':focus').waitFor();
  await chooseByKeys('grou', 'Groups');
  await palette.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await palette.locator(':focus').waitFor();
  answer.resolve(undefined);
  await page.getByRole('row').nth(1).waitFor();
  expect(await palette.locator(':focus').count()).toBe(1);
  await chooseByKeys('priv', 'Security & privacy');
  await heading('Security & privacy').and(page.locator(':focus')).waitFor();
});

test('the palette runs the row that is clicked without a pointer move, though another is highlighted', async () => {
  const { page } = await openPortal({ attributes: { preview: 'crowded' }, path: '/profile' });
  const palette = page.getByRole('dialog', { name: 'Search or run a command' });
  await page.getByRole('heading', { level: 1, name: 'Profile', exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  const row = palette.getByRole('option', { name: 'Groups', exact: true, selected: false });
  await row.evaluate((node) => (node as HTMLElement).click());
  await palette.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Groups', exact: true }).waitFor();
});
