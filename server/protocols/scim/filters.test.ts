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

describe('searches of several types', () => {
  const searched = async (body: object) => namesOf(await directory.post('/.search', body));

  it.each<[string, string[]]>([
    ['userName sw "alpha"', ['alpha']],
    ['displayName eq "Crew" or userName eq "beta"', ['beta', 'Crew']],
    ['members pr', ['Crew']],
    ['members[value eq "nobody"] or userName pr', ['alpha', 'beta']],
    ['not (userName pr)', ['Crew']],
    ['userName ne "alpha"', ['beta', 'Crew']],
    ['userName eq null', ['Crew']],
    ['userName ne null', ['alpha', 'beta']],
    ['manager eq "m-1"', ['alpha']],
    ['urn:ietf:params:scim:schemas:core:2.0:Group:displayName pr', ['Crew']],
  ])('%s', async (filter, names) => {
    expect(new Set(await searched({ filter }))).toEqual(new Set(names));
  });

  it('are sorted by what one type has', async () => {
    expect(await searched({ sortBy: 'userName', sortOrder: 'descending' })).toEqual(['beta', 'alpha', 'Crew']);
  });

  it.each<[object, string]>([
    [{ filter: 'nosuch eq "a"' }, 'invalidFilter'],
    [{ filter: 'password eq "a"' }, 'invalidFilter'],
    [{ filter: 'userName eq 5' }, 'invalidFilter'],
    [{ filter: 5 }, 'invalidFilter'],
    [{ sortBy: 'nosuch' }, 'invalidPath'],
    [{ sortBy: 5 }, 'invalidFilter'],
    [{ count: 'many' }, 'invalidValue'],
  ])('what no type has is refused: %j', async (body, scimType) => {
    expect(errorOf(await directory.post('/.search', body))).toEqual([400, scimType]);
  });

  it('have names in any case', async () => {
    expect(await searched({ FILTER: 'userName eq "alpha"', Count: 5 })).toEqual(['alpha']);
  });
});

it('IDs are compared in any case', async () => {
  const id = alpha.id.toUpperCase();
  for (const filter of [
    `members[value eq "${id}"]`,
    `members[value eq "${id}" and type eq "User"]`,
    `members eq "${id}"`,
  ])
    expect(await found(filter, '/Groups')).toEqual(['Crew']);
  expect(await found(`members[value ne "${id}"]`, '/Groups')).toEqual([]);
  expect(await found('members[value eq "nonsense"]', '/Groups')).toEqual([]);
  const [group] = (await directory.get('/Groups')).json<{ Resources: Found[] }>().Resources;
  expect(await found(`groups[value eq "${group!.id.toUpperCase()}"]`)).toEqual(['alpha']);
  expect(await found(`id eq "${id}"`)).toEqual(['alpha']);
  expect(errorOf(await directory.get('/Users?filter=emails%5Burn:x:type%20eq%20%22a%22%5D'))).toEqual([
    400,
    'invalidFilter',
  ]);
});

it('/Schemas tells what references refer to, and which types members have', async () => {
  const { Resources } = (await directory.get('/Schemas')).json<{ Resources: { attributes: Described[] }[] }>();
  interface Described {
    name: string;
    referenceTypes?: string[];
    canonicalValues?: string[];
    subAttributes?: Described[];
  }
  const all = Resources.flatMap(({ attributes }) => attributes);
  const described = (name: string, sub?: string) => {
    const attribute = all.find((each) => each.name === name);
    return sub === undefined ? attribute : attribute?.subAttributes?.find((each) => each.name === sub);
  };
  expect(described('members', '$ref')?.referenceTypes).toEqual(['User']);
  expect(described('members', 'type')?.canonicalValues).toEqual(['User']);
  expect(described('groups', '$ref')?.referenceTypes).toEqual(['Group']);
  expect(described('manager', '$ref')?.referenceTypes).toEqual(['User']);
  expect(described('profileUrl')?.referenceTypes).toEqual(['external']);
  expect(described('photos', 'value')?.referenceTypes).toEqual(['external']);
});
