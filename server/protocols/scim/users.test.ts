/** Users of a directory: attributes, PATCH in the dialects of directories, filters, versions and errors. */
import { describe, expect, it } from 'vitest';
import type { Answer } from '#server/testing/browser.ts';
import { createDirectory } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin } = server.people;
const directory = await createDirectory(server, admin);
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
type Body = Record<string, unknown> & { id: string; meta: { location: string; version: string } };

let count = 0;
const fresh = () => `person-${(count += 1)}@harbour.example`;
const create = (body: object = {}): Promise<Answer> =>
  directory.post('/Users', { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName: fresh(), ...body });
const created = async (body: object = {}): Promise<Body> => {
  const answer = await create(body);
  expect(answer.status, JSON.stringify(answer.json())).toBe(201);
  return answer.json<Body>();
};
const read = async (id: string) => (await directory.get(`/Users/${id}`)).json<Body>();
const found = async (filter: string, endpoint = '/Users') => {
  const answer = await directory.get(`${endpoint}?filter=${encodeURIComponent(filter)}`);
  expect(answer.status, `${filter}: ${JSON.stringify(answer.json())}`).toBe(200);
  return answer.json<{ totalResults: number; Resources: Body[] }>();
};
const errorOf = (answer: Answer) => {
  expect(answer.headers.get('content-type')).toContain('application/scim+json');
  const body = answer.json<{ schemas: string[]; status: string; scimType?: string; detail: string }>();
  expect(body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
  expect(body.status).toBe(String(answer.status));
  expect(body.detail.length).toBeGreaterThan(5);
  return [answer.status, body.scimType];
};

const whole = {
  externalId: 'ext-1',
  name: {
    formatted: 'Ms. Barbara J Jensen III',
    familyName: 'Jensen',
    givenName: 'Barbara',
    middleName: 'Jane',
    honorificPrefix: 'Ms.',
    honorificSuffix: 'III',
  },
  displayName: 'Babs Jensen',
  nickName: 'Babs',
  profileUrl: 'https://login.example.com/bjensen',
  title: 'Tour Guide',
  userType: 'Employee',
  preferredLanguage: 'en-US',
  locale: 'en-US',
  timezone: 'America/Los_Angeles',
  active: true,
  emails: [
    { value: 'babs@home.example', type: 'home' },
    { value: 'babs@work.example', type: 'work', primary: true, display: 'Work' },
  ],
  phoneNumbers: [{ value: '+1 555 555 8377', type: 'work' }],
  ims: [{ value: 'someaimhandle', type: 'aim' }],
  photos: [{ value: 'https://photos.example.com/1', type: 'photo' }],
  addresses: [
    {
      type: 'work',
      streetAddress: '100 Universal City Plaza',
      locality: 'Hollywood',
      region: 'CA',
      postalCode: '91608',
      country: 'USA',
      formatted: '100 Universal City Plaza',
      primary: true,
    },
  ],
  entitlements: [{ value: 'everything' }],
  roles: [{ value: 'admin', primary: true }],
  x509Certificates: [{ value: 'MIIDQzCCAqygAwIBAgICEAAwDQYJKoZIhvcNAQEFBQAw' }],
  [enterprise]: {
    employeeNumber: '701984',
    costCenter: '4130',
    organization: 'Universal Studios',
    division: 'Theme Park',
    department: 'Tour Operations',
    manager: { value: '26118915-6090-4610-87e4-49d8ca9f808d', $ref: '../Users/26118915', displayName: 'John Smith' },
  },
};

describe('attributes', () => {
  it('SCIM 5: every attribute of User and enterprise User is kept and returned', async () => {
    const { id, meta, schemas, ...rest } = await created({ ...whole, userName: 'bjensen' });
    expect(rest).toEqual({ ...whole, userName: 'bjensen' });
    expect(schemas).toEqual(['urn:ietf:params:scim:schemas:core:2.0:User', enterprise]);
    expect(meta).toMatchObject({
      resourceType: 'User',
      location: `${server.services.config.baseUrl}${directory.base}/Users/${id}`,
      version: 'W/"1"',
    });
    expect(await read(id)).toEqual({ id, meta, schemas, ...rest });
    await directory.remove(`/Users/${id}`);
  });

  it('SCIM 5: the user name is unique in any case (409), and free again after a deletion', async () => {
    const { id, userName } = await created({ userName: 'Chris.Quay@harbour.example' });
    expect(userName).toBe('Chris.Quay@harbour.example');
    expect(errorOf(await create({ userName: 'chris.quay@HARBOUR.example' }))).toEqual([409, 'uniqueness']);
    expect((await directory.remove(`/Users/${id}`)).status).toBe(204);
    expect((await directory.get(`/Users/${id}`)).status).toBe(404);
    const again = await created({ userName: 'chris.quay@harbour.example' });
    expect(again.id).not.toBe(id);
  });

  it.each([
    [
      { emails: [{ value: 'a@addresses.example' }, { value: 'b@addresses.example', primary: true }] },
      'b@addresses.example',
    ],
    [
      {
        emails: [
          { value: 'c@addresses.example', type: 'home' },
          { value: 'd@addresses.example', type: 'Work' },
        ],
      },
      'd@addresses.example',
    ],
    [
      { emails: [{ value: 'e@addresses.example', type: 'home' }, { value: 'f@addresses.example' }] },
      'e@addresses.example',
    ],
    [{ userName: 'g@addresses.example' }, 'g@addresses.example'],
    [{ userName: 'no address' }, ''],
  ])('SCIM 5: the address of the account of %j is %s', async (body, email) => {
    const { id } = await created(body);
    expect(
      await server.rows('select u.email from scim_users s join users u on u.id = s.user_id where s.id = $1', [id]),
    ).toEqual([{ email }]);
  });

  it('SCIM 6: a password is never returned and stored nowhere', async () => {
    const { id, ...rest } = await created({ password: 'correct horse battery' });
    expect(JSON.stringify(rest)).not.toContain('correct horse');
    await directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'password', value: 'correct horse battery' }]);
    await directory.patch(`/Users/${id}`, [{ op: 'replace', value: { password: 'correct horse battery' } }]);
    expect(JSON.stringify(await read(id))).not.toContain('correct horse');
    expect(JSON.stringify(await server.rows('select * from scim_users where id = $1', [id]))).not.toContain('horse');
  });

  it('SCIM 6: PUT without an attribute clears it, and without `active` the state stays', async () => {
    const { id, userName } = await created({ ...whole, active: false, externalId: 'ext-put' });
    const put = await directory.put(`/Users/${id}`, { userName, displayName: 'Only this' });
    expect(put.status).toBe(200);
    const { meta: _meta, schemas: _schemas, ...rest } = put.json<Body>();
    expect(rest).toEqual({ id, userName, displayName: 'Only this', active: false });
  });
});

