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
