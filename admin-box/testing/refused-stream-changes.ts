/** Changes of streaming destinations and of the retention of the log, for the test that every change of the portal is refused once. */
import type { Page } from 'playwright-core';
import type { RefusedChange } from './refused-change.types.ts';
import { actionsFor, choose, confirm, press, pressInDialog } from './steps.ts';

const base = '/audits/resources/streams/v1';
const path = '/audits?tab=streams';

/** An item of the menu of the destination "Splunk". */
const chooseForSplunk = (item: RegExp) => choose(actionsFor('Splunk'), item);

async function fillIn(page: Page): Promise<void> {
  await press('Add destination')(page);
  const form = page.getByRole('dialog');
  await form.getByLabel('URL', { exact: true }).fill('https://siem.acme.example/portico');
  await pressInDialog('Generate')(page);
}

async function count(page: Page): Promise<void> {
  await chooseForSplunk(/^Resend events/)(page);
  await pressInDialog('Count events')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Resend 214 events' }).waitFor();
}

async function holdEvents(page: Page): Promise<void> {
  await press('Change retention')(page);
  await page.getByRole('dialog').getByRole('checkbox').check();
}

async function emptyRecipient(page: Page): Promise<void> {
  await press('Daily proof by email')(page);
  await page.getByRole('dialog').getByLabel('Recipient').fill('');
}

export const refusedStreamChanges: readonly RefusedChange[] = [
  {
    call: 'POST /audits/resources/retention/v1',
    path: '/audits',
    arrange: holdEvents,
    act: pressInDialog('Save'),
  },
  {
    call: 'POST /audits/resources/head-mail/v1',
    path: '/audits',
    arrange: emptyRecipient,
    act: pressInDialog('Save'),
  },
  { call: `POST ${base}`, path, arrange: fillIn, act: pressInDialog('Add destination') },
  { call: `PATCH ${base}/{id}`, path, act: chooseForSplunk(/^Pause/) },
  { call: `POST ${base}/{id}/test`, path, act: chooseForSplunk(/^Send test event/) },
  { call: `POST ${base}/{id}/resend`, path, arrange: count, act: pressInDialog('Resend 214 events') },
  {
    call: `DELETE ${base}/{id}`,
    path,
    arrange: chooseForSplunk(/^Delete/),
    act: confirm('Delete'),
  },
];
