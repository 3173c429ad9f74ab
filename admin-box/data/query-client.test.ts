import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { authorizationQuery, flagsQuery, tenantsQuery } from './environment-queries.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = new ApiError({ message: 'Busy', statusCode: 503, traceId: null });

/** A server whose answers to `/flags` come one after the other, and that has the tenants under both addresses. */
function server(...flags: (object | Error)[]) {
  const asked: [path: string, at: number][] = [];
  const began = Date.now();
  const get = async (path: string) => {
    asked.push([path, Date.now() - began]);
    const answer = path === '/flags' ? (flags.length > 1 ? flags.shift() : flags[0]) : { tenants: [] };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { api: { get } as unknown as Api<PorticoContract>, asked };
}

it('7.4 flags are loaded with retry: three attempts, 500 ms apart', async () => {
  const { api, asked } = server(busy, busy, { x: 'on' });
  const flags = createQueryClient().fetchQuery(flagsQuery(api));
  await vi.runAllTimersAsync();
  expect(await flags).toEqual({ x: 'on' });
  expect(asked).toEqual([
    ['/flags', 0],
    ['/flags', 500],
    ['/flags', 1000],
  ]);
});

it('9 a third failure is the last, and a refusal is not asked for again', async () => {
  const { retry } = createQueryClient().getDefaultOptions().queries! as {
    retry: (failures: number, error: unknown) => boolean;
  };
  expect([retry(0, busy), retry(1, busy), retry(2, busy)]).toEqual([true, true, false]);
  expect(retry(0, new ApiError({ message: 'Decline', statusCode: 403, traceId: null }))).toBe(false);
});

it.each([
  [{ admin_portal_use_current_user_tenants_v1_endpoint: 'on' }, 'v1'],
  [{ admin_portal_use_current_user_tenants_v1_endpoint: 'off' }, 'v3'],
  [{}, 'v3'],
])('9 %j has the tenants read from %s', async (flags, version) => {
  const { api, asked } = server(flags);
  await createQueryClient().fetchQuery(tenantsQuery(api, 'user-1'));
  expect(asked.at(-1)![0]).toBe(`/identity/resources/users/${version}/me/tenants`);
});

it.each([
  [{ admin_portal_should_load_authorization: 'on' }, true],
  [{ admin_portal_should_load_authorization: 'off' }, false],
  [{}, false],
  [undefined, false],
])('6 with the flags %j roles and permissions are loaded apart: %s', (flags, loaded) => {
  expect(authorizationQuery(server({}).api, { id: 'user-1', tenantId: 'tenant-1' }, flags).enabled).toBe(loaded);
});
