/** What the request log keeps of a request: enough to find a wrong mapping, and nothing of a user. */
import { describe, expect, it } from 'vitest';
import { operationOf } from './request-operation.ts';
import { redactBody, redactTexts, subjectOf } from './redact-request.ts';

const id = '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a06';
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
    ['userName eq "ana" and active eq true', 'userName eq "…" and active eq true'],
    ['userName eq ana.sousa or title co x', 'userName eq … or title co …'],
    ['(userName eq ana@acme.example)', '(userName eq …)'],
    ['ana@acme.example pr', '… pr'],
    ['emails[type eq "work" and value sw ana]', 'emails[type eq "…" and value sw …]'],
  ])('a filter has no values: %s', (filter, emptied) => {
    expect(redactTexts(filter)).toBe(emptied);
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
