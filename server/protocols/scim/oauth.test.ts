/** OAuth client credentials of directories in place of a bearer token. */
import { beforeEach, describe, expect, it } from 'vitest';
import { callerFor } from '#server/testing/flows.ts';
import { createDirectory, directoryOf, scimConfigurations } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger } = server.people;
const directory = await createDirectory(server, admin);
const other = await createDirectory(server, admin);
let owner: Awaited<ReturnType<typeof callerFor>>;
beforeEach(async () => {
  owner = await callerFor(server, admin);
});

interface Client {
  clientId: string;
  clientSecret: string;
  tokenUrl: string;
}
const clients = `${scimConfigurations}/${directory.id}/clients`;
const remove = async (path: string, who: typeof owner) =>
  await who.browser.send('DELETE', path, { headers: who.headers });
const create = async (body?: object): Promise<Client> => {
  // of clients that are created at the same time none is the oldest
  server.clock.advance(1000);
  const answer = await owner.browser.post(clients, body, owner.headers);
  expect(answer.status, answer.text).toBe(201);
  return answer.json<Client>();
};
const ask = async (
  fields: Record<string, string>,
  { headers = {}, id = directory.id }: { headers?: Record<string, string>; id?: string } = {},
) =>
  await server.browser().send('POST', `/directory/resources/scim/v2.0/${id}/oauth/token`, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const credentials = ({ clientId, clientSecret }: Client) => ({
  grant_type: 'client_credentials',
  client_id: clientId,
  client_secret: clientSecret,
});
const tokenOf = async (client: Client): Promise<string> => {
  const answer = await ask(credentials(client));
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ access_token: string }>().access_token;
};
const statusWith = async (token: string, id = directory.id) =>
  (await directoryOf(server, id, token).get('/Users?count=1')).status;

