import { describe, expect, it } from 'vitest';
import type { FactorReset } from '#shared/contract/mfa/factor-resets.ts';
import type { TeamRole } from '#shared/contract/users/members.ts';
import { approvalTexts } from '#shared/i18n/approvals.ts';
import { languageCookie } from '#shared/i18n/languages.ts';
import { readForm, textOf, type Browser } from '#server/testing/browser.ts';
import { callerFor, signIn, tryLogin } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { challengeFor, setUpApp } from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
/** A server with a low rate limit. */
const strict = await useTestServer({ config: { limits: { link: { points: 5, per: 300 } } } });
const { people, clock } = server;
const resets = '/identity/resources/users/mfa-resets/v1';
const flows = '/identity/resources/approval-flows/v1';
const hour = 3_600_000;
const minute = 60_000;

const code = (answer: { json(): unknown }) => (answer.json() as { errorCode?: string }).errorCode;
let made = 0;

async function newcomer(role: 'admin' | 'member'): Promise<SeededUser> {
  const { browser, headers } = await callerFor(server, people.admin);
  const roles = (await browser.get('/team/resources/roles/v1', headers)).json<{ items: TeamRole[] }>().items;
  const email = `somebody-${++made}@acme.example`;
  await browser.post(
    '/identity/resources/users/v2',
    { email, name: `Somebody ${made}`, provider: 'local', roleIds: [roles.find(({ key }) => key === role)!.id] },
    headers,
  );
  await server.settle();
  const url = new URL(server.mailbox.latest(email).links[0]!);
  const password = 'a calm river in spring';
  await server.browser().post('/identity/resources/users/v1/activate', {
    userId: url.searchParams.get('userId'),
    token: url.searchParams.get('token'),
    password,
  });
  return { id: url.searchParams.get('userId')!, name: `Somebody ${made}`, email, password, tenantIds: [people.acme] };
}

const second = await newcomer('admin');
const third = await newcomer('admin');

interface Ids {
  approvalFlowExecutionId: string;
  approverId: string;
  approvalFlowStepId: string;
}
const idsOf = (link: string) => Object.fromEntries(new URL(link).searchParams) as unknown as Ids;
const linkTo = (user: SeededUser) =>
  server.mailbox
    .to(user.email)
    .findLast(({ subject }) => subject.startsWith('Approve an MFA reset'))!
    .links.find((link) => link.includes('/account/approve'))!;
const subjects = (user: SeededUser) => server.mailbox.to(user.email).map(({ subject }) => subject);
const actions = async (userId: string) =>
  (
    await server.rows<{ action: string }>(
      "select action from audits where target_id = $1 and action like 'user.factor-reset%' order by id",
      [userId],
    )
  ).map(({ action }) => action);

/** Requests a factor reset as an admin, and waits until the mails are sent. */
async function asked() {
  const user = await newcomer('member');
  const app = await setUpApp(server, user);
  const { browser, headers } = await callerFor(server, people.admin);
  const reset = (await browser.post(resets, { userId: user.id }, headers)).json<FactorReset>();
  await server.settle();
  return { user, app, reset, requester: { browser, headers }, link: linkTo(second) };
}

async function browserOf(user: SeededUser): Promise<Browser> {
  const browser = server.browser();
  await signIn(browser, user);
  return browser;
}
const openApproval = (browser: Browser, ids: Ids) =>
  browser.get(`${flows}/execution-data?${new URLSearchParams({ ...ids }).toString()}`);
const decide = (browser: Browser, ids: Ids, approved = true, headers: Record<string, string> = {}) =>
  browser.post(`${flows}/approver-action`, { ...ids, approved }, headers);

