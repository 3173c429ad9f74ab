/** A directory that provisions users of a tenant by SCIM, for tests. */
import type { Answer } from './browser.ts';
import { callerFor } from './flows.ts';
import type { SeededUser } from './users.ts';
import type { TestServer } from './test-server.ts';

export interface ScimDirectory {
  id: string;
  token: string;
  /** Path of the connection. */
  base: string;
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  get: (path: string) => Promise<Answer>;
  post: (path: string, body: unknown) => Promise<Answer>;
  put: (path: string, body: unknown) => Promise<Answer>;
  /** PATCH with these operations. */
  patch: (path: string, operations: unknown[]) => Promise<Answer>;
  remove: (path: string) => Promise<Answer>;
}

export const scimConfigurations = '/directory/resources/v1/configurations/scim2';

/** Creates a connection in the tenant of an admin. */
export async function createDirectory(
  server: TestServer,
  admin: SeededUser,
  body: object = { source: 'other' },
): Promise<ScimDirectory> {
  const { browser, headers } = await callerFor(server, admin);
  const made = await browser.post(scimConfigurations, body, headers);
  const { id, token } = made.json<{ id: string; token: string }>();
  return directoryOf(server, id, token);
}

export function directoryOf(server: TestServer, id: string, token: string): ScimDirectory {
  const base = `/directory/resources/scim/v2.0/${id}`;
  const call: ScimDirectory['call'] = (method, path, body, headers = {}) =>
    server.browser().send(method, `${base}${path}`, {
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
    });
  return {
    id,
    token,
    base,
    call,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    patch: (path, operations) =>
      call('PATCH', path, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations: operations }),
    remove: (path) => call('DELETE', path),
  };
}

/**
 * Writes users of a connection with their accounts and memberships, where thousands of requests would take too long. Their user
 * names are `many-1@many.example` and so on.
 * @returns IDs of the resources, in the order of their numbers
 */
export async function fillDirectory({ rows }: TestServer, directory: ScimDirectory, count: number): Promise<string[]> {
  const made = await rows<{ id: string }>(
    `with connection as (select tenant_id, id from scim_connections where id = $1),
       numbered as materialized (select gen_random_uuid() as id, gen_random_uuid() as user_id, n from generate_series(1, $2) n),
       accounts as (
         insert into users (id, email, email_folded, name, metadata, verified, super_user, created_at, updated_at)
         select user_id, 'many-' || n || '@many.example', 'many-' || n || '@many.example', 'Many ' || n, '{}', true, false, now(), now()
         from numbered returning id),
       members as (
         insert into memberships (tenant_id, user_id, state, joined, managed_by, created_at)
         select tenant_id, accounts.id, 'active', true, 'scim2', now() from accounts, connection returning user_id),
       resources as (
         insert into scim_users (id, tenant_id, connection_id, user_id, owns_account, user_name_folded, active, attributes, version,
           created_at, updated_at)
         select numbered.id, connection.tenant_id, connection.id, members.user_id, true, 'many-' || n || '@many.example', true,
           jsonb_build_object('userName', 'many-' || n || '@many.example', 'displayName', 'Many ' || n, 'active', true), 1, now(), now()
         from members join numbered on numbered.user_id = members.user_id, connection returning id)
     select numbered.id from numbered join resources on resources.id = numbered.id order by n`,
    [directory.id, count],
  );
  return made.map(({ id }) => id);
}

/** Proves an email domain for a tenant, so that its directories say whose its addresses are. */
export async function proveDomain({ rows }: TestServer, tenantId: string, domain: string): Promise<void> {
  await rows(
    `with made as (
       insert into sso_connections (id, tenant_id, type, enabled, sso_endpoint, certificates, idp_entity_id, sign_request,
         oidc_client_id, verification, created_at, updated_at)
       values (gen_random_uuid(), $1, 'saml', true, '', '', '', false, '', '', now(), now()) returning id)
     insert into sso_domains (id, tenant_id, connection_id, domain, validated_at, created_at)
     select gen_random_uuid(), $1, id, $2, now(), now() from made`,
    [tenantId, domain],
  );
}