describe('access tokens', () => {
  it('are issued for the ID and the secret, in the body or by Basic, and open the connection', async () => {
    const client = await create();
    expect(client.tokenUrl).toBe(`${server.baseUrl}/directory/resources/scim/v2.0/${directory.id}/oauth/token`);
    const answer = await ask(credentials(client));
    expect(answer.json()).toEqual({
      access_token: expect.any(String) as string,
      token_type: 'Bearer',
      expires_in: 3600,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await statusWith(answer.json<{ access_token: string }>().access_token)).toBe(200);
    const basic = Buffer.from(`${client.clientId}:${encodeURIComponent(client.clientSecret)}`).toString('base64');
    const byHeader = await ask(
      { grant_type: 'client_credentials', scope: 'anything' },
      { headers: { authorization: `Basic ${basic}` } },
    );
    expect(await statusWith(byHeader.json<{ access_token: string }>().access_token)).toBe(200);
    // the bearer token stays valid beside them
    expect(await statusWith(directory.token)).toBe(200);
  });

  it('expire after an hour, and never later than the secret', async () => {
    const token = await tokenOf(await create({ expiresInDays: 1 }));
    server.clock.advance(59 * 60_000);
    expect(await statusWith(token)).toBe(200);
    server.clock.advance(2 * 60_000);
    expect(await statusWith(token)).toBe(401);
    owner = await callerFor(server, admin);
    const client = await create({ expiresInDays: 1 });
    server.clock.advance(24 * 3_600_000 - 60_000);
    expect((await ask(credentials(client))).json()).toMatchObject({ expires_in: 60 });
    server.clock.advance(120_000);
    expect((await ask(credentials(client))).status).toBe(401);
  });

  it('open no other connection, of this tenant or another', async () => {
    const theirs = await createDirectory(server, stranger);
    const client = await create();
    const token = await tokenOf(client);
    for (const { id } of [other, theirs]) {
      expect(await statusWith(token, id)).toBe(401);
      expect((await ask(credentials(client), { id })).status).toBe(401);
    }
  });

  it('end with their client, with a third one, and with the connection', async () => {
    const [one, two] = [await create(), await create()];
    const [first, second] = [await tokenOf(one), await tokenOf(two)];
    expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200]);
    await create();
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
    expect((await remove(`${clients}/${two.clientId}`, owner)).status).toBe(204);
    expect(await statusWith(second)).toBe(401);
    expect((await ask(credentials(two))).status).toBe(401);
    const gone = await createDirectory(server, admin);
    const made = (
      await owner.browser.post(`${scimConfigurations}/${gone.id}/clients`, undefined, owner.headers)
    ).json<Client>();
    const token = (await ask(credentials(made), { id: gone.id })).json<{ access_token: string }>().access_token;
    await remove(`${scimConfigurations}/${gone.id}`, owner);
    expect(await statusWith(token, gone.id)).toBe(401);
  });

  it.each<[string, (client: Client) => Record<string, string>, number, string]>([
    ['a wrong secret', (client) => ({ ...credentials(client), client_secret: 'x' }), 401, 'invalid_client'],
    [
      'an unknown client',
      (client) => ({ ...credentials(client), client_id: '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a06' }),
      401,
      'invalid_client',
    ],
    [
      'rubbish',
      () => ({ grant_type: 'client_credentials', client_id: "' or 1=1", client_secret: '%' }),
      401,
      'invalid_client',
    ],
    ['no secret', ({ clientId }) => ({ grant_type: 'client_credentials', client_id: clientId }), 401, 'invalid_client'],
    ['another grant', (client) => ({ ...credentials(client), grant_type: 'password' }), 400, 'unsupported_grant_type'],
    ['no grant', () => ({}), 400, 'invalid_request'],
  ])('%s is refused', async (_name, fields, status, error) => {
    const answer = await ask(fields(await create()));
    expect([answer.status, answer.json()]).toMatchObject([status, { error, error_description: expect.any(String) }]);
    expect(answer.headers.get('www-authenticate')?.startsWith('Basic ') ?? false).toBe(status === 401);
  });

  it('a header that cannot be read, a body that is too large, and other methods are refused', async () => {
    const client = await create();
    const broken = Buffer.from('%E0%A4%A:x').toString('base64');
    const grant = { grant_type: 'client_credentials' };
    expect((await ask(grant, { headers: { authorization: `Basic ${broken}` } })).status).toBe(401);
    expect((await ask({ ...credentials(client), more: 'x'.repeat(10_000) })).status).toBe(413);
    expect((await server.browser().get(`/directory/resources/scim/v2.0/${directory.id}/oauth/token`)).status).toBe(401);
  });

  it('credentials in the header and the body, and a parameter that is there twice, are refused by name', async () => {
    const client = await create();
    const basic = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64');
    const both = await ask(credentials(client), { headers: { authorization: `Basic ${basic}` } });
    expect([both.status, both.json()]).toMatchObject([400, { error: 'invalid_request' }]);
    const twice = await server.browser().send('POST', `/directory/resources/scim/v2.0/${directory.id}/oauth/token`, {
      body: 'grant_type=client_credentials&client_id=x&client_id=y',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([twice.status, twice.json()]).toMatchObject([
      400,
      { error: 'invalid_request', error_description: 'client_id: is given more than once' },
    ]);
    const other = await ask({ ...credentials(client), grant_type: 'password' });
    expect(other.json<{ error_description: string }>().error_description).toContain('client_credentials');
    expect((await ask(credentials(client))).headers.get('pragma')).toBe('no-cache');
  });

  it.each(['a wrong secret', 'an unknown client'])('the admin sees that %s came', async (what) => {
    const refusing = await createDirectory(server, admin);
    const path = `${scimConfigurations}/${refusing.id}/clients`;
    const made = (await owner.browser.post(path, undefined, owner.headers)).json<Client>();
    const wrong = what === 'a wrong secret' ? { client_secret: 'x' } : { client_id: refusing.id };
    expect((await ask({ ...credentials(made), ...wrong }, { id: refusing.id })).status).toBe(401);
    const listed = await owner.browser.get(scimConfigurations, owner.headers);
    const found = listed.json<{ id: string; lastRefusedAt: string | null }[]>().find(({ id }) => id === refusing.id);
    expect(found!.lastRefusedAt).not.toBeNull();
    await remove(`${scimConfigurations}/${refusing.id}`, owner);
  });

  it('wrong secrets are limited, and the right one passes', async () => {
    const client = await create();
    let last = 0;
    for (let index = 0; index < 220 && last !== 429; index += 1)
      last = (await ask({ ...credentials(client), client_secret: 'x' })).status;
    expect(last).toBe(429);
    expect((await ask(credentials(client))).status).toBe(200);
    server.clock.advance(120_000);
  });
});

describe('clients', () => {
  it('are listed without secrets, kept as hashes, and their changes are audited', async () => {
    const { clientId, clientSecret } = await create({ expiresInDays: 90 });
    await tokenOf({ clientId, clientSecret, tokenUrl: '' });
    const listed = await owner.browser.get(clients, owner.headers);
    const found = listed.json<Record<string, unknown>[]>().find((each) => each['clientId'] === clientId);
    expect(found).toMatchObject({ ending: clientSecret.slice(-4), lastUsedAt: expect.any(String) as string });
    expect(listed.text).not.toContain(clientSecret);
    const stored = await server.rows('select * from scim_clients');
    expect(JSON.stringify(stored)).not.toContain(clientSecret);
    await remove(`${clients}/${clientId}`, owner);
    const rows = await server.rows<{ details: object }>(
      "select details from audits where action = 'scim-connection.changed' order by id desc limit 2",
    );
    expect(rows.map(({ details }) => details)).toMatchObject([
      { revoked: [clientSecret.slice(-4)] },
      { replaced: ['client secret'] },
    ]);
    expect(JSON.stringify(rows)).not.toContain(clientSecret);
  });

  it('other tenants, users without the permission, and rubbish are refused', async () => {
    const { clientId } = await create();
    const theirs = await callerFor(server, stranger);
    const plain = await callerFor(server, member);
    for (const [who, status] of [
      [theirs, 404],
      [plain, 403],
    ] as const) {
      expect((await who.browser.get(clients, who.headers)).status).toBe(status);
      expect((await who.browser.post(clients, undefined, who.headers)).status).toBe(status);
      expect((await remove(`${clients}/${clientId}`, who)).status).toBe(status);
    }
    for (const expiresInDays of [0, 1096, 1.5, '30'])
      expect((await owner.browser.post(clients, { expiresInDays }, owner.headers)).status).toBe(400);
    expect((await remove(`${clients}/${other.id}`, owner)).status).toBe(404);
  });
});
