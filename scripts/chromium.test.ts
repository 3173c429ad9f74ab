import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { disabledFeatures } from './chromium.ts';
import { root } from './lib/set-up.mjs';

it('turns off every feature that Playwright does, whose list is not heeded beside ours', async () => {
  const source = await readFile(join(root, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const list = /\bdisabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? '';
  const theirs = [...list.replaceAll(/\/\/.*/g, '').matchAll(/"(\w+)"/g)].map(([, name]) => name!);
  expect(theirs.length).toBeGreaterThan(10);
  expect(theirs.filter((name) => !disabledFeatures.includes(name))).toEqual([]);
});
