import { describe, expect, it } from 'vitest';
import { callerFor, tryLogin } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { lockout: { maxAttempts: 5, release: 600 } } });
const { acme, globex, admin, member, guest } = server.people;
const decide = async (tenantId: string, value: { enabled: boolean; maxAttempts: number }) => {
  const at = server.clock.read();
  await server.rows(
    `insert into security_policies (id, tenant_id, kind, value, created_at, updated_at) values (gen_random_uuid(), $1, 'lockout', $2, $3, $3)
     on conflict (tenant_id, kind) do update set value = excluded.value`,
    [tenantId, JSON.stringify(value), at],
  );
};
/** What a stranger sees of a series of tries. */
const tryToSignIn = async (email: string, tries: number) => {
  const seen = [];
  for (let count = 0; count < tries; count += 1) {
    const { status, text } = await tryLogin(server.browser(), email, 'wrong');
    seen.push(`${status} ${text}`);
  }
  return seen;
};
const afterRelease = () => server.clock.advance(601_000);
const right = async (user: { email: string; password: string }) =>
  (await tryLogin(server.browser(), user.email, user.password)).status;

describe('V6.3.1 the tenant’s number of tries', () => {
  it('closes an account sooner than it is told, and opens it again by itself', async () => {
    await decide(acme, { enabled: true, maxAttempts: 3 });
    await tryToSignIn(member.email, 3);
    expect(await right(member)).toBe(401);
    await server.settle();
    expect(server.mailbox.latest(member.email).subject).toContain('is locked');
    expect(
      await server.rows(
        `select details from audits where action = 'user.locked' and actor_id = $1 and tenant_id is null`,
        [member.id],
      ),
    ).toEqual([{ details: { method: 'pwd', failures: 3 } }]);
    const ada = await callerFor(server, admin);
    const { items } = (await ada.browser.get('/team/resources/members/v1', ada.headers)).json<{
      items: { id: string; isLocked: boolean }[];
    }>();
    expect(items.find(({ id }) => id === member.id)!.isLocked).toBe(true);
    afterRelease();
    expect(await right(member)).toBe(200);
  });

  it('V6.3.8 shows the same for fewer tries, for more, for none, and for an address that nobody has', async () => {
    const answers = [];
    for (const policy of [
      { enabled: true, maxAttempts: 3 },
      { enabled: true, maxAttempts: 9 },
      { enabled: false, maxAttempts: 4 },
    ]) {
      await decide(acme, policy);
      answers.push(await tryToSignIn(member.email, 8));
      afterRelease();
      await tryToSignIn(member.email, 1);
      server.clock.advance(590_000);
      answers.push(await tryToSignIn(member.email, 5));
      afterRelease();
      const stranger = `nobody-${policy.maxAttempts}@nowhere.example`;
      answers.push(await tryToSignIn(stranger, 8));
      afterRelease();
      await tryToSignIn(stranger, 1);
      server.clock.advance(590_000);
      answers.push(await tryToSignIn(stranger, 5));
      afterRelease();
    }
    const shape = (seen: string[]) => seen.map((line) => line.replace(/\d{4}-[\d-]+T[\d:.]+Z/g, 'T'));
    const long = answers.filter((_, index) => index % 2 === 0).map(shape);
    const short = answers.filter((_, index) => index % 2 === 1).map(shape);
    for (const each of long) expect(each).toEqual(long[0]);
    for (const each of short) expect(each).toEqual(short[0]);
    expect(long[0]![0]).toContain('invalid-credentials');
    expect(long[0]![4]).toContain('account-locked');
  });

  it('lets the owner in as often as the tenant says, whatever strangers are shown', async () => {
    await decide(acme, { enabled: true, maxAttempts: 9 });
    await tryToSignIn(member.email, 7);
    expect(await right(member)).toBe(200);
    await tryToSignIn(member.email, 9);
    expect(await right(member)).toBe(423);
    afterRelease();
    await decide(acme, { enabled: false, maxAttempts: 3 });
    await tryToSignIn(member.email, 8);
    expect(await right(member)).toBe(200);
  });

  it('is the smallest of all tenants of a user', async () => {
    await decide(acme, { enabled: true, maxAttempts: 9 });
    await decide(globex, { enabled: true, maxAttempts: 3 });
    await tryToSignIn(guest.email, 3);
    expect(await right(guest)).toBe(401);
    afterRelease();
    expect(await right(guest)).toBe(200);
  });

  it('counts parallel guesses exactly', async () => {
    await decide(acme, { enabled: true, maxAttempts: 3 });
    await Promise.all(Array.from({ length: 6 }, () => tryLogin(server.browser(), member.email, 'wrong')));
    expect(await right(member)).toBe(423);
    afterRelease();
    expect(await right(member)).toBe(200);
    expect(
      await server.rows(
        `select count(*)::int as n from audits where action = 'user.locked' and actor_id = $1 and tenant_id is null and details ->> 'failures' = '3'`,
        [member.id],
      ),
    ).not.toEqual([{ n: 0 }]);
  });
});