describe('approval of a factor reset by a link in a mail', () => {
  it('can be viewed repeatedly by the holder of the link, in their own language', async () => {
    const { user, reset, link } = await asked();
    const stranger = server.browser();
    for (const _ of [1, 2, 3]) {
      const shown = await openApproval(stranger, idsOf(link));
      expect(shown.status).toBe(200);
      expect(shown.json()).toEqual({
        approvalFlowName: 'MFA reset',
        approvalFlowDescription: expect.stringContaining(`${user.name} (${user.email})`) as string,
        requester: people.admin.name,
        approvalFlowRequestDate: reset.requestedAt,
      });
    }
    const german = await stranger.get(`${flows}/execution-data?${new URLSearchParams({ ...idsOf(link) }).toString()}`, {
      'accept-language': 'de',
    });
    expect(german.json<{ approvalFlowName: string }>().approvalFlowName).toBe(approvalTexts.de.name);
    expect(await actions(user.id)).toEqual(['user.factor-reset-asked']);
  });

  it('approved by link has the same effect as in the portal: it is audited, the user is notified, and it takes effect after the delay', async () => {
    const { user, link } = await asked();
    const answer = await decide(await browserOf(second), idsOf(link));
    expect([answer.status, answer.json()]).toEqual([200, { success: true }]);
    await server.settle();
    expect(await actions(user.id)).toEqual(['user.factor-reset-asked', 'user.factor-reset-confirmed']);
    expect(subjects(user).at(-1)).toContain('MFA will be reset');
    clock.advance(23 * hour);
    await server.settle();
    expect((await challengeFor(server.browser(), user)).mfaRequired).toBe(true);
    clock.advance(1 * hour);
    await server.settle();
    expect((await tryLogin(server.browser(), user.email, user.password)).json()).toMatchObject({
      mfaRequired: false,
    });
  });

  it('declined ends the reset, is audited with before and after, and notifies the user and the requester', async () => {
    const { user, link, requester } = await asked();
    const answer = await decide(await browserOf(second), idsOf(link), false);
    expect(answer.json()).toEqual({ success: true });
    await server.settle();
    expect(await actions(user.id)).toEqual(['user.factor-reset-asked', 'user.factor-reset-declined']);
    const [row] = await server.rows<{ actor_id: string; details: object }>(
      "select actor_id, details from audits where target_id = $1 and action = 'user.factor-reset-declined'",
      [user.id],
    );
    expect(row).toMatchObject({
      actor_id: second.id,
      details: { before: { state: 'asked' }, after: { state: 'declined' } },
    });
    expect(subjects(user).at(-1)).toContain('MFA reset canceled');
    const told = server.mailbox.to(people.admin.email).at(-1)!;
    expect([told.subject, told.text]).toEqual([
      expect.stringContaining('declined'),
      expect.stringContaining(`${second.name} of`),
    ]);
    expect(
      (await requester.browser.get(`${resets}?userId=${user.id}`, requester.headers)).json<{ items: unknown[] }>()
        .items,
    ).toEqual([]);
    clock.advance(25 * hour);
    await server.settle();
    expect((await challengeFor(server.browser(), user)).mfaRequired).toBe(true);
  });

  it('is requested of every other admin with a link of their own, but not of the requester, the user or members', async () => {
    const { user, reset, link } = await asked();
    const { user: unasked } = await asked();
    expect(idsOf(linkTo(third)).approverId).not.toBe(idsOf(link).approverId);
    expect(subjects(people.admin).filter((subject) => subject.startsWith('Approve an MFA reset'))).toEqual([]);
    for (const someone of [user, unasked, people.member])
      expect(subjects(someone).filter((subject) => subject.startsWith('Approve an MFA reset'))).toEqual([]);
    // the database contains no token, and the link no user id
    const rows = await server.rows<{ text: string }>(
      'select row_to_json(a)::text as text from factor_reset_approvers a where reset_id = $1',
      [reset.id],
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const { text } of rows) expect(text).not.toContain(idsOf(link).approverId);
    expect(link).not.toContain(second.id);
    expect(idsOf(link).approverId).toMatch(/^[\w-]{43}$/);
  });
});

