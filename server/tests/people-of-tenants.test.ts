/** What any answer of a tenant tells about a user who has not joined it: only what the inviter entered. */
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import type { InviteLink } from '#shared/contract/invitations/invitations.ts';
import type { Answer } from '#server/testing/browser.ts';
import { bearer, callerFor, linkParts, paths, signIn } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { globex, admin, member, guest, stranger } = server.people;
const sol = await callerFor(server, stranger);
const members = '/team/resources/members/v1';
const picture = 'https://pictures.example/ada.png';
const newAddress = 'a.marlow@private.example';

/** Routes of the contract that only read, and previews, which name people too. */
const reads = Object.keys(contract).filter((route) => route.startsWith('GET '));
const permissionOf = (route: string) => (contract as Record<string, { access?: string }>)[route]?.access;
const domainPreview = '/identity/resources/configurations/restrictions/v1/email-domain/impact';

interface Row {
  id?: string;
  userId?: string;
}

/** The parameters of a path: the ID of the first row of the list above it, and of users the invited one. */
async function fill(path: string, userId: string): Promise<string> {
  let filled = '';
  for (const part of path.slice(1).split('/')) {
    if (!part.startsWith('{')) filled += `/${part}`;
    else if (part === '{userId}') filled += `/${userId}`;
    else if (part === '{tenantId}') filled += `/${globex}`;
    else {
      const { text } = await server.browser().get(filled, sol.headers);
      const rows = /^[[{]/.test(text) ? (JSON.parse(text) as { items?: Row[]; data?: Row[] } | Row[]) : [];
      const [first] = Array.isArray(rows) ? rows : (rows.items ?? rows.data ?? []);
      filled += `/${first?.id ?? userId}`;
    }
  }
  return filled;
}

const preview = async () =>
  await sol.browser.post(
    domainPreview,
    {
      active: true,
      blockPublicDomains: false,
      type: 'BLOCK',
      add: [
        { domain: 'acme.example', type: 'BLOCK' },
        { domain: 'private.example', type: 'BLOCK' },
      ],
    },
    sol.headers,
  );

/** @throws when the server refuses it */
function done(answer: Answer): void {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
}

let invitation: ReturnType<typeof linkParts>;
let mikasInvitation: ReturnType<typeof linkParts>;

beforeAll(async () => {
  await server.rows('update users set picture_url = $1, username = $2, username_folded = $3 where id = $4', [
    picture,
    'ada.secret',
    'username:ada.secret',
    admin.id,
  ]);
  // one by mail, who changes their address then; one by a link on whose page anyone typed the address
  done(await sol.browser.post(paths.users, { email: admin.email, name: 'Nobody Known' }, sol.headers));
  const link = (
    await sol.browser.post('/identity/resources/tenants/invites/v1/user', {}, sol.headers)
  ).json<InviteLink>();
  await server.browser().post(paths.signUp, {
    email: member.email,
    password: 'a password of nobody',
    name: 'X',
    invitationToken: link.token,
  });
  await server.settle();
  invitation = linkParts(server.mailbox.linkPath(admin.email));
  mikasInvitation = linkParts(server.mailbox.linkPath(member.email));
  const ada = await callerFor(server, admin);
  const change = '/identity/resources/users/v1/email/me';
  await ada.browser.post(change, { email: newAddress }, ada.headers);
  await server.settle();
  const code = server.mailbox.code(newAddress);
  done(await ada.browser.post(`${change}/verify`, { email: newAddress, code }, ada.headers));
  // in lists beside that of the users
  const group = (await sol.browser.post('/identity/resources/groups/v1', { name: 'All' }, sol.headers)).json<Row>();
  const userIds = [admin.id, member.id];
  done(await sol.browser.post(`/identity/resources/groups/v1/${group.id}/users`, { userIds }, sol.headers));
});

describe('V14.2.6 a user who was invited and has not joined', () => {
  // such that what comes back of a search is no secret
  const searches = ['?search=marlow', '?search=private.exampl', '?_filter=lund', '?email=private.exampl'];
  const secrets = ['Marlow', 'Lund', 'pictures.example', 'private.example', 'ada.secret'];
  const expectNothingOf = (text: string, where: string) => {
    for (const secret of secrets)
      expect(
        text.includes(secret),
        `${secret} in ${where}: ${text.slice(Math.max(0, text.indexOf(secret) - 300), text.indexOf(secret) + 300)}`,
      ).toBe(false);
  };

  it('is listed with the address and the name that were entered', async () => {
    const { items } = (await sol.browser.get(`${members}?pageSize=50`, sol.headers)).json<{
      items: { email: string; name: string }[];
    }>();
    const listed = items.map(({ email, name }) => [email, name]);
    expect(listed).toContainEqual([admin.email, 'Nobody Known']);
    expect(listed).toContainEqual([member.email, 'mika']);
  });

  it.each(reads)('%s', async (route) => {
    const path = await fill(route.slice('GET '.length), admin.id);
    for (const query of ['', ...searches]) {
      // without a cookie, as one of them signs out
      const answer = await server.browser().get(`${path}${query}`, sol.headers);
      if (permissionOf(route)?.startsWith('fe.')) expect(answer.status, answer.text).not.toBe(401);
      expectNothingOf(answer.text, `${path}${query}`);
    }
  });

  it('in the preview of a policy', async () => {
    const { text, status } = await preview();
    expect(status).toBe(200);
    expect(text).toContain('Nobody Known');
    expectNothingOf(text, domainPreview);
  });

  it('is no actor of the log, and cannot be found there by what was not entered', async () => {
    const log = async (filter: string) =>
      (await sol.browser.get(`/audits?offset=0&count=50${filter}`, sol.headers)).json<{
        data: { action: string; email: string; user: string }[];
      }>().data;
    const row = (await log('')).find(({ action }) => action === 'user.invited-by-link');
    expect(row).toMatchObject({ email: '', user: '' });
    expect(await log('&email=private.example')).toEqual([]);
    expect(await server.rows(`select actor_id from audits where action = 'user.invited-by-link'`)).toEqual([
      { actor_id: null },
    ]);
  });

  it('is not named by rows of earlier versions, in which the invited user acts', async () => {
    const [una] = await server.rows<{ id: string }>(
      `insert into users (id, email, email_folded, name, metadata, verified, super_user, created_at, updated_at)
       values (gen_random_uuid(), 'una@private.example', 'una@private.example', 'Una Lund', '{}', true, false, now(), now()) returning id`,
    );
    await server.rows(
      `insert into audits (tenant_id, at, action, severity, actor_id, trace_id, details)
       select $1, $2, 'user.invited-by-link', 'Info', actor, 'earlier', '{"email": "", "link": "", "madeBy": ""}'
       from unnest(array[$3, $4]::uuid[]) actor`,
      [globex, server.clock.read(), admin.id, una!.id],
    );
    expectNothingOf((await sol.browser.get('/audits?offset=0&count=50', sol.headers)).text, 'the log');
  });
});

describe('a member who has left', () => {
  it('stays in the log with the name and address of that time', async () => {
    await callerFor(server, guest, globex);
    const admins = await callerFor(server, stranger, globex);
    expect((await admins.browser.send('DELETE', `${members}/${guest.id}`, { headers: admins.headers })).status).toBe(
      200,
    );
    const own = await signIn(server.browser(), guest);
    expect((await server.browser().put(paths.me, { name: 'Gita Elsewhere' }, bearer(own.accessToken))).status).toBe(
      200,
    );
    const { text } = await admins.browser.get('/audits?offset=0&count=50', admins.headers);
    expect(text).toContain(guest.name);
    expect(text).not.toContain('Gita Elsewhere');
    const found = await admins.browser.get(`/audits?offset=0&count=50&email=${guest.email}`, admins.headers);
    expect(found.json<{ data: object[] }>().data.length).toBeGreaterThan(0);
  });
});

describe('an invitation to an address that its owner has left', () => {
  it('is still theirs to accept, and shows who they are then', async () => {
    const list = async () =>
      (await sol.browser.get(`${members}?pageSize=50`, sol.headers)).json<{ items: { email: string; id: string }[] }>()
        .items;
    const before = (await list()).length;
    expect((await server.browser().post(paths.acceptInvitation, invitation)).status).toBe(200);
    const after = await list();
    expect(after).toHaveLength(before);
    expect(after.find(({ id }) => id === admin.id)?.email).toBe(newAddress);
  });

  it('goes to the address when it is sent again, in the same row of the list', async () => {
    const old = mikasInvitation;
    const mika = await callerFor(server, member);
    const change = '/identity/resources/users/v1/email/me';
    await mika.browser.post(change, { email: 'mika@private.example' }, mika.headers);
    await server.settle();
    const code = server.mailbox.code('mika@private.example');
    await mika.browser.post(`${change}/verify`, { email: 'mika@private.example', code }, mika.headers);
    server.clock.advance(1000);
    const again = await sol.browser.post(paths.users, { email: member.email }, sol.headers);
    expect(again.status).toBe(201);
    await server.settle();
    expect(server.mailbox.to('mika@private.example').map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('Globex'),
    );
    expect(server.mailbox.latest(member.email).subject).toContain('Globex');
    const { items } = (await sol.browser.get(`${members}?pageSize=50`, sol.headers)).json<{
      items: { email: string; roles: object[] }[];
    }>();
    expect(items.filter(({ email }) => email === member.email)).toHaveLength(1);
    expect(items.some(({ email }) => email.includes('private.example') && email.startsWith('mika'))).toBe(false);
    expect((await server.browser().post(paths.acceptInvitation, old)).status).toBe(410);
  });
});
