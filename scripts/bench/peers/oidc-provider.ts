/**
 * Program: oidc-provider with its state in PostgreSQL, with as many signed-in people as PEOPLE says. Prints `{url, clientId, tokens}`:
 * refresh tokens that are rotated with each use. DATABASE_URL says where; JWT_ACCESS_TOKENS lets it issue access tokens as JWT, which it
 * does for an API (RFC 8707), in addition to the ID token.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, exportJWK } from 'jose';
import { Provider, type Adapter, type AdapterPayload } from 'oidc-provider';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
await pool.query(
  'create table if not exists provider_state (id text primary key, grant_id text, uid text, payload jsonb not null, expires_at timestamptz, consumed_at timestamptz)',
);
await pool.query('create index if not exists provider_state_grant on provider_state (grant_id)');
await pool.query('create index if not exists provider_state_uid on provider_state (uid)');

interface Row {
  payload: AdapterPayload;
  consumed_at: Date | null;
}

/** One row for each thing, found by its key: what its documentation asks of an adapter. */
class PostgresAdapter implements Adapter {
  private readonly kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }
  private key = (id: string): string => `${this.kind}:${id}`;
  private async one(name: string, column: string, value: string): Promise<AdapterPayload | undefined> {
    const { rows } = await pool.query<Row>({
      name,
      text: `select payload, consumed_at from provider_state where ${column} = $1 and (expires_at is null or expires_at > now())`,
      values: [value],
    });
    const [row] = rows;
    return (
      row && { ...row.payload, ...(row.consumed_at && { consumed: Math.floor(row.consumed_at.getTime() / 1000) }) }
    );
  }
  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const text = `insert into provider_state (id, grant_id, uid, payload, expires_at) values ($1, $2, $3, $4, now() + make_interval(secs => $5))
      on conflict (id) do update set grant_id = excluded.grant_id, uid = excluded.uid, payload = excluded.payload, expires_at = excluded.expires_at`;
    await pool.query({
      name: 'upsert',
      text,
      values: [this.key(id), payload.grantId ?? null, payload.uid ?? null, payload, expiresIn ?? null],
    });
  }
  find(id: string) {
    return this.one('find', 'id', this.key(id));
  }
  findByUid(uid: string) {
    return this.one('find-uid', 'uid', uid);
  }
  async findByUserCode(): Promise<undefined> {}
  async consume(id: string): Promise<void> {
    await pool.query({
      name: 'consume',
      text: 'update provider_state set consumed_at = now() where id = $1',
      values: [this.key(id)],
    });
  }
  async destroy(id: string): Promise<void> {
    await pool.query({ name: 'destroy', text: 'delete from provider_state where id = $1', values: [this.key(id)] });
  }
  async revokeByGrantId(grantId: string): Promise<void> {
    await pool.query({ name: 'revoke', text: 'delete from provider_state where grant_id = $1', values: [grantId] });
  }
}

const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const clientId = 'measured';
const api = process.env['JWT_ACCESS_TOKENS'] ? 'https://api.example' : undefined;
const { privateKey } = await generateKeyPair('RS256', { extractable: true });
const provider = new Provider(url, {
  adapter: PostgresAdapter,
  clients: [
    {
      client_id: clientId,
      token_endpoint_auth_method: 'none',
      redirect_uris: ['https://unused.example/'],
      grant_types: ['authorization_code', 'refresh_token'],
      id_token_signed_response_alg: 'RS256',
    },
  ],
  jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
  cookies: { keys: ['only for measuring'] },
  features: {
    devInteractions: { enabled: false },
    resourceIndicators: {
      enabled: api !== undefined,
      useGrantedResource: () => true,
      getResourceServerInfo: (_context, audience) => ({
        audience,
        scope: 'plans',
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  },
  findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
  rotateRefreshToken: () => true,
});
server.on('request', provider.callback());

const client = (await provider.Client.find(clientId))!;
const tokens: string[] = [];
for (let user = 0; user < Number(process.env['PEOPLE']); user++) {
  const accountId = `somebody-${user}`;
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope('openid offline_access');
  if (api) grant.addResourceScope(api, 'plans');
  const grantId = await grant.save();
  const token = new provider.RefreshToken({
    client,
    accountId,
    grantId,
    gty: 'authorization_code',
    scope: api ? 'openid offline_access plans' : 'openid offline_access',
    ...(api && { resource: api }),
  });
  tokens.push(await token.save());
}
console.log(JSON.stringify({ url: `${url}/token`, clientId, tokens }));
