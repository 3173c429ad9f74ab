/**
 * Pictures are served by the server only: a page with one makes no third-party request, and its policy has nothing to
 * block.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { setUp } from './support/set-up.ts';

const picture = await sharp({ create: { width: 200, height: 80, channels: 3, background: '#336699' } })
  .png()
  .toBuffer();
const callers: (string | undefined)[] = [];
const otherHost = createServer((request, response) => {
  callers.push(request.headers['user-agent']);
  response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
});
otherHost.listen(0, '127.0.0.1');
await once(otherHost, 'listening');
afterAll(async () => {
  otherHost.closeAllConnections();
  otherHost.close();
  await once(otherHost, 'close');
});
const address = `http://127.0.0.1:${(otherHost.address() as AddressInfo).port}/picture.png`;

const running = setUp();

/** Waits for a picture of the server that has loaded. @returns its address */
async function loaded(page: Page, where: string): Promise<string> {
  const image = page.locator(`${where} [data-part=avatar] img`).first();
  await image.waitFor();
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
  return (await image.getAttribute('src'))!;
}

// each visitor fails the test when a page's policy refuses anything
test.each([
  ['account', 'logo', 'Logo'],
  ['profile', 'picture of a person', 'Picture URL'],
])(
  'on the page %s, a %s is not loaded while its address is typed, and comes from the server once saved',
  async (path, _what, label) => {
    const { admin, demo } = running.portico;
    const visitor = await running.browser.visitor();
    const { page } = visitor;
    const portal = new PortalModel(page, demo.baseUrl);
    callers.length = 0;
    await portal.open(`/${path}`);
    await new LoginModel(page).signIn(admin);
    const field = page.getByRole('textbox', { name: label });
    await field.waitFor();
    await portal.comesAlive();
    await field.fill(address);
    await page.waitForTimeout(500);
    expect(await page.locator(`form [data-part=avatar] img`).count()).toBe(0);
    expect(callers).toEqual([]);

    await page.getByRole('button', { name: 'Save changes' }).click();
    const source = await loaded(page, 'form');
    expect(source).toMatch(new RegExp(`^${demo.baseUrl}/images/[0-9a-f]{64}$`));
    expect(await field.inputValue()).toBe(source);
    // the server alone has asked for it: browsers name themselves
    expect(callers).toEqual([undefined]);

    await page.reload();
    await portal.comesAlive();
    expect(await loaded(page, ':is(header, nav, form)')).toBe(source);
    expect(callers).toHaveLength(1);
  },
);
