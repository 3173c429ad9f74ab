/** A directory of 10,000 users: read in pages, searched, and changed, without loss. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryConfig, DirectorySummary } from '#shared/contract/scim/scim.ts';
import { callerFor } from '#server/testing/flows.ts';
import { createDirectory, fillDirectory, scimConfigurations } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const directory = await createDirectory(server, server.people.admin);
const owner = await callerFor(server, server.people.admin);
const size = 10_000;
let ids: string[];

interface Listed {
  totalResults: number;
  itemsPerPage: number;
  startIndex: number;
  Resources: { id: string; userName: string; displayName: string }[];
}
const list = async (query: string) => (await directory.get(`/Users?${query}`)).json<Listed>();
const filter = (text: string) => `filter=${encodeURIComponent(text)}`;

beforeAll(async () => {
  ids = await fillDirectory(server, directory, size);
});

describe('10,000 users', () => {
  it('are read in pages: each once, none left out, in the order that is asked for', async () => {
    const found: string[] = [];
    while (found.length < size) {
      const page = await list(`startIndex=${found.length + 1}&count=1000&sortBy=userName&attributes=userName`);
      expect(page).toMatchObject({ totalResults: size, startIndex: found.length + 1 });
      expect(page.Resources).toHaveLength(page.itemsPerPage);
      expect(page.itemsPerPage).toBeGreaterThan(0);
      found.push(...page.Resources.map(({ userName }) => userName));
    }
    expect(new Set(found).size).toBe(size);
    expect(found).toEqual(found.toSorted());
    expect(await list(`startIndex=${size + 1}`)).toMatchObject({ totalResults: size, Resources: [] });
  });

  it('are found one by one, and by what many share', async () => {
    expect((await list(filter('userName eq "MANY-4711@many.example"'))).Resources).toMatchObject([{ id: ids[4710] }]);
    expect(await list(`${filter('userName sw "many-99"')}&count=0`)).toMatchObject({ totalResults: 111 });
    expect(await list(`${filter('displayName ew "00" and active eq true')}&count=0`)).toMatchObject({
      totalResults: 100,
    });
    expect(await list(filter('userName eq "nobody@many.example"'))).toMatchObject({ totalResults: 0, Resources: [] });
  });

  it('take parallel changes, of users and of the members of a group, and lose none', async () => {
    const changed = ids.slice(0, 50);
    const made = await directory.post('/Groups', { displayName: 'Many' });
    const { id: group } = made.json<{ id: string }>();
    const answers = await Promise.all(
      changed.flatMap((id) => [
        directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'title', value: 'Changed' }]),
        directory.patch(`/Groups/${group}`, [{ op: 'add', path: 'members', value: [{ value: id }] }]),
      ]),
    );
    expect(new Set(answers.map(({ status }) => Math.floor(status / 100)))).toEqual(new Set([2]));
    expect(await list(`${filter('title eq "Changed"')}&count=0`)).toMatchObject({ totalResults: changed.length });
    const { members } = (await directory.get(`/Groups/${group}`)).json<{ members: { value: string }[] }>();
    expect(members.map(({ value }) => value).toSorted()).toEqual(changed.toSorted());
  });

  it('with large attributes end a page early, and the next one goes on', async () => {
    const large = ids.slice(100, 130);
    await server.rows(
      `update scim_users set attributes = attributes || jsonb_build_object('nickName', repeat('x', 900000)) where id = any ($1)`,
      [large],
    );
    const found: string[] = [];
    const pages: number[] = [];
    while (found.length < large.length) {
      const page = await list(`${filter('nickName pr')}&count=1000&startIndex=${found.length + 1}&sortBy=id`);
      expect(page).toMatchObject({ totalResults: large.length, itemsPerPage: page.Resources.length });
      expect(page.itemsPerPage).toBeGreaterThan(0);
      pages.push(page.itemsPerPage);
      found.push(...page.Resources.map(({ id }) => id));
    }
    expect(Math.max(...pages)).toBeLessThan(large.length);
    expect(new Set(found)).toEqual(new Set(large));
    // groups come after all users, and not in the place of those who did not fit
    const search = { filter: 'nickName pr or displayName eq "Many"', count: 1000 };
    const all = (await directory.post('/.search', search)).json<Listed>();
    expect(all.totalResults).toBe(large.length + 1);
    expect(all.Resources.every(({ id }) => large.includes(id))).toBe(true);
    await server.rows("update scim_users set attributes = attributes - 'nickName' where id = any ($1)", [large]);
  });

  it('are counted alike for the directory and for admins', async () => {
    const { total } = (
      await owner.browser.get(`${scimConfigurations}/${directory.id}/summary`, owner.headers)
    ).json<DirectorySummary>().users;
    const [connection] = (await owner.browser.get(scimConfigurations, owner.headers)).json<DirectoryConfig[]>();
    expect([total, connection!.users]).toEqual([size, size]);
  });
});
