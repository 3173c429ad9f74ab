/** What is written down when a connection is deleted. */
import { expect, it } from 'vitest';
import { callerFor } from '#server/testing/flows.ts';
import { createDirectory, scimConfigurations, type ScimDirectory } from '#server/testing/scim-directory.ts';
import { logStatements } from '#server/testing/statement-log.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, admin } = server.people;
const owner = await callerFor(server, admin);

const provision = async (directory: ScimDirectory, name: string) => {
  const answer = await directory.post('/Users', { userName: `${name}@harbour.example` });
  const { id } = answer.json<{ id: string }>();
  const [row] = await server.rows<{ user_id: string }>('select user_id from scim_users where id = $1', [id]);
  return { id, userId: row!.user_id };
};
const remove = async (directory: ScimDirectory, deleteAll: boolean) => {
  const answer = await owner.browser.send('DELETE', `${scimConfigurations}/${directory.id}`, {
    body: JSON.stringify({ deleteAll }),
    headers: { 'content-type': 'application/json', ...owner.headers },
  });
  expect(answer.status, answer.text).toBe(204);
};
const recorded = async (action: string) =>
  await server.rows<{ target_id: string; actor_id: string; details: Record<string, unknown> }>(
    'select target_id, actor_id, details from audits where action = $1 and tenant_id = $2 order by id',
    [action, acme],
  );

it('each user and group that goes is an audit and an event', async () => {
  const directory = await createDirectory(server, admin, { source: 'okta', connectionName: 'Harbour' });
  const [pat, kim] = [await provision(directory, 'pat'), await provision(directory, 'kim')];
  const made = await directory.post('/Groups', { displayName: 'Deck', members: [{ value: pat.id }] });
  const group = made.json<{ id: string }>().id;
  await server.rows(
    "insert into group_roles (tenant_id, group_id, role_id) select $1, $2, id from roles where key = 'admin' and tenant_id is null",
    [acme, group],
  );
  await server.rows("update memberships set state = 'active' where user_id = $1", [pat.userId]);
  await server.stopBackgroundWork();
  const log = logStatements();
  await remove(directory, true);
  const inserts = log.take().filter(({ text }) => text.startsWith('insert into "audits"'));
  log.stop();
  const removed = await recorded('user.removed');
  expect(removed).toHaveLength(2);
  expect(removed.find((row) => row.target_id === pat.userId)).toMatchObject({
    actor_id: admin.id,
    details: {
      connection: 'Harbour',
      before: { email: 'pat@harbour.example', state: 'active', roles: expect.arrayContaining(['admin']) as string[] },
    },
  });
  expect(removed.find((row) => row.target_id === kim.userId)!.details).toMatchObject({ before: { state: 'invited' } });
  expect(await recorded('group.deleted')).toMatchObject([
    {
      target_id: group,
      details: { group: 'Deck', before: { name: 'Deck' }, destroyed: { people: 1, roles: ['admin'] } },
    },
  ]);
  // one for all of them, and one for the connection
  expect(inserts).toHaveLength(2);
  const events = await server.rows<{ key: string }>(
    "select key from events where key in ('user.removed', 'group.deleted') order by key",
  );
  expect(events.map(({ key }) => key)).toEqual(['group.deleted', 'user.removed', 'user.removed']);
});
