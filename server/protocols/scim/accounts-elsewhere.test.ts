/** An account that several tenants have invited or taken in: no directory changes it, and none is mailed its link. */
import { describe, expect, it } from 'vitest';
import { bearer, callerFor, linkParts, paths, type SignedIn } from '#server/testing/flows.ts';
import { createDirectory, type ScimDirectory } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, globex, admin, stranger } = server.people;
const [ours, theirs] = [await createDirectory(server, admin), await createDirectory(server, stranger)];
const password = 'my very own password';

let count = 0;
const fresh = () => `elsewhere-${(count += 1)}@corp.example`;
async function provision(directory: ScimDirectory, userName = fresh()) {
  const answer = await directory.post('/Users', { userName, displayName: 'Pat Quay' });
  expect(answer.status, answer.text).toBe(201);
  const { id } = answer.json<{ id: string }>();
  return { id, email: userName, userId: await userOf(id) };
}
const userOf = async (id: string) =>
  (await server.rows<{ user_id: string }>('select user_id from scim_users where id = $1', [id]))[0]!.user_id;
async function join(email: string) {
  await server.settle();
  const browser = server.browser();
  const answer = await browser.post(paths.activate, { ...linkParts(server.mailbox.linkPath(email)), password });
  expect(answer.status, answer.text).toBe(200);
  return { browser, headers: bearer(answer.json<SignedIn>().accessToken) };
}
const setEmail = (directory: ScimDirectory, id: string, email: string) =>
  directory.patch(`/Users/${id}`, [{ op: 'add', path: 'emails', value: [{ value: email, primary: true }] }]);
const setActive = (directory: ScimDirectory, id: string, value: boolean) =>
  directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value }]);
const accountOf = async (userId: string) =>
  (await server.rows<{ email: string; name: string }>('select * from users where id = $1', [userId]))[0]!;
const membershipOf = async (userId: string, tenantId: string) =>
  (
    await server.rows<{ state: string; joined: boolean; invited_email: string | null }>(
      'select state, joined, invited_email from memberships where user_id = $1 and tenant_id = $2',
      [userId, tenantId],
    )
  )[0];

describe('an account that another tenant has invited', () => {
  it.each(['by its directory', 'by hand'])('%s keeps address, name and number, and its link works', async (way) => {
    const mine = await provision(ours);
    if (way === 'by its directory') expect((await provision(theirs, mine.email)).userId).toBe(mine.userId);
    else {
      const sol = await callerFor(server, stranger);
      expect((await sol.browser.post(paths.users, { email: mine.email }, sol.headers)).status).toBe(201);
    }
    await server.settle();
    const before = await accountOf(mine.userId);
    const renamed = await setEmail(ours, mine.id, `evil-${mine.email}`);
    expect(renamed.status).toBe(200);
    await ours.patch(`/Users/${mine.id}`, [
      { op: 'replace', value: { displayName: 'Evil', phoneNumbers: [{ value: '+15550100200' }] } },
    ]);
    expect(await accountOf(mine.userId)).toEqual(before);
    await server.settle();
    expect(server.mailbox.to(`evil-${mine.email}`)).toEqual([]);
    const { browser, headers } = await join(mine.email);
    expect((await browser.get(paths.me, headers)).json()).toMatchObject({ email: mine.email, tenantId: globex });
    // nor does it once its owner has joined
    await setEmail(ours, mine.id, `evil-${mine.email}`);
    expect(await accountOf(mine.userId)).toMatchObject({ email: mine.email });
  });

  it('stays whichever tenant came first', async () => {
    const first = await provision(theirs);
    const second = await provision(ours, first.email);
    expect(second.userId).toBe(first.userId);
    for (const [directory, id] of [
      [theirs, first.id],
      [ours, second.id],
    ] as const)
      expect((await setEmail(directory, id, `moved-${first.email}`)).status).toBe(200);
    expect(await accountOf(first.userId)).toMatchObject({ email: first.email });
  });

  it('follows its directory again once the other tenant has withdrawn', async () => {
    const mine = await provision(ours);
    const { id } = await provision(theirs, mine.email);
    await theirs.remove(`/Users/${id}`);
    await setEmail(ours, mine.id, `later-${mine.email}`);
    expect(await accountOf(mine.userId)).toMatchObject({ email: `later-${mine.email}` });
  });
});

