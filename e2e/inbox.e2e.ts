import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, type OpenBrowser } from './support/open-browser.ts';
import { newAddress, startPortico, type Portico } from './support/start-portico.ts';

let portico: Portico;
let browser: OpenBrowser;

beforeAll(async () => {
  [portico, browser] = await Promise.all([startPortico(), openBrowser()]);
});
afterEach(() => browser.endVisits());
afterAll(async () => {
  await browser.close();
  await portico.close();
});

async function forgetPassword(email: string): Promise<void> {
  const answer = await fetch(`${portico.demo.baseUrl}/identity/resources/users/v1/passwords/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(answer.ok).toBe(true);
}

test('the development inbox shows emails as HTML and as text, new ones without a reload, and finds them by recipient', async () => {
  const { context } = await browser.visitor();
  const page = await context.newPage();
  await page.goto(portico.demo.inboxUrl);
  expect(await page.getByText('No messages yet.').isVisible()).toBe(true);

  await forgetPassword(portico.admin.email);
  const [first] = [page.locator('li').first()];
  await first.waitFor();
  expect(await page.getByRole('status').textContent()).toBe('1 new message');
  expect(await page.getByText('No messages yet.').isVisible()).toBe(false);

  await first.locator('summary').click();
  const mail = first.locator('iframe').contentFrame();
  const button = mail.getByRole('link');
  await button.waitFor();
  const link = (await portico.inbox.next(portico.admin.email)).links[0]!;
  expect(await button.getAttribute('href')).toBe(link);
  const [opened] = await Promise.all([context.waitForEvent('page'), button.click()]);
  expect(opened.url()).toBe(link);
  await opened.close();

  await first.getByRole('radio', { name: 'Text' }).check();
  expect(await first.locator('iframe').isVisible()).toBe(false);
  expect(await first.locator('.text a').getAttribute('href')).toBe(link);
  // What is being read stays open and as it is when another message arrives.
  await forgetPassword(portico.otherAdmin.email);
  await expect.poll(() => page.locator('li').count()).toBe(2);
  expect(await page.locator('li').nth(1).locator('.text').isVisible()).toBe(true);

  const search = page.getByLabel('Recipient');
  await search.fill(portico.admin.email.slice(0, 9).toUpperCase());
  await expect.poll(() => page.locator('li').count()).toBe(1);
  expect(await page.locator('li').textContent()).toContain(portico.admin.email);
  await page.reload();
  expect(await page.locator('li').count()).toBe(1);
  await search.fill(newAddress());
  await page.getByText('No messages to this recipient.').waitFor();
  await page.getByText('Clear').click();
  await expect.poll(() => page.locator('li').count()).toBe(2);
});

test('an email in the inbox runs no script and is framed by the inbox alone', async () => {
  const { id } = await portico.inbox.next(portico.admin.email);
  const body = await fetch(`${portico.demo.inboxUrl}/messages/${id}`);
  expect(body.headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.*frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox$/,
  );
  const page = await fetch(portico.demo.inboxUrl);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
  expect(await page.text()).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
});

test('a search of the inbox with markup or nonsense is shown as text or refused', async () => {
  const read = (query: string) => fetch(portico.demo.inboxUrl + query);
  expect(await (await read(`?to=${encodeURIComponent('"><script>')}`)).text()).not.toContain('"><script>');
  expect(await (await read('?to=%25')).text()).not.toContain('<li ');
  const refused = ['?to=a&to=b', `?to=${'a'.repeat(321)}`, '/messages?after=-1', '/messages?after=x', '/messages/0x'];
  expect(await Promise.all(refused.map(async (query) => (await read(query)).status))).toEqual([
    400, 400, 400, 400, 400,
  ]);
  expect((await read('/messages/999999')).status).toBe(404);
});
