import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changesInSource, isCall } from '#admin-box/testing/changes-in-source.ts';
import { plugInKeys } from '#admin-box/testing/device-keys.ts';
import { atRest, loadDouble, loadedContent, mountRefusing, traceOf } from '#admin-box/testing/refusing-portal.ts';
import { refusedChanges } from '#admin-box/testing/refused-changes.ts';
import type { RefusedChange } from '#admin-box/testing/refused-change.types.ts';
import { setUpPortal } from '#admin-box/testing/set-up-portal.ts';
import { severalAtOnce } from '#admin-box/testing/several-at-once.ts';

const openPortal = setUpPortal();

const saidByServer = /Something went wrong on our side.*Request ID: trace-4711/;

/** A tab for one change after the other, with a device that has keys. Its page lets a test import the preview's double. */
async function openTab(): Promise<Page> {
  const { page } = await openPortal({
    attributes: { mode: 'dialog' },
    path: '/users',
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await loadDouble(page);
  await plugInKeys(page);
  return page;
}

/** What the page lists: rows, lines, accounts, notifications. */
function listed(page: Page): Promise<string[]> {
  return page.locator('tbody tr, main section li, [data-part="account"], li[data-unread]').allInnerTexts();
}

/** Whether it can be read without scrolling. */
function isInSight(message: Locator): Promise<boolean> {
  return message.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

/** Pattern for a call's `METHOD path`; placeholders match anything. */
const pattern = (call: string): string =>
  `^${call.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`;

/**
 * Makes a change that the server rejects: the error is shown, inputs and list are restored, and nothing keeps loading.
 */
async function refuse(page: Page, change: RefusedChange): Promise<void> {
  const { path, stale, answers, scenario, call } = change;
  await mountRefusing(page, { path, refused: pattern(call), stale, answers, scenario });
  await page.locator(loadedContent).first().waitFor();
  await atRest(page);
  await change.arrange?.(page);
  await atRest(page);
  const before = await listed(page);
  await change.act(page);
  const message = page.getByText(change.message ?? saidByServer).first();
  await message.waitFor();
  await expect.poll(() => isInSight(message), { message: `${call} is told in sight` }).toBe(true);
  const { refusedCalls, typed, now } = await traceOf(page);
  expect(refusedCalls).not.toEqual([]);
  if (!change.isChoice) expect(now, `${call} keeps what was typed`).toEqual(typed);
  await expect.poll(() => listed(page), { message: `${call} is taken back` }).toEqual(before);
  // a change that requires reauthentication keeps waiting for it
  if (!stale) await expect.poll(() => page.locator('[aria-busy="true"]').count(), { message: `${call} ends` }).toBe(0);
}

test('5 each rejected change shows an error, keeps the input, and restores the page', async () => {
  const tabs = await Promise.all([openTab(), openTab(), openTab()]);
  const failed: string[] = [];
  await severalAtOnce(refusedChanges, async (change) => {
    const page = tabs.pop()!;
    // one that fails keeps none of the others from being tried
    await refuse(page, change).catch((error: unknown) =>
      failed.push(`${change.call} at ${change.path}: ${String(error)}`),
    );
    tabs.push(page);
  });
  expect(failed.join('\n\n')).toBe('');
});

/** What is no change of a page: their own tests say what their refusals do. */
const checkedElsewhere = [
  'session/leave-impersonation.ts',
  // Stripe's, which the preview does not have: `e2e/stripe.e2e.ts`
  'kit/checkout/use-card-entry.tsx',
  'session/resume-session.ts',
  'session/switch-tenant.ts',
  'pages/audits/use-export-audits.ts',
];

test('5 of every change in the portal’s source there is one that is refused', () => {
  const missing = changesInSource()
    .filter(({ file }) => !checkedElsewhere.includes(file))
    .filter((change, _, all) => {
      const alike = all.filter(({ call }) => call === change.call).length;
      return refusedChanges.filter(({ call }) => isCall(change, call)).length < alike;
    });
  expect(missing).toEqual([]);
});
