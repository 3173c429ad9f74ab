/** Streaming destinations as an admin sets them up, with receivers that answer. */
import { expect, test } from 'vitest';
import { createAuthority } from '#server/testing/certificates.ts';
import { startHttpReceiver } from '#server/testing/stream-receivers.ts';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';

const authority = createAuthority();
const collector = await startHttpReceiver(authority.issue());
const siem = await startHttpReceiver(authority.issue());
const running = setUp({ outgoing: { allow: [collector, siem].map(({ port }) => `127.0.0.1:${port}`) } });
const path = '/audits/resources/streams/v1';

async function openStreams() {
  const visitor = await running.browser.visitor();
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open('/audits?tab=streams');
  await new LoginModel(visitor.page).signIn(running.portico.admin);
  await portal.comesAlive();
  const { page } = visitor;
  await page.getByRole('button', { name: 'Add destination' }).first().click();
  const form = page.getByRole('dialog');
  const act = async (name: string, what: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  const remove = async (name: string) => {
    await act(name, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await portal.showsToast('Destination deleted.');
    await page.getByText('No streaming destinations yet').waitFor();
  };
  return { visitor, portal, page, form, act, remove };
}

test('7 an admin streams to an OpenTelemetry collector: refused input, a test, a failure, and the end', async () => {
  const { visitor, portal, page, form, act, remove } = await openStreams();
  await form.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'OpenTelemetry (OTLP/HTTP)' }).click();
  await form.getByText('We append /v1/logs.', { exact: false }).waitFor();
  await form.getByLabel('URL').fill(`ftp://127.0.0.1:${collector.port}`);
  await form.getByRole('button', { name: 'Add destination' }).click();
  await form.getByText('Enter a URL that begins with https://').waitFor();
  await form.getByLabel('URL').fill(`https://127.0.0.1:${collector.port}`);
  await form.getByLabel('Header with the key').fill('no colon');
  await form.getByLabel('Name').fill('Collector');
  await form.getByLabel('Certificate authority').fill(authority.cert);
  visitor.expectRefusal(400, path);
  visitor.expectMessage(/secret: must be a header/);
  await form.getByRole('button', { name: 'Add destination' }).click();
  await form.getByRole('alert').first().waitFor();
  await expectAccessible(visitor);
  await form.getByLabel('Header with the key').fill('api-key: k3y');
  await form.getByRole('button', { name: 'Add destination' }).click();
  await portal.showsToast('Collector added. Send a test event to check it.');

  await act('Collector', 'Send test event');
  await portal.showsToast('Collector accepted the test event.');
  const sent = collector.received.at(-1)!;
  expect([sent.path, sent.headers['api-key'], sent.headers['content-type']]).toEqual([
    '/v1/logs',
    'k3y',
    'application/json',
  ]);
  const log = JSON.parse(sent.body) as { resourceLogs: { scopeLogs: { logRecords: unknown[] }[] }[] };
  expect(log.resourceLogs[0]!.scopeLogs[0]!.logRecords).toHaveLength(1);

  collector.answer = () => 401;
  await act('Collector', 'Send test event');
  await page
    .getByText(/Collector didn’t accept the test event: .*401/)
    .first()
    .waitFor();
  // an event of its own, which the collector refuses too: the page tells without being asked
  await act('Collector', 'Edit');
  expect(await form.getByLabel('Header with the key').inputValue()).toBe('');
  await form.getByLabel('Name').fill('Telemetry');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await portal.showsToast('Destination saved.');
  await page.getByText('Telemetry doesn’t accept events:').waitFor();
  await page
    .getByRole('row', { name: /Telemetry/ })
    .getByText('Failing')
    .waitFor();
  await expectAccessible(visitor);
  await remove('Telemetry');
});

test('7 an admin streams to an HTTPS receiver, whose certificate is not public, with a secret that the page makes', async () => {
  const { visitor, portal, page, form, act, remove } = await openStreams();
  await form.getByLabel('URL').fill(`https://127.0.0.1:${siem.port}/portico`);
  await form.getByRole('button', { name: 'Add destination' }).click();
  // the field that is missing has the focus
  await form.getByLabel('Signing secret').and(page.locator(':focus')).waitFor();
  await form.getByRole('button', { name: 'Generate' }).click();
  const secret = await form.getByLabel('Signing secret').inputValue();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  await form.getByRole('button', { name: 'Add destination' }).click();
  await portal.showsToast('127.0.0.1 added. Send a test event to check it.');

  await act('127.0.0.1', 'Send test event');
  await page
    .getByText(/127\.0\.0\.1 didn’t accept the test event: .*(UNABLE_TO|SELF_SIGNED)/)
    .first()
    .waitFor();
  expect(siem.received).toEqual([]);
  await act('127.0.0.1', 'Edit');
  await form.getByLabel('Certificate authority').fill(authority.cert);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await portal.showsToast('Destination saved.');
  await act('127.0.0.1', 'Send test event');
  await portal.showsToast('127.0.0.1 accepted the test event.');
  expect(siem.received.at(-1)!.headers['webhook-signature']).toMatch(/^v1,/);
  await expectAccessible(visitor);
  await remove('127.0.0.1');
});
