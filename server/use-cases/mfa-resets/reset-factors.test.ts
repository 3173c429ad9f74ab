import { describe, expect, it } from 'vitest';
import type { FactorReset } from '#shared/contract/mfa/factor-resets.ts';
import type { TeamRole } from '#shared/contract/users/members.ts';
import { keepFactorsTexts } from '#shared/i18n/keep-factors.ts';
import { languageCookie } from '#shared/i18n/languages.ts';
import { readForm, textOf } from '#server/testing/browser.ts';
import { callerFor, tryLogin } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { challengeFor, setUpApp, signInPath, signInWithApp } from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { people, clock } = server;
const path = '/identity/resources/users/mfa-resets/v1';
const hour = 3_600_000;

type Admin = Awaited<ReturnType<typeof signIn>>;

async function signIn(user: SeededUser) {
  const { browser, headers } = await callerFor(server, user);
  const send = (method: string, address: string, body?: unknown) =>
    browser.send(method, address, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
  return {
    send,
    browser,
    ask: (userId: string) => send('POST', path, { userId }),
    confirm: (id: string) => send('POST', `${path}/${id}/confirm`),
    cancel: (id: string) => send('DELETE', `${path}/${id}`),
    list: async (userId?: string) =>
      (await send('GET', userId ? `${path}?userId=${userId}` : path)).json<{ items: FactorReset[]; delay: number }>(),
  };
}

const code = (answer: { json(): unknown }) => (answer.json() as { errorCode?: string }).errorCode;
let made = 0;

/** Adds a user to Acme for one test. */
async function newcomer(inviter: Admin, role: 'admin' | 'member'): Promise<SeededUser> {
  const roles = (await inviter.send('GET', '/team/resources/roles/v1')).json<{ items: TeamRole[] }>().items;
  const email = `person-${++made}@acme.example`;
  await inviter.send('POST', '/identity/resources/users/v2', {
    email,
    name: `Person ${made}`,
    provider: 'local',
    roleIds: [roles.find(({ key }) => key === role)!.id],
  });
  await server.settle();
  const url = new URL(server.mailbox.latest(email).links[0]!);
  const password = 'a calm river in spring';
  await server.browser().post('/identity/resources/users/v1/activate', {
    userId: url.searchParams.get('userId'),
    token: url.searchParams.get('token'),
    password,
  });
  return { id: url.searchParams.get('userId')!, name: `Person ${made}`, email, password, tenantIds: [people.acme] };
}

const ada = await signIn(people.admin);
const ben = await newcomer(ada, 'admin');

async function twoAdmins(): Promise<[Admin, Admin]> {
  return [await signIn(people.admin), await signIn(ben)];
}

/** Creates a user who has lost the authenticator app and all recovery codes. */
async function lost(admin: Admin) {
  const user = await newcomer(admin, 'member');
  return { user, app: await setUpApp(server, user) };
}

const keepLink = (user: SeededUser) =>
  server.mailbox.latest(user.email).links.find((link) => link.includes('keep-second-step'))!;
const subjects = (user: SeededUser) => server.mailbox.to(user.email).map(({ subject }) => subject);
const actions = async (userId: string) =>
  (
    await server.rows<{ action: string }>(
      "select action from audits where target_id = $1 and action like 'user.factor%reset%' order by id",
      [userId],
    )
  ).map(({ action }) => action);

describe('reset of lost second factors by two admins', () => {
  it('takes effect a day after one admin requested and another confirmed it; the user then signs in and enrolls again', async () => {
    const [first, second] = await twoAdmins();
    const { user, app } = await lost(first);
    const asked = await first.ask(user.id);
    expect(asked.status).toBe(201);
    const { id } = asked.json<FactorReset>();
    expect(asked.json()).toMatchObject({
      userId: user.id,
      state: 'asked',
      requestedBy: { id: people.admin.id, name: people.admin.name },
    });
    await server.settle();
    expect(subjects(user).at(-1)).toContain('MFA reset requested');

    const confirmed = (await second.confirm(id)).json<FactorReset>();
    expect(confirmed).toMatchObject({ state: 'confirmed', confirmedBy: { id: ben.id } });
    expect(Date.parse(confirmed.dueAt!) - clock.read().getTime()).toBe(24 * hour);
    await server.settle();
    expect(subjects(user).at(-1)).toContain('MFA will be reset');

    // still before the delay ends
    clock.advance(23 * hour);
    await server.settle();
    expect((await challengeFor(server.browser(), user)).mfaRequired).toBe(true);
    const held = await signInWithApp(server, user, app);

    clock.advance(1 * hour);
    await server.settle();
    expect((await tryLogin(server.browser(), user.email, user.password)).json()).toMatchObject({
      mfaRequired: false,
    });
    expect((await held.browser.get('/identity/resources/users/v2/me', held.headers)).status).toBe(401);
    expect(subjects(user).at(-1)).toContain('MFA was reset');
    expect(await actions(user.id)).toEqual([
      'user.factor-reset-asked',
      'user.factor-reset-confirmed',
      'user.factors-reset',
    ]);
    await setUpApp(server, user);
    expect((await challengeFor(server.browser(), user)).mfaRequired).toBe(true);
  });

  it('removes the recovery codes too', async () => {
    const [first, second] = await twoAdmins();
    const { user, app } = await lost(first);
    await second.confirm((await first.ask(user.id)).json<FactorReset>().id);
    clock.advance(24 * hour);
    await server.settle();
    const recovered = await server
      .browser()
      .post(`${signInPath}/recover`, { email: user.email, recoveryCode: app.recoveryCodes[0] });
    expect(recovered.status).not.toBe(200);
    expect(await server.rows('select 1 from recovery_codes where user_id = $1', [user.id])).toEqual([]);
  });
});

describe('V6.4.4 requires two admins', () => {
  it('refuses confirmation by the requester and by the user', async () => {
    const [first, second] = await twoAdmins();
    const { user } = await lost(first);
    const { id } = (await first.ask(user.id)).json<FactorReset>();
    expect(code(await first.confirm(id))).toBe('factor-reset-same-admin');
    expect(code(await second.ask(user.id))).toBe('factor-reset-open');

    const colleague = await newcomer(first, 'admin');
    const { headers, browser } = await signInWithApp(server, colleague, await setUpApp(server, colleague));
    expect(code(await browser.post(path, { userId: colleague.id }, headers))).toBe('not-yourself');
    const own = (await first.ask(colleague.id)).json<FactorReset>();
    expect(code(await browser.post(`${path}/${own.id}/confirm`, {}, headers))).toBe('not-yourself');
  });

  it('applies one of two concurrent confirmations, once', async () => {
    const [first, second] = await twoAdmins();
    const third = await signIn(await newcomer(first, 'admin'));
    const { user } = await lost(first);
    const { id } = (await first.ask(user.id)).json<FactorReset>();
    const answers = await Promise.all([second.confirm(id), third.confirm(id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  });

  it('V7.5.1 requires a recent sign-in of both admins, and refuses impersonated sessions', async () => {
    const [first] = await twoAdmins();
    const { user } = await lost(first);
    clock.advance(11 * 60_000);
    const stale = await first.ask(user.id);
    expect(code(stale)).toBe('reauthentication-required');
    expect(await actions(user.id)).toEqual([]);
  });

  it('is refused without the permission, for a user of another team, and for a user without factors', async () => {
    const [first, second] = await twoAdmins();
    const { user } = await lost(first);
    const member = await signIn(people.member);
    expect((await member.ask(user.id)).status).toBe(403);
    expect(code(await first.ask(people.stranger.id))).toBe('user-not-found');
    expect(code(await first.ask(people.member.id))).toBe('mfa-not-enrolled');
    const { id } = (await first.ask(user.id)).json<FactorReset>();
    const stranger = await signIn(people.stranger);
    expect(code(await stranger.confirm(id))).toBe('factor-reset-not-found');
    expect(code(await stranger.cancel(id))).toBe('factor-reset-not-found');
    expect((await stranger.list()).items).toEqual([]);
    expect((await second.list(user.id)).items).toHaveLength(1);
  });

  it('is refused for a user who is a member of another team too, both when requested and when due', async () => {
    const [first, second] = await twoAdmins();
    await setUpApp(server, people.guest);
    expect(code(await first.ask(people.guest.id))).toBe('factor-reset-elsewhere');

    const { user } = await lost(first);
    await second.confirm((await first.ask(user.id)).json<FactorReset>().id);
    await server.rows('insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, $3, $4)', [
      people.globex,
      user.id,
      'active',
      clock.read(),
    ]);
    clock.advance(25 * hour);
    await server.settle();
    expect((await challengeFor(server.browser(), user)).mfaRequired).toBe(true);
    expect(await actions(user.id)).toContain('user.factor-reset-refused');
  });
});

describe('cancellation of a factor reset by the user', () => {
  it('works with the link of either mail: viewing does not use it, one button cancels the reset', async () => {
    const [first, second] = await twoAdmins();
    const { user } = await lost(first);
    const { id } = (await first.ask(user.id)).json<FactorReset>();
    await second.confirm(id);
    await server.settle();
    const link = keepLink(user);
    const browser = server.browser();
    for (const _ of [1, 2]) expect((await browser.get(link)).status).toBe(200);
    const page = (await browser.get(link)).text;
    expect(page).toContain('Keep your verification methods?');
    expect(page).not.toContain(new URL(link).searchParams.get('token')!);
    expect((await second.list(user.id)).items).toHaveLength(1);

    const formToken = /name="formToken" value="([^"]+)"/.exec(page)![1]!;
    const press = (token: string) =>
      browser.send('POST', link, {
        body: new URLSearchParams({ formToken: token }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const inArabic = await browser.get(link, { 'accept-language': 'sv, ar-EG;q=0.9, de;q=0.5' });
    expect(inArabic.text).toContain('<html lang="ar-EG" dir="rtl">');
    expect(inArabic.text).toContain(keepFactorsTexts.ar.button);
    expect((await press('another')).status).toBe(400);
    expect((await press(formToken)).text).toContain('Reset canceled');
    expect((await press(formToken)).status).not.toBe(200);
    browser.cookies.set(languageCookie, 'de');
    const over = await browser.get(link);
    expect([over.status, textOf(over.text)]).toEqual([
      410,
      expect.stringContaining('Dieses Zurücksetzen steht nicht mehr aus Dieser Link wurde bereits verwendet'),
    ]);
    expect((await second.list(user.id)).items).toEqual([]);
    clock.advance(25 * hour);
    await server.settle();
    expect((await challengeFor(server.browser(), user)).mfaRequired).toBe(true);
    expect(await actions(user.id)).toContain('user.factor-reset-kept');
  });

  it('V15.4.1 with both links used, canceled and due at the same time, exactly one action counts and no call fails', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [first, second] = await twoAdmins();
      const { user } = await lost(first);
      const { id } = (await first.ask(user.id)).json<FactorReset>();
      await server.settle();
      const early = keepLink(user);
      await second.confirm(id);
      await server.settle();
      const links = [early, keepLink(user)];
      clock.advance(24 * hour - 1000);
      const opened = await Promise.all(
        links.map(async (link) => {
          const browser = server.browser();
          const { formToken } = readForm((await browser.get(link)).text).fields;
          return () => browser.postForm(link, { formToken: formToken! });
        }),
      );
      const admin = await signIn(people.admin);
      // it is not due yet in the first round
      if (round > 0) clock.advance(1000);
      const statuses = (
        await Promise.all([...opened.map((press) => press()), admin.cancel(id), server.settle().then(() => undefined)])
      ).flatMap((answer) => answer?.status ?? []);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      await server.settle();
      const gone = (await actions(user.id)).includes('user.factors-reset');
      expect(statuses.filter((status) => status < 300).length + Number(gone)).toBe(1);
      const { mfaRequired } = (await tryLogin(server.browser(), user.email, user.password)).json<{
        mfaRequired: boolean;
      }>();
      expect(mfaRequired).toBe(!gone);
    }
  });

  it('an admin can cancel too, which revokes the link', async () => {
    const [first, second] = await twoAdmins();
    const { user } = await lost(first);
    const { id } = (await first.ask(user.id)).json<FactorReset>();
    await server.settle();
    const link = keepLink(user);
    expect((await second.cancel(id)).status).toBe(200);
    await server.settle();
    expect(subjects(user).at(-1)).toContain('MFA reset canceled');
    expect((await server.browser().get(link)).status).not.toBe(200);
    expect(code(await second.confirm(id))).toBe('factor-reset-not-found');
    expect((await first.ask(user.id)).status).toBe(201);
  });

  it('an unconfirmed request expires, so that a new one can be made', async () => {
    const [first, second] = await twoAdmins();
    const { user } = await lost(first);
    const { id } = (await first.ask(user.id)).json<FactorReset>();
    clock.advance(3 * 24 * hour);
    const [again, later] = await twoAdmins();
    expect(code(await later.confirm(id))).toBe('factor-reset-not-found');
    expect((await later.list(user.id)).items).toEqual([]);
    expect((await again.ask(user.id)).status).toBe(201);
    expect(second).toBeDefined();
  });
});
