/** Runs axe on the current page, shadow roots included. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './open-browser.ts';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** WCAG 2.0 to 2.2, A and AA, and axe's best practice: no finding is allowed. */
export async function expectAccessible(visitor: Visitor, page: Page = visitor.page): Promise<void> {
  // The debugger's evaluation is not bound by the page's policy; a style that axe adds is, and is not the page's doing.
  const findings = await visitor.unheard(async () => {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source);
    return page.evaluate(findViolations, standards);
  });
  expect(findings, `${await page.title()} (${new URL(page.url()).pathname})`).toEqual([]);
}

/** Runs in the page. */
async function findViolations(tags: string[]): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    // what two rules about media and print sheets would fetch: there are none
    preload: false,
  });
  return violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
