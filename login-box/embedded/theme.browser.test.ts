/** Whose colours, corners and letters the box has: the configuration's, and what metadata says over it, from the first paint on. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading, holdFiles, setUpEmbedded, taken } from '#login-box/testing/embedded-set-up.ts';

const running = setUpEmbedded({
  theme: { brand: '#7a1fa2', mode: 'light', radius: 2 },
  metadata: {
    adminBox: {
      themeV2: {
        mode: 'dark',
        font: '"Liberation Mono", monospace',
        loginBox: { palette: { primary: { main: '#a4133c' } } },
      },
    },
  },
});

/** Of the button, and of the card behind it; how round both are, and in what letters. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('portico-login-box')!;
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    const { borderRadius, fontFamily } = getComputedStyle(host.querySelector('button')!);
    return [
      background(host.querySelector('button')!),
      background(host.shadowRoot!.querySelector('section')!),
      getComputedStyle(host).colorScheme,
      borderRadius,
      fontFamily,
    ];
  });

/** Positions of elements in whole pixels: glyph positions may differ by half a pixel. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('portico-login-box')!;
    return [
      ...host.querySelectorAll('label, input:not([type=hidden]), button'),
      ...host.shadowRoot!.querySelectorAll('section, h1, a'),
    ].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.localName, ...[x, y, width, height].map(Math.round)].join(' ');
    });
  });

test('metadata’s theme is painted by the loader, kept by the bundle, and that of the hosted page too', async () => {
  let release = () => {};
  const { page } = await running.open(async (visitor) => {
    release = await holdFiles(visitor);
  });
  await heading(page, /^Sign in to /);
  const painted = await colours(page);
  expect(painted.slice(2)).toEqual(['dark', '2.7px', '"Liberation Mono", monospace']);
  const places = await boxes(page);
  release();
  await taken(page);
  expect(await colours(page)).toEqual(painted);
  expect(await boxes(page)).toEqual(places);
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