describe('PATCH', () => {
  const patched = async (before: object, operations: unknown[]) => {
    const { id } = await created(before);
    const answer = await directory.patch(`/Users/${id}`, operations);
    expect(answer.status, JSON.stringify(answer.json())).toBe(200);
    await directory.remove(`/Users/${id}`);
    return answer.json<Body>();
  };
  const work = (value: string) => ({ type: 'work', value });

  it.each<[string, object, unknown[], object]>([
    ['text for a boolean', {}, [{ op: 'Replace', path: 'active', value: 'False' }], { active: false }],
    ['text for true', { active: false }, [{ op: 'REPLACE', path: 'ACTIVE', value: 'True' }], { active: true }],
    ['no path', {}, [{ op: 'replace', value: { active: false, title: 'Pilot' } }], { active: false, title: 'Pilot' }],
    ['active in Add', {}, [{ op: 'Add', path: 'active', value: false }], { active: false }],
    [
      'a dotted name without a path',
      { name: { givenName: 'Old', familyName: 'Kept' } },
      [{ op: 'Add', value: { 'name.givenName': 'New' } }],
      { name: { givenName: 'New', familyName: 'Kept' } },
    ],
    [
      'a filtered name without a path',
      {},
      [{ op: 'add', value: { 'emails[type eq "work"].value': 'w@x.example' } }],
      { emails: [work('w@x.example')] },
    ],
    [
      'the name of an extension without a path',
      {},
      [{ op: 'add', value: { [`${enterprise}:department`]: 'Sales' } }],
      { [enterprise]: { department: 'Sales' } },
    ],
    [
      'an extension as an object',
      {},
      [{ op: 'replace', value: { [enterprise]: { department: 'Sales', costCenter: '7' } } }],
      { [enterprise]: { department: 'Sales', costCenter: '7' } },
    ],
    [
      'an extension as the path',
      {},
      [{ op: 'add', path: enterprise, value: { department: 'Sales' } }],
      { [enterprise]: { department: 'Sales' } },
    ],
    [
      'a manager as text',
      {},
      [{ op: 'Add', path: `${enterprise}:manager`, value: 'm-1' }],
      { [enterprise]: { manager: { value: 'm-1' } } },
    ],
    [
      'a manager without a reference',
      {},
      [{ op: 'Add', path: `${enterprise}:manager`, value: { $ref: null, value: 'm-1' } }],
      { [enterprise]: { manager: { value: 'm-1' } } },
    ],
    [
      'add to a filter that matches nothing',
      {},
      [{ op: 'Add', path: 'addresses[type eq "work"].country', value: 'DE' }],
      { addresses: [{ type: 'work', country: 'DE' }] },
    ],
    [
      'replace of a filter that matches nothing',
      {},
      [{ op: 'Replace', path: 'phoneNumbers[type eq "mobile"].value', value: '+49 30' }],
      { phoneNumbers: [{ type: 'mobile', value: '+49 30' }] },
    ],
    [
      'a filter that matches',
      { emails: [work('a@x.example'), { type: 'home', value: 'b@x.example' }] },
      [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'c@x.example' }],
      { emails: [work('c@x.example'), { type: 'home', value: 'b@x.example' }] },
    ],
    [
      'a removal by filter',
      { emails: [work('a@x.example'), { type: 'home', value: 'b@x.example' }] },
      [{ op: 'remove', path: 'emails[type eq "work"]' }],
      { emails: [{ type: 'home', value: 'b@x.example' }] },
    ],
    [
      'a removal by value',
      { emails: [work('a@x.example'), { type: 'home', value: 'b@x.example' }] },
      [{ op: 'Remove', path: 'emails', value: [{ value: 'b@x.example' }] }],
      { emails: [work('a@x.example')] },
    ],
    [
      'a new primary value',
      { emails: [{ ...work('a@x.example'), primary: true }] },
      [{ op: 'add', path: 'emails', value: [{ type: 'home', value: 'b@x.example', primary: true }] }],
      { emails: [work('a@x.example'), { type: 'home', value: 'b@x.example', primary: true }] },
    ],
    [
      'a repeated value',
      { emails: [work('a@x.example')] },
      [{ op: 'add', path: 'emails', value: work('a@x.example') }],
      { emails: [work('a@x.example')] },
    ],
    [
      'what only the server sets, without a path',
      {},
      [{ op: 'replace', value: { id: 'x', schemas: [], meta: {}, groups: [], title: 'Pilot' } }],
      { title: 'Pilot' },
    ],
    ['no operations', { title: 'Pilot' }, [], { title: 'Pilot' }],
    [
      'the URN of the core schema',
      {},
      [{ op: 'add', path: 'urn:ietf:params:scim:schemas:core:2.0:User:name.familyName', value: 'Quay' }],
      { name: { familyName: 'Quay' } },
    ],
  ])('SCIM 7: %s', async (_name, before, operations, after) => {
    expect(await patched(before, operations)).toMatchObject(after);
  });

  it.each<[string, object, unknown[], string]>([
    [
      'an empty manager',
      { [enterprise]: { manager: { value: 'm' } } },
      [{ op: 'Replace', path: `${enterprise}:manager`, value: { value: '' } }],
      enterprise,
    ],
    ['null', { title: 'x' }, [{ op: 'replace', path: 'title', value: null }], 'title'],
    ['a removal', { title: 'x' }, [{ op: 'remove', path: 'title' }], 'title'],
    ['a removal of a sub-attribute', { name: { givenName: 'x' } }, [{ op: 'remove', path: 'name.givenName' }], 'name'],
    [
      'a removal of an extension',
      { [enterprise]: { department: 'x' } },
      [{ op: 'remove', path: enterprise }],
      enterprise,
    ],
  ])('SCIM 7: %s empties an attribute', async (_name, before, operations, gone) => {
    expect(await patched(before, operations)).not.toHaveProperty([gone]);
  });

  it('a removal of the state deactivates', async () => {
    expect(await patched({}, [{ op: 'remove', path: 'active' }])).toMatchObject({ active: false });
  });

  it('SCIM 7: flags of a dialect in the query are ignored', async () => {
    const { id } = await created();
    const answer = await directory.call('PATCH', `/Users/${id}?aadOptscim062020`, {
      Operations: [{ op: 'replace', path: 'title', value: 'Pilot' }],
    });
    expect(answer.json()).toMatchObject({ title: 'Pilot' });
  });

  it.each<[unknown[] | object, number, string | undefined]>([
    [[{ op: 'remove' }], 400, 'noTarget'],
    [[{ op: 'move', path: 'title' }], 400, 'invalidSyntax'],
    [[{ op: 'replace', path: 'nosuch', value: 1 }], 400, 'invalidPath'],
    [[{ op: 'replace', path: 'emails[', value: 1 }], 400, 'invalidPath'],
    [[{ op: 'replace', path: 'name[a eq "b"]', value: {} }], 400, 'invalidPath'],
    [[{ op: 'replace', path: 'emails[nosuch eq "work"].value', value: 'a' }], 400, 'invalidFilter'],
    [[{ op: 'add', path: 'emails[type ne "work"].value', value: 'a' }], 400, 'noTarget'],
    [[{ op: 'replace', path: 'id', value: 'x' }], 400, 'mutability'],
    [[{ op: 'remove', path: 'userName' }], 400, 'mutability'],
    [[{ op: 'replace', path: 'userName', value: '' }], 400, 'invalidValue'],
    [[{ op: 'replace', path: 'active', value: 'maybe' }], 400, 'invalidValue'],
    [[{ op: 'replace', path: 'title', value: { a: 1 } }], 400, 'invalidValue'],
    [[{ op: 'replace', value: 'text' }], 400, 'invalidValue'],
    [['text'], 400, 'invalidSyntax'],
    [{ op: 'replace' }, 400, 'invalidSyntax'],
  ])('SCIM 6: a wrong operation has its scimType: %j', async (operations, status, scimType) => {
    const { id } = await created();
    const answer = await directory.call('PATCH', `/Users/${id}`, { Operations: operations });
    expect(errorOf(answer)).toEqual([status, scimType]);
    expect((await read(id)).meta.version).toBe('W/"1"');
  });

  it('one wrong operation changes nothing, and a change without effect makes no version', async () => {
    const { id } = await created({ title: 'Pilot' });
    await directory.patch(`/Users/${id}`, [
      { op: 'replace', path: 'title', value: 'Captain' },
      { op: 'replace', path: 'nosuch', value: 1 },
    ]);
    await directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'title', value: 'Pilot' }]);
    expect(await read(id)).toMatchObject({ title: 'Pilot', meta: { version: 'W/"1"' } });
  });
});

