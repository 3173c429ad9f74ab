import { expect, test } from 'vitest';
import { createPreview } from './preview-send.ts';

interface Page<T> {
  items: T[];
  totalItems: number;
}
interface Named {
  name: string;
}

const preview = createPreview({ scenario: 'crowded', wait: async () => {} });
const get = <T>(path: string, query: Record<string, unknown> = {}) => preview.send<T>({ method: 'GET', path, query });

test('there are thousands of people and groups, and hundreds of roles', async () => {
  const people = await get<Page<Named>>('/team/resources/members/v1');
  const roles = await get<Named[]>('/identity/resources/roles/v1');
  const groups = await get<{ _metadata: { totalItems: number } }>('/identity/resources/groups/v2');
  expect([people.totalItems, roles.length, groups._metadata.totalItems]).toEqual([10_000, 500, 2000]);
});

test('names and addresses are as long as they may be, and no letter is cut in two', async () => {
  const people = await get<Page<Named & { email: string }>>('/team/resources/members/v1', { pageSize: 200 });
  for (const { name, email } of people.items) {
    expect(name.length).toBeLessThanOrEqual(200);
    expect(name.length).toBeGreaterThan(150);
    expect(email.length).toBeLessThanOrEqual(254);
    expect(name.isWellFormed()).toBe(true);
  }
});

test('whoever is looked for by the beginning of the name is found', async () => {
  const found = await get<Page<Named>>('/team/resources/members/v1', { search: 'noor amsel 4711' });
  expect(found.items.map(({ name }) => name.slice(0, 15))).toEqual(['Noor Amsel 4711']);
});

test('the user themselves, and who may use which application, are there', async () => {
  await expect(get('/identity/resources/users/v2/me')).resolves.toMatchObject({ id: 'user-0' });
  await expect(get('/identity/resources/applications/v1/users-apps', { userIds: 'user-0' })).resolves.toEqual([
    { userId: 'user-0', appIds: [] },
  ]);
});
