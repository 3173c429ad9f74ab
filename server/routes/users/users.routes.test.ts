import { describe, expect, it } from 'vitest';
import type { User } from '#shared/contract/entities.ts';
import { callerFor, paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, guest, stranger, acme } = server.people;
const { browser, headers } = await callerFor(server, admin);

interface UserPage {
  items: User[];
  _metadata: { totalItems: number; totalPages: number };
}
const list = async (query = '') => (await browser.get(`${paths.users}${query}`, headers)).json<UserPage>();
const names = (page: UserPage) => page.items.map(({ name }) => name);

describe('users of a tenant', () => {
  it('are its members only', async () => {
    const page = await list();
    expect(names(page).sort()).toEqual([admin.name, guest.name, member.name].sort());
    expect(page._metadata).toEqual({ totalItems: 3, totalPages: 1 });
  });

  it('reveal nothing of a user’s other tenants', async () => {
    const found = (await list(`?ids=${guest.id}`)).items[0]!;
    expect(found.tenantIds).toEqual([acme]);
    expect(found.tenants.map(({ tenantId }) => tenantId)).toEqual([acme]);
  });

  it('are returned to the inviter with the IDs that clients of the contract read', async () => {
    const { roles } = (await browser.get(`${paths.users}?ids=${member.id}`, headers)).json<UserPage>().items[0]!;
    const roleIds = roles.map(({ id }) => id);
    const answer = await browser.post(paths.users, { email: 'invited@wire.example', roleIds }, headers);
    const invited = answer.json<User & { vendorId: string; roleIds: string[] }>();
    expect([answer.status, invited.vendorId, invited.roleIds]).toEqual([
      201,
      server.services.environment.vendorId,
      roleIds,
    ]);
    expect(invited.permissions.map(({ description }) => typeof description)).toEqual(
      invited.permissions.map(() => 'string'),
    );
    await server.rows('delete from users where id = $1', [invited.id]);
  });

  it('_offset is a page index: pages have no gap or overlap', async () => {
    const pages = [];
    for (const offset of [0, 1, 2, 3]) pages.push(await list(`?_limit=1&_offset=${offset}&_sortBy=name`));
    expect(pages.flatMap(names)).toEqual([admin.name, guest.name, member.name].sort());
    expect(pages[3]!.items).toEqual([]);
    for (const page of pages) expect(page._metadata).toEqual({ totalItems: 3, totalPages: 3 });
  });

  it('are sorted as requested', async () => {
    const ordered = [admin.email, guest.email, member.email].sort();
    expect((await list('?_sortBy=email')).items.map(({ email }) => email)).toEqual(ordered);
    expect((await list('?_sortBy=email&_order=DESC')).items.map(({ email }) => email)).toEqual(ordered.reverse());
  });

  it.each([
    ['mika', 1],
    ['ACME.example', 2],
    ['ad%', 0],
    ['_ika', 0],
    ['\\', 0],
    ["' or true --", 0],
    ['sol@', 0],
  ])('_filter=%j finds %d', async (filter, count) => {
    const page = await list(`?_filter=${encodeURIComponent(filter)}`);
    expect(page.items).toHaveLength(count);
    expect(page._metadata.totalItems).toBe(count);
  });

  it('are selected by IDs; foreign and invalid ones are ignored', async () => {
    expect(names(await list(`?ids=${admin.id},${member.id},${stranger.id},nonsense`)).sort()).toEqual(
      [admin.name, member.name].sort(),
    );
    expect(names(await list('?ids=nonsense'))).toEqual([]);
  });
});

describe('one user', () => {
  const one = (id: string) => browser.get(`/identity/resources/users/v1/${id}`, headers);

  it('is found in the own tenant', async () => {
    expect((await one(member.id)).json()).toMatchObject({
      id: member.id,
      email: member.email,
      tenantId: acme,
      deletedAt: null,
    });
  });

  it('is not found in another, with the same message as an unknown user', async () => {
    const [foreign, nowhere] = [await one(stranger.id), await one('6f1c1a7e-0b1d-4a52-9d5e-0123456789ab')];
    expect(foreign.status).toBe(404);
    expect(foreign.json()).toEqual(nowhere.json());
  });
});

it('V14.2.6 never contains a password hash', async () => {
  for (const path of [paths.users, paths.me, `/identity/resources/users/v1/${admin.id}`])
    expect((await browser.get(path, headers)).text).not.toContain('argon2');
});