describe('filters', () => {
  const marker = 'Filtered';
  const setUp = Promise.all([
    created({
      userName: 'f-ana@harbour.example',
      externalId: 'F-1',
      nickName: marker,
      title: 'Pilot 100%',
      active: true,
      name: { familyName: 'Quay', givenName: 'Ana' },
      emails: [
        { type: 'work', value: 'f-ana@harbour.example', primary: true },
        { type: 'home', value: 'ana@home.example' },
      ],
      [enterprise]: { department: 'Sales', manager: { value: 'boss-1' } },
    }),
    created({ userName: 'f-bo@harbour.example', nickName: marker, active: false, title: 'pilot_2' }),
  ]);
  const users = async (filter: string) => {
    await setUp;
    const { Resources } = await found(`nickName eq "${marker}" and (${filter})`);
    return Resources.map(({ userName }) => (userName as string).slice(2, 5).replace('@', '')).toSorted();
  };

  it.each<[string, string[]]>([
    ['userName eq "F-ANA@harbour.example"', ['ana']],
    ['username EQ "f-ana@harbour.example"', ['ana']],
    ['externalId eq "F-1"', ['ana']],
    ['externalId eq "f-1"', []],
    ['emails[type eq "work"].value eq "f-ana@harbour.example"', ['ana']],
    ['emails[type eq "work" and value co "@home"]', []],
    ['emails[type eq "home" and value co "@HOME"]', ['ana']],
    ['emails[not (type eq "work")]', ['ana']],
    ['emails.value sw "ana@"', ['ana']],
    ['emails eq "ana@home.example"', ['ana']],
    ['emails.primary eq true', ['ana']],
    ['emails pr', ['ana']],
    ['not (emails pr)', ['bo@']],
    ['emails.display pr', []],
    ['active eq true', ['ana']],
    ['active eq "False"', ['bo@']],
    ['active ne true', ['bo@']],
    ['title ew "100%"', ['ana']],
    ['title co "_"', ['bo@']],
    ['title co "PILOT"', ['ana', 'bo@']],
    ['title gt "pilot_"', ['bo@']],
    ['name.familyName eq "quay"', ['ana']],
    ['name.familyName ne "quay"', ['bo@']],
    ['name pr', ['ana']],
    ['urn:ietf:params:scim:schemas:core:2.0:User:name.givenName eq "Ana"', ['ana']],
    [`${enterprise}:department eq "sales"`, ['ana']],
    [`${enterprise}:manager.value eq "boss-1"`, ['ana']],
    [`${enterprise}:manager eq "boss-1"`, ['ana']],
    [`${enterprise}:manager pr`, ['ana']],
    [`schemas eq "${enterprise}"`, ['ana']],
    ['meta.resourceType eq "User"', ['ana', 'bo@']],
    ['meta.created gt "2000-01-01T00:00:00Z"', ['ana', 'bo@']],
    ['meta.lastModified lt "2000-01-01T00:00:00Z"', []],
    ['nickName eq null', []],
    ['externalId eq null', ['bo@']],
    ['groups pr', []],
    ['id eq "nonsense"', []],
    ['userName eq "a" or externalId eq "F-1" and active eq true', ['ana']],
    ['(userName eq "a" or active eq false) and not (externalId pr)', ['bo@']],
    [`userName eq "x'; drop table users; --"`, []],
    ['title eq "\\" or 1=1"', []],
  ])('the grammar: %s', async (filter, names) => {
    expect(await users(filter)).toEqual(names.map((name) => name.replace('bo@', 'bo')));
  });

  it.each([
    'userName',
    'userName eq',
    'userName is "a"',
    'userName eq "a" and',
    'userName eq "a',
    '(userName eq "a"',
    'nosuch eq "a"',
    'password eq "a"',
    'name eq "a"',
    'emails[type eq "work"',
    'emails[nosuch eq "a"]',
    'title[a eq "b"]',
    'userName eq 5',
    'active gt true',
    'active eq "maybe"',
    'meta.created gt "yesterday"',
    'meta.created co "2000-01-01T00:00:00Z"',
    'a.b.c eq "d"',
    "userName eq 'a'",
    'userName eq "\\u0000"',
    'userName eq "a"; select 1',
    `${'('.repeat(10_000 / 4)}userName pr${')'.repeat(10_000 / 4)}`,
    Array.from({ length: 300 }, () => 'title pr').join(' or '),
  ])('SCIM 6: a wrong filter is refused as invalidFilter: %.60s', async (filter) => {
    expect(errorOf(await directory.get(`/Users?filter=${encodeURIComponent(filter)}`))).toEqual([400, 'invalidFilter']);
    expect(errorOf(await directory.post('/Users/.search', { filter }))).toEqual([400, 'invalidFilter']);
  });

  it('an unknown user is an empty list, never 404', async () => {
    expect(await found('userName eq "nobody@harbour.example"')).toMatchObject({ totalResults: 0, Resources: [] });
  });
});