describe('the mail of a reactivation', () => {
  it('goes to whoever has the address by now, never with the link of another account', async () => {
    const mine = await provision(theirs, (await provision(ours)).email);
    const group = await theirs.post('/Groups', { displayName: 'Crew', members: [{ value: mine.id }] });
    expect(group.status).toBe(201);
    // its owner has confirmed the account elsewhere and left the address
    await server.rows('update users set email = $2, email_folded = $2, verified = true where id = $1', [
      mine.userId,
      'left@corp.example',
    ]);
    await server.settle();
    const old = server.mailbox.linkPath(mine.email);
    await setActive(theirs, mine.id, false);
    expect((await setActive(theirs, mine.id, true)).status).toBe(200);
    const now = await userOf(mine.id);
    expect(now).not.toBe(mine.userId);
    expect(await membershipOf(mine.userId, globex)).toBeUndefined();
    expect(await accountOf(now)).toMatchObject({ email: mine.email, verified: false });
    await server.settle();
    expect(server.mailbox.to('left@corp.example')).toEqual([]);
    expect((await server.browser().post(paths.activate, { ...linkParts(old), password })).status).not.toBe(200);
    const { browser, headers } = await join(mine.email);
    expect((await browser.get(paths.me, headers)).json()).toMatchObject({ id: now, email: mine.email });
    expect((await theirs.get(`/Groups/${group.json<{ id: string }>().id}`)).json()).toMatchObject({
      members: [{ value: mine.id }],
    });
    expect((await server.rows('select 1 from membership_roles where user_id = $1', [now])).length).toBe(1);
  });

  it('goes to the owner of an account who has taken the address', async () => {
    const mine = await provision(theirs);
    await server.rows('update users set email = $2, email_folded = $2 where id = $1', [
      mine.userId,
      `gone-${mine.email}`,
    ]);
    const owner = await provision(ours, mine.email);
    const before = await accountOf(owner.userId);
    await setActive(theirs, mine.id, false);
    await setActive(theirs, mine.id, true);
    expect(await userOf(mine.id)).toBe(owner.userId);
    expect(await accountOf(owner.userId)).toEqual(before);
    expect(await membershipOf(owner.userId, globex)).toMatchObject({ state: 'invited', joined: false });
    expect(await membershipOf(owner.userId, acme)).toMatchObject({ state: 'invited', joined: false });
  });

  it('goes to the address that the directory has corrected', async () => {
    const mine = await provision(ours);
    await setEmail(ours, mine.id, `right-${mine.email}`);
    expect(await membershipOf(mine.userId, acme)).toMatchObject({ invited_email: `right-${mine.email}` });
    await setActive(ours, mine.id, false);
    await setActive(ours, mine.id, true);
    expect(await userOf(mine.id)).toBe(mine.userId);
    await join(`right-${mine.email}`);
    expect(await membershipOf(mine.userId, acme)).toMatchObject({ state: 'active' });
  });
});

describe('email domain restrictions', () => {
  it('refuse a new address by PATCH and PUT as by POST, whether the account is elsewhere too or not', async () => {
    const alone = await provision(ours);
    const shared = await provision(ours);
    await provision(theirs, shared.email);
    await server.rows(
      `insert into domain_restriction_settings (tenant_id, active, list_type, block_public_domains, updated_at)
       values ($1, true, 'BLOCK', false, now())`,
      [acme],
    );
    await server.rows(
      `insert into domain_restrictions (id, tenant_id, domain, type, created_at)
       values (gen_random_uuid(), $1, 'refused.example', 'BLOCK', now())`,
      [acme],
    );
    const refused = 'pat@refused.example';
    const answers = [await ours.post('/Users', { userName: refused })];
    for (const { id, email } of [alone, shared])
      answers.push(
        await setEmail(ours, id, refused),
        await ours.put(`/Users/${id}`, { userName: email, emails: [{ value: refused }] }),
        await ours.put(`/Users/${id}`, { userName: refused }),
      );
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(403));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    for (const { id, userId, email } of [alone, shared]) {
      expect(await accountOf(userId)).toMatchObject({ email });
      expect((await ours.get(`/Users/${id}`)).json()).toMatchObject({ userName: email });
    }
    // other changes of a user whose address the rule would refuse by now go on
    await server.rows(
      "insert into domain_restrictions (id, tenant_id, domain, type, created_at) values (gen_random_uuid(), $1, 'corp.example', 'BLOCK', now())",
      [acme],
    );
    const title = await ours.patch(`/Users/${alone.id}`, [{ op: 'replace', path: 'title', value: 'Mate' }]);
    expect(title.status, title.text).toBe(200);
    await server.rows('delete from domain_restriction_settings where tenant_id = $1', [acme]);
  });
});

describe('nobody joins without being asked', () => {
  it('by a reactivation, after the owner has confirmed the address for another tenant', async () => {
    const mine = await provision(ours);
    await provision(theirs, mine.email);
    await join(mine.email);
    expect(await membershipOf(mine.userId, globex)).toMatchObject({ state: 'active' });
    await setActive(ours, mine.id, false);
    await setActive(ours, mine.id, true);
    expect(await membershipOf(mine.userId, acme)).toMatchObject({ state: 'invited', joined: false });
    // who has joined is back at once
    const member = await provision(ours);
    await join(member.email);
    await setActive(ours, member.id, false);
    await setActive(ours, member.id, true);
    expect(await membershipOf(member.userId, acme)).toMatchObject({ state: 'active' });
  });

  it('by a first address, which its owner has to confirm', async () => {
    const mine = await provision(ours, 'no address');
    expect(await membershipOf(mine.userId, acme)).toMatchObject({ state: 'active' });
    const email = fresh();
    expect((await setEmail(ours, mine.id, email)).json()).toMatchObject({ active: true });
    expect(await accountOf(mine.userId)).toMatchObject({ email, verified: false });
    expect(await membershipOf(mine.userId, acme)).toEqual({ state: 'invited', joined: false, invited_email: email });
    await server.settle();
    expect(server.mailbox.to(email)).toHaveLength(1);
    // nor by a detour
    await setActive(ours, mine.id, false);
    await setActive(ours, mine.id, true);
    expect(await membershipOf(mine.userId, acme)).toMatchObject({ state: 'invited', joined: false });
    await join(email);
    expect(await membershipOf(mine.userId, acme)).toMatchObject({ state: 'active', joined: true });
  });

  it('by a first address while inactive', async () => {
    const mine = await provision(ours, 'no address either');
    await setActive(ours, mine.id, false);
    const email = fresh();
    await setEmail(ours, mine.id, email);
    await server.settle();
    expect(server.mailbox.to(email)).toEqual([]);
    await setActive(ours, mine.id, true);
    expect(await membershipOf(mine.userId, acme)).toMatchObject({ state: 'invited', joined: false });
    await join(email);
  });
});
