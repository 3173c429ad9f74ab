/** What the request log keeps of a request: enough to find a wrong mapping, and nothing of a user. */
import { describe, expect, it } from 'vitest';
import { operationOf } from './request-operation.ts';
import { redactFilter } from './redact-filter.ts';
import { redactBody, redactDetail, subjectOf } from './redact-request.ts';

const id = '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a06';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const patch = (...Operations: unknown[]) => ({ Operations });

describe('bodies in the request log', () => {
  it('keep names, truth values and IDs, and no other value', () => {
    const body = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'ana@acme.example',
      name: { givenName: 'Ana' },
      employeeNumber: 4711,
      active: 'False',
      emails: [{ value: 'ana@acme.example', primary: true, type: 'work' }],
      Operations: [
        { op: 'Add', path: 'emails[value eq "ana@acme.example"].value', value: 'ana@acme.example' },
        { op: 'add', path: 'members', value: [{ value: id, display: 'Ana' }] },
        { op: 'replace', value: { 'emails[type eq "ana"].value': 'ana@acme.example' } },
      ],
    };
    const kept = redactBody(body)!;
    expect(kept).not.toMatch(/ana|4711/i);
    expect(JSON.parse(kept)).toMatchObject({
      userName: '…',
      employeeNumber: '…',
      active: 'False',
      emails: [{ value: '…', primary: true, type: 'work' }],
      Operations: [{ op: 'Add', path: 'emails[value eq "…"].value' }, { value: [{ value: id, display: '…' }] }, {}],
    });
  });

  it('are bounded, however large a request is', () => {
    const many = { members: Array.from({ length: 50_000 }, () => ({ value: id })) };
    expect(JSON.parse(redactBody(many)!)).toMatchObject({ members: { length: 6, 5: '… 49995' } });
    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`name${at}`, { a: { b: 'x' } }]));
    expect(redactBody(wide)!.length).toBeLessThanOrEqual(8000);
    let deep: unknown = 'x';
    for (let level = 0; level < 3000; level += 1) deep = { a: deep };
    expect(redactBody(deep)!.length).toBeLessThanOrEqual(8000);
    expect(redactBody('text')).toBeNull();
  });

  it.each([
    { password: id },
    { PASSWORD: [id] },
    { password: { value: id } },
    { 'password.value': id },
    { nickName: id, externalId: id },
    { emails: [{ value: id }] },
    { [enterprise]: { employeeNumber: id } },
    patch({ op: 'replace', path: 'password', value: id }),
    patch({ op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:Password', value: { value: id } }),
    patch({ op: 'replace', value: { password: id } }),
    patch({ op: 'replace', path: 'emails[type eq "work"].value', value: id }),
  ])('an ID stays only where a resource is named: %j', (body) => {
    expect(redactBody(body)).not.toContain(id);
  });

  it.each([
    { id },
    { members: [{ value: id }] },
    { [enterprise]: { manager: { value: id } } },
    { [`${enterprise}:manager`]: id },
    patch({ op: 'add', path: 'members', value: [{ value: id }] }),
    patch({ op: 'add', value: { members: [{ $ref: id }] } }),
    patch({ op: 'replace', path: `${enterprise}:manager.value`, value: id }),
    { Operations: [{ method: 'DELETE', path: `/Users/${id}` }] },
  ])('IDs of resources stay: %j', (body) => {
    expect(redactBody(body)).toContain(id);
  });

  it.each([
    { roles: [{ type: 'Salary 99999', value: 'x' }] },
    { schemas: ['Salary 99999'] },
    { 'Salary 99999': 1, salary99999: { salary99999: true } },
    { 'emails[Salary 99999].value': 'x' },
    { meta: { resourceType: 'Salary99999' } },
    { Operations: [{ method: 'Salary99999', path: '/Salary99999/bulkId:Salary99999', bulkId: 'Salary99999' }] },
    { Operations: [{ op: 'Salary99999', path: 'Salary99999', value: 'x' }] },
    { Operations: [{ op: 'add', path: 'urn:Salary99999:User:title', value: 'x' }] },
    { filter: 'Salary99999 pr', sortBy: 'Salary99999', sortOrder: 'Salary99999', count: 99999 },
    { attributes: ['Salary99999'], excludedAttributes: 'title,Salary99999', startIndex: '99999' },
  ])('only words of the protocol and of its schemas stay: %j', (body) => {
    expect(redactBody(body)).not.toMatch(/salary|99999/i);
  });

  it('words of the protocol stay, in any case', () => {
    const body = {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp', enterprise],
      Operations: [
        { op: 'Add', path: `${enterprise}:department` },
        { method: 'Post', path: '/Users/bulkId:ana' },
      ],
      phoneNumbers: [{ type: 'Mobile' }],
      sortBy: 'name.familyName',
      excludedAttributes: ['members', 'meta.version'],
    };
    const kept = { ...body, Operations: [body.Operations[0], { method: 'Post', path: '/Users/bulkId:…' }] };
    expect(JSON.parse(redactBody(body)!)).toEqual(kept);
  });

  it.each([
    ['No schema has “eva stone”.', 'No schema has “…”.'],
    ['No schema has “emails[value eq "x” y"].z”.', 'No schema has “…”.'],
    ['The path is not valid: “eva” is not an attribute.', 'The path is not valid: “…” is not an attribute.'],
    ['No schema has “eva', 'No schema has “…'],
    ['The operation “eva” has not created a resource.', 'The operation “…” has not created a resource.'],
    ['emails has no attribute “department”.', 'emails has no attribute “department”.'],
    ['“)” is missing.', '“)” is missing.'],
    [`There is no user ${id} in the directory.`, `There is no user ${id} in the directory.`],
  ])('a detail quotes names of attributes only: %s', (detail, kept) => {
    expect(redactDetail(detail)).toBe(kept);
  });

  it.each([
    ['userName eq "ana" and active eq true', 'userName eq "…" and active eq true'],
    ['userName eq ana.sousa or title co x', 'userName eq … or title co …'],
    ['(userName eq ana@acme.example)', '(userName eq …)'],
    ['ana@acme.example pr', '… pr'],
    ['emails[type eq "work" and value sw ana]', 'emails[type eq "…" and value sw …]'],
    ["userName eq 'ana'", 'userName eq …'],
    ["title eq 'Head of department' and active eq true", 'title eq … and active eq true'],
    ["name.familyName eq 'O'Neill' or title pr", 'name.familyName eq … or title pr'],
    ['title eq head of department', 'title eq …'],
    ['title eq “head of department” or title pr', 'title eq … or title pr'],
    ['title eq "ana \\" department', 'title eq "…"'],
    ['title eq "ana" department', 'title eq "…" …'],
    ["title eq 'ana department", 'title eq …'],
    ['salary gt 99999', '… gt …'],
    ['urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:costCenter eq 12', `${enterprise}:costCenter eq …`],
    ['emails[type eq "work"].value eq "ana"', 'emails[type eq "…"].value eq "…"'],
    ['members[value eq "ana"].ana', 'members[value eq "…"]…'],
  ])('a filter has no values: %s', (filter, emptied) => {
    expect(redactFilter(filter)).toBe(emptied);
  });

  it.each([
    ['ana.sousa@acme.example', 'an…@acme.example'],
    ['ana@acme.example', 'a…@acme.example'],
    ['ANA.SOUSA', 'an…'],
    ['@@@@', '@…@'],
  ])('a user name is masked: %s', (userName, mask) => {
    expect(subjectOf('user', { UserName: userName })).toBe(mask);
  });
});