describe('lists', () => {
  it('SCIM 6: sorting and pages', async () => {
    await Promise.all(
      ['Cleo', 'ana', 'Bo'].map((displayName) => created({ displayName, userType: 'sorted', userName: fresh() })),
    );
    await created({ userType: 'sorted' });
    const names = async (more: string) =>
      (await directory.get(`/Users?filter=userType%20eq%20%22sorted%22&${more}`))
        .json<{ Resources: Body[] }>()
        .Resources.map(({ displayName }) => displayName);
    expect(await names('sortBy=displayName')).toEqual(['ana', 'Bo', 'Cleo', undefined]);
    expect(await names('sortBy=displayName&sortOrder=descending')).toEqual([undefined, 'Cleo', 'Bo', 'ana']);
    expect(await names('sortBy=displayName&startIndex=2&count=2')).toEqual(['Bo', 'Cleo']);
    expect(await names('sortBy=emails.value&count=0')).toEqual([]);
    expect(await names('sortBy=emails')).toHaveLength(4);
    expect(errorOf(await directory.get('/Users?sortBy=nosuch'))).toEqual([400, 'invalidPath']);
    expect(errorOf(await directory.get('/Users?count=many'))).toEqual([400, 'invalidValue']);
    const page = (await directory.get('/Users?startIndex=-5&count=2')).json();
    expect(page).toMatchObject({
      startIndex: 1,
      itemsPerPage: 2,
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    });
  });

  it('attributes are chosen and left out', async () => {
    const { id } = await created({
      displayName: 'Ana',
      name: { givenName: 'Ana', familyName: 'Quay' },
      emails: [{ type: 'work', value: fresh() }],
      [enterprise]: { department: 'Sales', costCenter: '1' },
    });
    const get = async (query: string) => (await directory.get(`/Users/${id}?${query}`)).json<Body>();
    const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise];
    expect(await get('attributes=displayName,name.givenName,nosuch')).toEqual({
      schemas,
      id,
      displayName: 'Ana',
      name: { givenName: 'Ana' },
    });
    expect(await get(`attributes=${enterprise}:department`)).toEqual({
      schemas,
      id,
      [enterprise]: { department: 'Sales' },
    });
    expect(await get(`attributes=emails.type`)).toEqual({ schemas, id, emails: [{ type: 'work' }] });
    const without = await get('excludedAttributes=displayName,id,emails,name.givenName,meta');
    expect(without).toMatchObject({ id, name: { familyName: 'Quay' }, active: true });
    expect(Object.keys(without)).not.toContain('displayName');
    expect(Object.keys(without)).not.toContain('emails');
  });

  it('/.search of all resources counts users and groups, users first', async () => {
    await directory.post('/Groups', { displayName: 'Searched' });
    const all = (await directory.post('/.search', { count: 1000 })).json<{ totalResults: number; Resources: Body[] }>();
    expect(all.Resources).toHaveLength(all.totalResults);
    const types = all.Resources.map(({ meta }) => (meta as { resourceType?: string }).resourceType);
    expect(types.at(-1)).toBe('Group');
    const last = await directory.post('/.search', { startIndex: all.totalResults, count: 5 });
    expect(last.json<{ Resources: Body[] }>().Resources).toMatchObject([{ displayName: 'Searched' }]);
  });
});