describe('V6.4.4 the link alone is not sufficient', () => {
  it('refuses without a sign-in, with an old one or with another user’s, and changes nothing', async () => {
    const { user, link } = await asked();
    const ids = idsOf(link);
    expect(code(await decide(server.browser(), ids))).toBe('reauthentication-required');
    expect(code(await decide(await browserOf(third), ids))).toBe('approval-not-yours');
    const early = await browserOf(second);
    clock.advance(10 * minute + 1000);
    for (const approved of [true, false])
      expect(code(await decide(early, ids, approved))).toBe('reauthentication-required');
    expect(await actions(user.id)).toEqual(['user.factor-reset-asked']);
    expect((await decide(await browserOf(second), ids)).status).toBe(200);
  });

  it('a bearer token does not count as a sign-in in this browser', async () => {
    const { link } = await asked();
    const { headers } = await callerFor(server, second);
    expect(code(await decide(server.browser(), idsOf(link), true, headers))).toBe('reauthentication-required');
  });

  it('a page of another website cannot decide with the user’s cookies', async () => {
    const { user, link } = await asked();
    const browser = await browserOf(second);
    expect(code(await decide(browser, idsOf(link), true, { origin: 'https://evil.example' }))).toBe(
      'origin-not-allowed',
    );
    const form = await browser.send('POST', `${flows}/approver-action`, {
      body: JSON.stringify({ ...idsOf(link), approved: true }),
      headers: { 'content-type': 'text/plain' },
    });
    expect(form.status).toBe(415);
    expect(await actions(user.id)).toEqual(['user.factor-reset-asked']);
  });

  it('the requester cannot decide by any link, not even another admin’s', async () => {
    const { link } = await asked();
    expect(code(await decide(await browserOf(people.admin), idsOf(link)))).toBe('approval-not-yours');
    const { headers, browser } = await callerFor(server, second);
    const other = await newcomer('member');
    await setUpApp(server, other);
    const reset = (await browser.post(resets, { userId: other.id }, headers)).json<FactorReset>();
    await server.settle();
    // the rule also refuses a stolen link that was reassigned to the requester in the database
    const ids = idsOf(linkTo(third));
    await server.rows('update factor_reset_approvers set user_id = $1 where reset_id = $2', [second.id, reset.id]);
    expect(code(await decide(await browserOf(second), ids))).toBe('factor-reset-same-admin');
    expect(code(await decide(await browserOf(second), ids, false))).toBe('factor-reset-same-admin');
  });

  it('refuses an admin who has since lost the right or left the team', async () => {
    const { user, link } = await asked();
    const browser = await browserOf(second);
    await server.rows("update memberships set state = 'disabled' where user_id = $1", [second.id]);
    expect(code(await decide(browser, idsOf(link)))).toBe('reauthentication-required');
    await server.rows("update memberships set state = 'active' where user_id = $1", [second.id]);
    const held = await server.rows<{ role_id: string }>(
      'delete from membership_roles where user_id = $1 returning role_id',
      [second.id],
    );
    expect(code(await decide(browser, idsOf(link)))).toBe('forbidden');
    for (const { role_id } of held)
      await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
        people.acme,
        second.id,
        role_id,
      ]);
    expect(await actions(user.id)).toEqual(['user.factor-reset-asked']);
  });

  it('refuses a session that impersonates the admin', async () => {
    const { link } = await asked();
    const browser = await browserOf(second);
    await server.rows(
      'update sessions set impersonator = \'{"kind":"vendor","id":"x","name":"x"}\' where user_id = $1',
      [second.id],
    );
    expect(code(await decide(browser, idsOf(link)))).toBe('impersonated-session');
  });

  it('V8.4.1 refuses the same user in another tenant', async () => {
    const { link } = await asked();
    await server.rows("insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, 'active', $3)", [
      people.globex,
      second.id,
      clock.read(),
    ]);
    const browser = await browserOf(second);
    await server.rows('update sessions set tenant_id = $1 where user_id = $2', [people.globex, second.id]);
    expect(code(await decide(browser, idsOf(link)))).toBe('approval-not-yours');
    await server.rows('delete from memberships where tenant_id = $1 and user_id = $2', [people.globex, second.id]);
  });
});

