/** Trial runs: every dialect passes, nothing is left, and nobody is told. */
import { beforeEach, describe, expect, it } from 'vitest';
import { callerFor } from '#server/testing/flows.ts';
import { createDirectory, scimConfigurations } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { ScimDialect, type TrialReport } from '#shared/contract/scim/scim-trials.ts';

const server = await useTestServer();
// it would enqueue its regular work
await server.app.jobs.stop();
const { admin, member, stranger } = server.people;
const directory = await createDirectory(server, admin);
const owner = await callerFor(server, admin);
const run = async (dialect: string, who = owner, id = directory.id) =>
  await who.browser.post(`${scimConfigurations}/${id}/trials`, { dialect }, who.headers);

const tables = ['users', 'memberships', 'scim_users', 'scim_groups', 'groups', 'scim_removals', 'audits', 'events'];
const counts = async () =>
  await Promise.all(
    [...tables, 'jobs', 'notifications', 'scim_requests'].map(async (table) => [
      table,
      (await server.rows(`select count(*) from ${table}`))[0],
    ]),
  );

// runs are limited by the minute
beforeEach(() => server.clock.advance(60_000));

describe('trial runs', () => {
  it.each(ScimDialect.options)('%s passes, and leaves nothing', async (dialect) => {
    const before = await counts();
    const answer = await run(dialect);
    expect(answer.status, answer.text).toBe(200);
    const report = answer.json<TrialReport>();
    expect(report.steps.filter(({ passed }) => !passed)).toEqual([]);
    expect(report).toMatchObject({ dialect, passed: true });
    expect(report.steps.map(({ purpose }) => purpose)).toContain('create-user');
    expect(report.steps.find(({ purpose }) => purpose === 'create-user')!.request).toContain('@trial.invalid');
    expect(await counts()).toEqual(before);
  });

  it.each(['entra-old', 'entra'])(
    '%s tests with a user and a group whom nobody has, and looks groups up',
    async (dialect) => {
      const { steps } = (await run(dialect)).json<TrialReport>();
      const connects = steps.filter(({ purpose }) => purpose === 'connect');
      expect(connects.map(({ path }) => path.split('?')[0])).toEqual(['/Users', '/Groups']);
      for (const { path } of connects) expect(path).toMatch(/eq%20%22[\da-f-]{36}%22$/);
      const lookUps = steps.filter(({ purpose, path }) => purpose === 'verify' && path.startsWith('/Groups?'));
      expect(lookUps.map(({ response }) => (JSON.parse(response!) as { totalResults: number }).totalResults)).toEqual([
        0, 1,
      ]);
      expect(lookUps[0]!.path).toContain('excludedAttributes=members&filter=displayName');
    },
  );

  it('a step that fails ends the run, and is told with its answer', async () => {
    await server.rows(`create function refuse_title() returns trigger language plpgsql as
      $$ begin if new.attributes ->> 'title' is not null then raise exception 'no titles'; end if; return new; end $$`);
    await server.rows(
      'create trigger refuse_title before update on scim_users for each row execute function refuse_title()',
    );
    try {
      const before = await counts();
      const report = (await run('okta-put')).json<TrialReport>();
      expect(report.passed).toBe(false);
      expect(report.steps.at(-1)).toMatchObject({ purpose: 'change-user', status: 500, passed: false });
      expect(await counts()).toEqual(before);
    } finally {
      await server.rows('drop trigger refuse_title on scim_users');
    }
  });

  it('does not count towards the brake, and is not held by it', async () => {
    for (let index = 0; index < 11; index += 1) expect((await run('google')).json()).toMatchObject({ passed: true });
    expect(await server.rows('select 1 from scim_removals')).toEqual([]);
  });

  it('runs at the same time wait for each other, and too many are refused', async () => {
    const answers = await Promise.all([run('entra'), run('entra-old')]);
    for (const answer of answers) expect(answer.json()).toMatchObject({ passed: true });
    let last = 200;
    for (let index = 0; index < 20 && last === 200; index += 1) last = (await run('google')).status;
    expect(last).toBe(429);
  });

  it('other tenants, users without the permission, and rubbish are refused', async () => {
    expect((await run('entra', await callerFor(server, stranger))).status).toBe(404);
    expect((await run('entra', await callerFor(server, member))).status).toBe(403);
    expect((await run('ldap')).status).toBe(400);
    expect((await run('entra', owner, 'rubbish')).status).toBe(404);
  });
});