describe('versions and methods', () => {
  it('SCIM 6: ETags: If-None-Match answers 304, an old If-Match 412', async () => {
    const { id, userName } = await created();
    const first = await directory.get(`/Users/${id}`);
    expect(first.headers.get('etag')).toBe('W/"1"');
    expect((await directory.call('GET', `/Users/${id}`, undefined, { 'if-none-match': 'W/"1"' })).status).toBe(304);
    expect(
      (await directory.call('PUT', `/Users/${id}`, { userName, title: 'x' }, { 'if-match': 'W/"1"' })).status,
    ).toBe(200);
    const stale = await directory.call('PUT', `/Users/${id}`, { userName, title: 'y' }, { 'if-match': 'W/"1"' });
    expect(stale.status).toBe(412);
    expect((await directory.call('DELETE', `/Users/${id}`, undefined, { 'if-match': 'W/"1"' })).status).toBe(412);
    expect((await directory.call('DELETE', `/Users/${id}`, undefined, { 'if-match': 'W/"2"' })).status).toBe(204);
  });

  it('SCIM 6: wrong methods are 405, /Me is 501, what is not there is 404, in the format of the protocol', async () => {
    for (const [method, path] of [
      ['PUT', '/Users'],
      ['PATCH', '/Groups'],
      ['DELETE', '/ServiceProviderConfig'],
      ['POST', '/Schemas'],
      ['POST', `/Users/${directory.id}`],
      ['GET', '/Bulk'],
    ] as const)
      expect(
        errorOf(await directory.call(method, path, method === 'DELETE' || method === 'GET' ? undefined : {}))[0],
        `${method} ${path}`,
      ).toBe(405);
    expect(errorOf(await directory.get('/Me'))[0]).toBe(501);
    for (const path of ['', '/Nothing', '/Users/x/y', '/Users/nonsense', `/Users/${directory.id}`, '/Schemas/nosuch'])
      expect(errorOf(await directory.get(path))[0], path).toBe(404);
  });

  it('discovery lists what is offered', async () => {
    const config = (await directory.get('/ServiceProviderConfig')).json();
    expect(config).toMatchObject({
      patch: { supported: true },
      filter: { supported: true },
      sort: { supported: true },
      etag: { supported: true },
      bulk: { supported: true, maxOperations: 1000, maxPayloadSize: 1_048_576 },
    });
    expect((await directory.get('/ResourceTypes')).json()).toMatchObject({ totalResults: 2 });
    expect((await directory.get('/ResourceTypes/User')).json()).toMatchObject({
      schemaExtensions: [{ schema: enterprise }],
    });
    expect((await directory.get('/Schemas')).json()).toMatchObject({ totalResults: 3 });
    expect((await directory.get(`/Schemas/${enterprise}`)).json()).toMatchObject({ id: enterprise });
  });

  it.each<[string, string | object, number, string | undefined]>([
    ['no JSON', '{', 400, 'invalidSyntax'],
    ['a list', [], 400, 'invalidSyntax'],
    ['no user name', {}, 400, 'invalidValue'],
    ['an empty user name', { userName: ' ' }, 400, 'invalidValue'],
    ['a number', { userName: 5 }, 400, 'invalidValue'],
    ['10 KB of user name', { userName: 'x'.repeat(10_240) }, 400, 'invalidValue'],
    ['200 KB of displayName', { userName: 'x', displayName: 'x'.repeat(204_800) }, 400, 'invalidValue'],
    [
      '10,000 emails',
      { userName: 'x', emails: Array.from({ length: 10_000 }, (_, at) => ({ value: `${at}@x.example` })) },
      400,
      'invalidValue',
    ],
    [
      'two primary emails',
      {
        userName: 'x',
        emails: [
          { value: 'a', primary: true },
          { value: 'b', primary: 'True' },
        ],
      },
      400,
      'invalidValue',
    ],
    ['a prototype', '{"userName": "x", "__proto__": {"active": true}}', 400, 'invalidSyntax'],
    ['U+0000', { userName: 'x\0y' }, 400, 'invalidSyntax'],
    ['10 MB', { userName: 'x'.repeat(10_000_000) }, 413, undefined],
  ])('SCIM 11: %s is refused', async (_name, body, status, scimType) => {
    expect(errorOf(await directory.post('/Users', body))).toEqual([status, scimType]);
  });
});