describe('operations in the request log', () => {
  const user = (body: unknown, method = 'PATCH') => operationOf({ method, segments: ['Users', id], body }).operation;
  const group = (body: unknown) => operationOf({ method: 'PATCH', segments: ['Groups', id], body });

  it.each([
    [patch({ op: 'Replace', path: 'active', value: 'False' }), 'user-deactivated'],
    [patch({ op: 'replace', value: { active: false } }), 'user-deactivated'],
    [patch({ op: 'Add', path: 'urn:ietf:params:scim:schemas:core:2.0:User:active', value: true }), 'user-activated'],
    [patch({ op: 'replace', path: 'title', value: 'x' }), 'user-changed'],
    [patch({ op: 'replace', path: 'active' }), 'user-changed'],
    ['rubbish', 'user-changed'],
  ])('of a user: %j', (body, operation) => {
    expect(user(body)).toBe(operation);
  });

  it('a PUT that says false deactivates', () => {
    expect(user({ userName: 'x', active: 'false' }, 'PUT')).toBe('user-deactivated');
    expect(user({ userName: 'x', active: true }, 'PUT')).toBe('user-changed');
  });

  it.each([
    [patch({ op: 'add', path: 'members', value: [{ value: id }, { value: id }] }), 'members-added', 2],
    [patch({ op: 'Add', value: { members: [{ value: id }] } }), 'members-added', 1],
    [patch({ op: 'Remove', path: `members[value eq "${id}"]` }), 'members-removed', 1],
    [patch({ op: 'remove', path: 'members' }), 'members-removed', null],
    [
      patch({ op: 'remove', path: 'members', value: [{ value: id }] }, { op: 'add', path: 'members', value: [] }),
      'group-changed',
      null,
    ],
    [patch({ op: 'replace', path: 'displayName', value: 'x' }), 'group-changed', null],
  ])('of a group: %j', (body, operation, amount) => {
    expect(group(body)).toEqual({ operation, amount });
  });
});