describe('V6.3.8 completed requests are indistinguishable from unknown ones', () => {
  const made43 = 'A'.repeat(43);

  it('an unknown token, another request or step, a decided, canceled, kept or lapsed reset: the same answer from both calls and the page', async () => {
    const { link, requester, reset } = await asked();
    const open = idsOf(link);
    const other = idsOf((await asked()).link);
    const never: Ids[] = [
      { ...open, approverId: made43 },
      { ...open, approvalFlowExecutionId: other.approvalFlowExecutionId },
      { ...open, approvalFlowExecutionId: 'no uuid' },
      { ...open, approvalFlowStepId: 'another' },
      { ...open, approverId: second.id },
    ];
    const decided = idsOf((await asked()).link);
    await decide(await browserOf(second), decided);
    const declined = idsOf((await asked()).link);
    await decide(await browserOf(second), declined, false);
    await requester.browser.send('DELETE', `${resets}/${reset.id}`, { headers: requester.headers });
    const lapsed = idsOf((await asked()).link);
    clock.advance(3 * 24 * hour);
    const browser = await browserOf(second);
    const shapes = new Set<string>();
    const pages = new Set<string>();
    for (const ids of [...never, decided, declined, open, lapsed]) {
      for (const answer of [
        await openApproval(browser, ids),
        await decide(browser, ids),
        await decide(browser, ids, false),
        await decide(server.browser(), ids),
      ]) {
        const { errors, errorCode } = answer.json<{ errors: string[]; errorCode: string }>();
        shapes.add(JSON.stringify([answer.status, errors, errorCode]));
      }
      const page = await browser.get(`/account/approve?${new URLSearchParams({ ...ids }).toString()}`);
      pages.add(`${page.status} ${textOf(page.text)}`);
      clock.advance(2 * minute);
    }
    expect([...shapes]).toEqual([
      JSON.stringify([404, ['This reset is no longer pending. Reload the page.'], 'factor-reset-not-found']),
    ]);
    expect([...pages]).toEqual([expect.stringContaining(approvalTexts.en.closedText)]);
  });

  it('V6.3.1 rate-limits guesses', async () => {
    const ids = { approvalFlowExecutionId: people.acme, approverId: made43, approvalFlowStepId: 'second-admin' };
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1)
      statuses.push((await openApproval(strict.browser(), ids)).status, (await decide(strict.browser(), ids)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429, 429]);
    expect((await strict.browser().get(`/account/approve?${new URLSearchParams(ids).toString()}`)).status).toBe(429);
  });
});

describe('V15.4.1 concurrent decisions', () => {
  it('one of two concurrent approvals takes effect; a repeated one does nothing', async () => {
    const { user, link } = await asked();
    const [one, two] = [await browserOf(second), await browserOf(third)];
    const answers = await Promise.all([decide(one, idsOf(link)), decide(two, idsOf(linkTo(third)))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await decide(one, idsOf(link))).status).toBe(404);
    expect((await actions(user.id)).filter((action) => action.endsWith('confirmed'))).toHaveLength(1);
    const jobs = await server.rows("select 1 from jobs where kind = 'reset-factors' and slot like '%' || $1", [
      idsOf(link).approvalFlowExecutionId,
    ]);
    expect(jobs).toHaveLength(1);
  });

  it('five identical submissions, approval with decline, link with portal: exactly one counts, and none fails', async () => {
    for (const others of ['same', 'no', 'portal'] as const) {
      const { user, link, reset } = await asked();
      const [mine, theirs] = [await browserOf(second), await callerFor(server, third)];
      const rivals = {
        same: () => Array.from({ length: 4 }, () => decide(mine, idsOf(link))),
        no: () => [decide(theirs.browser, idsOf(linkTo(third)), false)],
        portal: () => [theirs.browser.post(`${resets}/${reset.id}/confirm`, {}, theirs.headers)],
      }[others]();
      const statuses = (await Promise.all([decide(mine, idsOf(link)), ...rivals])).map(({ status }) => status);
      expect(
        statuses.filter((status) => status === 200),
        others,
      ).toHaveLength(1);
      expect(
        statuses.filter((status) => status !== 200 && status !== 404),
        others,
      ).toEqual([]);
      expect(
        (await actions(user.id)).filter((action) => /confirmed|declined/.test(action)),
        others,
      ).toHaveLength(1);
    }
  });
});

