/** Filters and searches of a directory: extensions, several types, times, and names in any case. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#server/testing/browser.ts';
import { createDirectory } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const directory = await createDirectory(server, server.people.admin);
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

interface Found {
  id: string;
  userName?: string;
  displayName?: string;
}
let alpha: Found;

beforeAll(async () => {
  const make = async (path: string, body: object) => {
    const answer = await directory.post(path, body);
    expect(answer.status, answer.text).toBe(201);
    return answer.json<Found>();
  };
  alpha = await make('/Users', {
    userName: 'alpha',
    displayName: 'A',
    [enterprise]: { manager: { value: 'm-1' }, department: 'Docks' },
  });
  await make('/Users', { userName: 'beta', displayName: 'B' });
  await make('/Groups', { displayName: 'Crew', members: [{ value: alpha.id }] });
});

const namesOf = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ Resources: Found[] }>().Resources.map(({ userName, displayName }) => userName ?? displayName);
};
const found = async (filter: string, endpoint = '/Users') =>
  namesOf(await directory.get(`${endpoint}?filter=${encodeURIComponent(filter)}&sortBy=displayName`));
const errorOf = (answer: Answer) => [answer.status, answer.json<{ scimType?: string }>().scimType];

describe('attributes of extensions', () => {
  it('are named without their schema, and a manager is compared by its value', async () => {
    expect(await found(`id eq "${alpha.id}" and manager eq "m-1"`)).toEqual(['alpha']);
    expect(await found('manager.value eq "m-2"')).toEqual([]);
    expect(await found('department sw "dock" and manager pr')).toEqual(['alpha']);
    expect(await found('not (department pr)')).toEqual(['beta']);
    expect(namesOf(await directory.get('/Users?sortBy=department&sortOrder=ascending'))).toEqual(['alpha', 'beta']);
    const { Resources } = (await directory.get('/Users?attributes=department&sortBy=userName')).json<{
      Resources: object[];
    }>();
    expect(Resources[0]).toMatchObject({ [enterprise]: { department: 'Docks' } });
  });
});

describe('times', () => {
  it.each(['-004800-01-01T00:00:00Z', '1', 'May 5 2020', '2026-02-30T00:00:00Z'])('%s is refused', async (time) => {
    const filter = encodeURIComponent(`meta.created gt "${time}"`);
    expect(errorOf(await directory.get(`/Users?filter=${filter}`))).toEqual([400, 'invalidFilter']);
  });

  it('the first and the last one are compared', async () => {
    for (const time of ['0000-01-01T00:00:00Z', '2000-01-01T00:00:00'])
      expect(await found(`meta.created gt "${time}"`)).toEqual(['alpha', 'beta']);
    expect(await found('meta.created lt "9999-12-31T23:59:59Z"')).toEqual(['alpha', 'beta']);
    expect(await found('meta.created lt "0000-01-01T00:00:00Z"')).toEqual([]);
  });
});
