/** Whose colours the box has: the configuration's, and what metadata says over it, from the first paint on. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading, held, setUpEmbedded, taken } from '../testing/embedded-set-up.ts';

const running = setUpEmbedded({
  theme: { brand: '#7a1fa2', mode: 'light' },
  metadata: { adminBox: { themeV2: { mode: 'dark', loginBox: { palette: { primary: { main: '#a4133c' } } } } } },
});

/** Of the button, and of the card behind it. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('portico-login-box')!;
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    return [background(host.querySelector('button')!), background(host.shadowRoot!.querySelector('section')!), getComputedStyle(host).colorScheme];
  });

test('metadata’s theme is painted by the loader, kept by the bundle, and that of the hosted page too', async () => {
  let release = () => {};
  const { page } = await running.open(async (visitor) => {
    release = await held(visitor);
  });
  await heading(page, /^Sign in to /);
  const painted = await colours(page);
  expect(painted[2]).toBe('dark');
  release();
  await taken(page);
  expect(await colours(page)).toEqual(painted);
  await page.goto(`${running.portico.demo.baseUrl}/account/login`);
  expect(await colours(page)).toEqual(painted);
  // Red, as metadata says: more red than the configuration's purple would have blue.
  const [red = 0, , blue = 0] = await page.evaluate((colour) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = colour!;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }, painted[0]);
  expect(red).toBeGreaterThan(2 * blue);
});