describe('approval page without JavaScript', () => {
  const press = (browser: Browser, link: string, page: { text: string }, fields: Record<string, string>) =>
    browser.postForm(link, { formToken: readForm(page.text).fields['formToken']!, ...fields });

  it('redirects to sign-in and back, and one button decides', async () => {
    const { user, link } = await asked();
    const browser = server.browser();
    const first = await browser.get(link);
    expect(textOf(first.text)).toContain(approvalTexts.en.signInText);
    expect(first.text).not.toContain(idsOf(link).approverId);
    expect(first.text).not.toContain('value="no"');
    const toSignIn = await press(browser, link, first, { again: 'yes' });
    expect(new URL(toSignIn.location, link).pathname).toBe('/account/login');
    const login = await browser.submit(await browser.get(toSignIn.location), { email: second.email });
    const back = await browser.submit(login, { password: second.password });
    expect(back.location.replace(/^http:\/\/[^/]+/, '')).toBe(link.replace(/^http:\/\/[^/]+/, ''));
    const question = await browser.get(back.location);
    expect(textOf(question.text)).toContain(`Approve only if ${user.name}`);
    expect(question.text).not.toContain(idsOf(link).approverId);
    const done = await press(browser, link, question, { approved: 'yes' });
    expect([done.status, textOf(done.text)]).toEqual([200, expect.stringContaining('Reset approved')]);
    expect(await actions(user.id)).toEqual(['user.factor-reset-asked', 'user.factor-reset-confirmed']);
    expect(textOf((await browser.get(link)).text)).toContain(approvalTexts.en.closedText);
  });

  it('asks for the second factor when the sign-in is old, and keeps the session', async () => {
    const { link } = await asked();
    const admin = await newcomer('admin');
    const { user } = await asked();
    const own = linkTo(admin);
    const { browser } = await setUpApp(server, admin);
    clock.advance(11 * minute);
    const stale = await browser.get(own);
    expect(textOf(stale.text)).toContain(approvalTexts.en.signInText);
    const toStepUp = await press(browser, own, stale, { again: 'yes' });
    const target = new URL(toStepUp.location, own);
    expect([target.pathname, target.searchParams.get('maxAge')]).toEqual(['/account/step-up', '600']);
    expect(target.searchParams.get('redirectUrl')).toBe(own.replace(/^http:\/\/[^/]+/, ''));
    expect((await browser.get(toStepUp.location)).status).toBe(200);
    expect(await actions(user.id)).toEqual(['user.factor-reset-asked']);
    expect(link).not.toBe(own);
  });

  it('accepts a decline, and refuses a submission without its CSRF token, from another site or by another user', async () => {
    const { user, link } = await asked();
    const browser = await browserOf(second);
    const question = await browser.get(link);
    expect((await browser.postForm(link, { formToken: 'another', approved: 'yes' })).status).toBe(400);
    const wrong = await browserOf(third);
    const seen = await wrong.get(link);
    expect(textOf(seen.text)).toContain('You’re signed in as a different user');
    expect((await press(wrong, link, seen, { approved: 'yes' })).status).toBe(403);
    expect(await actions(user.id)).toEqual(['user.factor-reset-asked']);
    const done = await press(browser, link, question, { approved: 'no' });
    expect(textOf(done.text)).toContain('Reset declined');
    expect(await actions(user.id)).toEqual(['user.factor-reset-asked', 'user.factor-reset-declined']);
  });

  it('uses the reader’s language and direction, refuses framing and does not leak its URL', async () => {
    const { link } = await asked();
    const browser = server.browser();
    browser.cookies.set(languageCookie, 'ar-EG');
    const page = await browser.get(link);
    expect(page.text).toContain('<html lang="ar-EG" dir="rtl">');
    expect(page.text).toContain(approvalTexts.ar.signInText);
    expect([
      page.headers.get('x-frame-options'),
      page.headers.get('referrer-policy'),
      page.headers.get('cache-control'),
    ]).toEqual(['DENY', 'no-referrer', 'no-store']);
  });
});
