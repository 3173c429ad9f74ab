import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

async function openLog(user: typeof running.portico.admin, path = '/audits') {
  const visitor = await running.browser.visitor();
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open(path);
  await new LoginModel(visitor.page).signIn(user);
  return { visitor, portal, page: visitor.page };
}

/** The organization that a user signs in to. */
async function tenantOf({ email, password }: typeof running.portico.admin): Promise<string> {
  const answer = await fetch(`${running.portico.demo.baseUrl}/identity/resources/auth/v1/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { tenantId: string }).tenantId;
}

/** Lets through as much of an export's file as a test says, however fast the machine and its network are. */
interface HeldExport {
  /** Lets through the next bytes of the file. */
  pass(bytes: number): Promise<void>;
}

/** Holds back the file of each export of the page, from the next document on. */
async function holdExports(page: Page): Promise<HeldExport> {
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    const held = { allowed: 0, more: () => {} };
    Object.assign(globalThis, { held });
    const waits = () => new Promise<void>((resolve) => (held.more = resolve));
    const throttled = (body: ReadableStream<Uint8Array>, signal: AbortSignal | null | undefined) => {
      const reader = body.getReader();
      let rest = new Uint8Array();
      return new ReadableStream<Uint8Array>({
        // as the body of a call that is aborted, even while it is held back
        start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
        async pull(controller) {
          if (rest.length === 0) {
            const { done, value } = await reader.read();
            if (done) return controller.close();
            rest = value as typeof rest;
          }
          while (held.allowed === 0) await waits();
          const part = rest.slice(0, held.allowed);
          held.allowed -= part.length;
          rest = rest.slice(part.length);
          controller.enqueue(part);
        },
      });
    };
    globalThis.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes('/audits/export/') || !answer.body) return answer;
      const { signal } = input instanceof Request ? input : (init ?? {});
      return new Response(throttled(answer.body, signal), answer);
    };
  });
  return {
    pass: (bytes) =>
      page.evaluate((more) => {
        const { held } = globalThis as unknown as { held: { allowed: number; more(): void } };
        held.allowed += more;
        held.more();
      }, bytes),
  };
}

test('7 an admin reads who did what, opens an event, narrows the list, and takes it along', async () => {
  const { visitor, portal, page } = await openLog(running.portico.admin);
  await portal.shows('Audit log');
  await portal.comesAlive();
  const signedIn = page.getByRole('row', { name: /signed in/ }).first();
  await signedIn.waitFor();
  await expectAccessible(visitor);

  await signedIn.getByRole('button', { name: /signed in/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Request ID').waitFor();
  expect(await drawer.innerText()).toContain(running.portico.admin.email);
  expect(JSON.parse(await drawer.locator('pre').innerText())).toHaveProperty('traceId');
  // the browser has computed the hash itself
  await drawer.getByText(/Hash matches\. Event [\d,]+ (follows|is the first)/).waitFor();
  const proving = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Download proof' }).click();
  const proof = await proving;
  expect(proof.suggestedFilename()).toMatch(/^audit-\d+\.jsonl$/);
  expect(await readFile(await proof.path(), 'utf8')).toContain('"action":"user.signed-in"');
  await page.keyboard.press('Escape');

  const save = async (format: string) => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const file = await saving;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  expect(await save('CSV')).toEqual({ name: 'audits.csv', text: expect.stringContaining('user.signed-in') });
  const proved = await save('JSON Lines');
  expect(proved.name).toBe('audits.jsonl');
  expect(JSON.parse(proved.text.split('\n')[0]!)).toMatchObject({ sequence: 1, hash: expect.any(String) });
  await portal.showsToast('Audit log exported.');

  // the export is in the log that is read after it
  await portal.search('audits.exported');
  await page
    .getByRole('row', { name: /exported the audit log/ })
    .first()
    .waitFor();
  await portal.search('no event is called this');
  await page.getByText('No results for').waitFor();
  await page.getByText('Clear search', { exact: true }).click();
  await signedIn.waitFor();
});

test('2 an admin follows an export, cancels it, and starts another', async () => {
  const { demo } = running.portico;
  const vendor = await fetch(`${demo.baseUrl}/auth/vendor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: demo.vendor.clientId, secret: demo.vendor.apiKey }),
  });
  const { token } = (await vendor.json()) as { token: string };
  const { portal, page, visitor } = await openLog(running.portico.admin, '/audits?search=Freight');
  await portal.comesAlive();
  const tenantId = await tenantOf(running.portico.admin);
  // a megabyte, of which each event says something else
  for (let n = 0; n < 400; n += 1)
    await fetch(`${demo.baseUrl}/audits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': token },
      body: JSON.stringify({ tenantId, action: 'Freight booked', n, note: randomBytes(1200).toString('hex') }),
    });
  const held = await holdExports(page);
  await page.reload();
  await portal.comesAlive();
  await page
    .getByRole('row', { name: /Freight booked/ })
    .first()
    .waitFor();
  const start = async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'JSON Lines' }).click();
  };
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await start();
  const progress = page.getByRole('progressbar', { name: 'Exporting events' });
  await progress.waitFor();
  const written = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  // each event is a line of 2,400 characters and more
  await held.pass(100_000);
  await expect.poll(written).toBeGreaterThan(0);
  const first = await written();
  await held.pass(100_000);
  await expect.poll(written).toBeGreaterThan(first);
  expect(await written()).toBeLessThan(400);
  await page.getByText(/^[\d,]+ of 400 events written$/).waitFor();
  await expectAccessible(visitor);
  await page.getByRole('button', { name: 'Cancel export' }).click();
  await portal.showsToast('Export canceled.');
  await progress.waitFor({ state: 'detached' });
  expect(files).toEqual([]);

  await held.pass(Number.MAX_SAFE_INTEGER);
  const saving = page.waitForEvent('download');
  await start();
  const file = await saving;
  // besides the exports themselves, whose events tell what was searched
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(lines.filter((text) => text.includes('"action":"Freight booked"'))).toHaveLength(400);
  expect(files).toEqual(['audits.jsonl']);
});

test('an admin verifies the chain of the log, and changes how long it is kept', async () => {
  const { portal, page, visitor } = await openLog(running.portico.admin);
  await portal.shows('Audit log');
  await portal.comesAlive();
  await page.getByRole('button', { name: 'Verify chain' }).click();
  await portal.showsToast('The chain of the audit log is intact.');
  await page.getByText('Chain verified').waitFor();

  await page.getByRole('button', { name: 'Change retention' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Keep events for' }).click();
  await page.getByRole('option', { name: '90 days' }).click();
  await expectAccessible(visitor);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await portal.showsToast('Retention changed.');
  await page.getByText('90 days').waitFor();
  await portal.search('retention-changed');
  await page.getByRole('row', { name: /changed how long the audit log is kept/ }).waitFor();
});

test('7 an admin has the head of the log mailed to a member every day', async () => {
  const { portal, page, visitor } = await openLog(running.portico.admin);
  await portal.comesAlive();
  await page.getByRole('button', { name: 'Daily proof by email' }).click();
  const dialog = page.getByRole('dialog');
  visitor.expectRefusal(400, '/audits/resources/head-mail/v1');
  visitor.expectMessage(/not the confirmed address of an active member/);
  await dialog.getByLabel('Recipient').fill('stranger@elsewhere.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Enter the confirmed email of an active member.').waitFor();
  await dialog.getByLabel('Recipient').fill(running.portico.admin.email);
  await expectAccessible(visitor);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await portal.showsToast('Daily proof changed.');
  await page.getByRole('button', { name: 'Daily proof by email' }).click();
  expect(await page.getByRole('dialog').getByLabel('Recipient').inputValue()).toBe(running.portico.admin.email);
});

test('7 filters of the address hold from the start: nothing critical has happened', async () => {
  const { portal, page } = await openLog(running.portico.admin, '/audits?severity=critical&period=day');
  await portal.shows('Audit log');
  await portal.comesAlive();
  await page.getByText('No matching events').waitFor();
});

test('V8.2.1 a member without the right is not offered the log', async () => {
  const { page } = await openLog(running.portico.member, '/profile');
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  expect(await page.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
});

test('2 an admin filters one column and a range of days, and follows new events live', async () => {
  const { visitor, portal, page } = await openLog(running.portico.admin);
  await portal.comesAlive();
  const { email } = running.portico.admin;
  const filter = async (column: string, text: string) => {
    await page.getByRole('button', { name: 'Add filter' }).press('ArrowDown');
    await page.getByRole('menuitem', { name: column, exact: true }).click();
    await page.getByRole('dialog').getByLabel(`${column} contains`).fill(text);
    await page.getByRole('button', { name: 'Apply filter' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await filter('User', email);
  await filter('Action', 'nothing-like-it');
  await page.getByText('No matching events').waitFor();
  await page.getByRole('button', { name: 'Action: nothing-like-it', exact: true }).click();
  await page.getByLabel('Action contains').fill('signed-in');
  await page.getByRole('button', { name: 'Apply filter' }).click();
  await page
    .getByRole('row', { name: /signed in/ })
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get('action')).toBe('signed-in');
  await expectAccessible(visitor);

  await page.getByRole('button', { name: 'Add filter' }).press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Dates' }).click();
  await page.getByLabel('From').fill('2020-01-02');
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Apply filter' }).click();
  await page.getByText('Enter a date on or after Jan 2, 2020.').waitFor();
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.getByRole('button', { name: 'Apply filter' }).click();
  await page.getByText('No matching events').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await page
    .getByRole('row', { name: /signed in/ })
    .first()
    .waitFor();

  await page.getByRole('switch', { name: 'Live tail' }).check();
  const other = await running.browser.visitor();
  await other.page.goto(`${running.portico.demo.baseUrl}/account/login`);
  await new LoginModel(other.page).signIn(running.portico.member);
  await page.getByText(/^\d+ new events?$/).waitFor();
  await page
    .getByRole('row', { name: /Quentin Okafor signed in/ })
    .first()
    .waitFor();
});

test('2 an event leads to the other events of its user', async () => {
  const { portal, page } = await openLog(running.portico.admin, '/audits?action=signed-in');
  await portal.comesAlive();
  await page
    .getByRole('row', { name: /signed in/ })
    .first()
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('button', { name: 'Show all events of this user' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^User: / }).waitFor();
});
