/**
 * Pictures and logos are uploaded, cut to a square and served by the server only: no page makes a third-party request for
 * one, and its policy has nothing to block.
 */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { setUp } from './support/set-up.ts';

const red = { r: 220, g: 20, b: 20, alpha: 1 };
const blue = { r: 20, g: 20, b: 220, alpha: 1 };
/** Twice as wide as high: red at the left, blue at the right. */
const picture = await sharp({ create: { width: 400, height: 200, channels: 4, background: red } })
  .composite([{ input: { create: { width: 200, height: 200, channels: 4, background: blue } }, left: 200, top: 0 }])
  .png()
  .toBuffer();
const file = { name: 'me.png', mimeType: 'image/png', buffer: picture };

const running = setUp();

async function enter(path: string) {
  const { admin, demo } = running.portico;
  const visitor = await running.browser.visitor();
  const { page } = visitor;
  const portal = new PortalModel(page, demo.baseUrl);
  await portal.open(path);
  await new LoginModel(page).signIn(admin);
  await portal.comesAlive();
  return { page, portal, crop: page.getByRole('dialog', { name: 'Crop image' }) };
}

/** Waits for a picture that has loaded. @returns its address */
async function loaded(page: Page, where: string): Promise<string> {
  const image = page.locator(`${where} [data-part=avatar] img`).first();
  await image.waitFor();
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
  return (await image.getAttribute('src'))!;
}

/** Colors of points of a stored picture, at parts of its width and height. */
async function colors(source: string, points: [x: number, y: number][]): Promise<string[]> {
  const stored = Buffer.from(await (await fetch(source)).arrayBuffer());
  const { data, info } = await sharp(stored).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(info.height);
  return points.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const [r, , b, alpha] = data.subarray(at, at + 4);
    return alpha! < 128 ? 'none' : r! > b! ? 'red' : 'blue';
  });
}

const stored = () => new RegExp(`^${running.portico.demo.baseUrl}/images/[0-9a-f]{64}$`);

test('on the profile, a picture is uploaded, cut by keys, previewed, saved and removed; no URL is asked for', async () => {
  const { page, crop } = await enter('/profile');
  const field = page.getByRole('group', { name: 'Picture' });
  await field.waitFor();
  expect(await page.getByRole('textbox', { name: /URL/ }).count()).toBe(0);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    field.getByRole('button', { name: 'Upload picture' }).press('Enter'),
  ]);
  await chooser.setFiles(file);
  await crop.waitFor();
  await crop.getByRole('button', { name: 'Cancel' }).click();
  await crop.waitFor({ state: 'detached' });
  expect(await field.locator('img').count()).toBe(0);

  await page.locator('input[type=file]').first().setInputFiles(file);
  await crop.getByRole('application', { name: 'Image to crop' }).focus();
  // the image goes as far to the right as it can, so that its left half remains
  for (let n = 0; n < 12; n += 1) await page.keyboard.press('Shift+ArrowRight');
  await crop.getByRole('slider', { name: 'Zoom' }).press('End');
  await crop.getByRole('slider', { name: 'Zoom' }).press('Home');
  await crop.getByRole('button', { name: 'Use image' }).click();
  expect(await field.locator('img').getAttribute('src')).toMatch(/^data:image\/webp;base64,/);
  expect(await field.getByRole('status').textContent()).toBe('This is a preview. Save your changes to use it.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => field.locator('img').getAttribute('src')).toMatch(stored());
  const source = await loaded(page, 'form');
  expect(
    await colors(source, [
      [0.1, 0.5],
      [0.8, 0.5],
    ]),
  ).toEqual(['red', 'red']);

  await field.getByRole('button', { name: 'Remove picture' }).click();
  await expect
    .poll(() => field.getByRole('button', { name: 'Upload picture' }).evaluate((node) => node.matches(':focus')))
    .toBe(true);
  const removed = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save changes' }).click();
  // not by the toast: the one of the upload may still be shown
  expect((await removed).status()).toBe(200);
  await page.reload();
  await field.waitFor();
  expect(await field.locator('img').count()).toBe(0);
});

test('in the organization settings, a logo is dropped, moved by the pointer, and keeps its empty edges', async () => {
  const { page, portal, crop } = await enter('/account');
  const field = page.getByRole('group', { name: 'Logo' });
  await field.waitFor();
  const dropped = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(
      new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], 'logo.png', { type: 'image/png' }),
    );
    return transfer;
  }, picture.toString('base64'));
  await field.dispatchEvent('dragover', { dataTransfer: dropped });
  expect(await field.getAttribute('data-dragging')).toBe('true');
  await field.dispatchEvent('drop', { dataTransfer: dropped });
  const area = crop.getByRole('application', { name: 'Image to crop' });
  const box = (await area.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
  await crop.getByRole('button', { name: 'Use image' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await portal.showsToast('Organization settings saved.');
  await expect.poll(() => field.locator('img').getAttribute('src')).toMatch(stored());
  // the whole image is as wide as the square, and cannot be moved out of it
  const source = await loaded(page, 'form');
  expect(
    await colors(source, [
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.1],
      [0.5, 0.9],
    ]),
  ).toEqual(['red', 'blue', 'none', 'none']);
  await page.reload();
  await portal.comesAlive();
  // in the form, and beside the organization's name in the frame
  await expect.poll(() => page.locator(`[data-part=avatar] img[src="${source}"]`).count()).toBeGreaterThan(1);
});

test('a file that is no image, or too large, is refused with the rule, and nothing changes', async () => {
  const { page, crop } = await enter('/profile');
  const field = page.getByRole('group', { name: 'Picture' });
  await field.waitFor();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });
  const unreadable = 'This file isn’t an image we can read. Use a JPEG, PNG, WebP, GIF, or AVIF file.';
  await choose('me.png', 'image/png', Buffer.from('not a picture at all'));
  await field.getByRole('alert').getByText(unreadable).waitFor();
  await choose('me.png', 'image/png', Buffer.alloc(21 * 1024 * 1024));
  await field.getByRole('alert').getByText('This file is larger than 20 MB. Use a smaller one.').waitFor();
  await choose('me.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await field.getByRole('alert').getByText(unreadable).waitFor();
  expect(await crop.count()).toBe(0);
  expect(await field.locator('img').count()).toBe(0);
});
