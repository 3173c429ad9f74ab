/** PATCH operations: none loses, invents or empties what it does not name. */
import { describe, expect, it } from 'vitest';
import { applyPatch } from './apply-patch.ts';
import { readResource } from './coerce.ts';
import { memberChangeOf } from './member-changes.ts';
import { readOperations } from './patch-operations.ts';
import { ScimError } from './scim-error.ts';
import { groupType, userType } from './schemas.ts';
import type { Json } from './schema.types.ts';

const ana = { userName: 'ana', active: true };
const patched = (before: Json, ...Operations: unknown[]): Json =>
  applyPatch({ ...ana, ...before }, readOperations(userType, { Operations }));
const changesOf = (...Operations: unknown[]) => readOperations(groupType, { Operations }).map(memberChangeOf);
function refusal(act: () => unknown): { scimType: string | undefined; detail: string } {
  try {
    act();
  } catch (error) {
    if (error instanceof ScimError) return { scimType: error.scimType, detail: error.message };
    throw error;
  }
  throw new Error('nothing was refused');
}
const refusedAs = (scimType: string, detail = '') => ({ scimType, detail: expect.stringContaining(detail) as string });

describe('operations without a value', () => {
  it.each(['add', 'replace', 'Replace'])('%s without value is refused, and names it', (op) => {
    for (const path of ['active', 'title', 'emails', 'emails[type eq "work"].value', undefined])
      expect(refusal(() => patched({ title: 'Pilot' }, { op, path }))).toEqual(refusedAs('invalidValue', 'value'));
    expect(refusal(() => changesOf({ op, path: 'members' }))).toEqual(refusedAs('invalidValue', 'value'));
  });

  it.each<[object]>([
    [{ op: 'replace', path: 'active', value: null }],
    [{ op: 'add', path: 'active', value: null }],
    [{ op: 'replace', value: { active: null } }],
  ])('null deactivates nobody: %j', (operation) => {
    expect(patched({}, operation)).toEqual(ana);
    expect(patched({ active: false }, operation)).toMatchObject({ active: false });
  });

  it('null empties other attributes, and a removal of the state deactivates', () => {
    const before = { title: 'Pilot', emails: [{ value: 'a' }] };
    expect(
      patched(
        before,
        { op: 'replace', path: 'title', value: null },
        { op: 'replace', path: 'emails', value: null },
        { op: 'remove', path: 'active' },
      ),
    ).toEqual({ userName: 'ana', active: false });
  });

  it('members are not emptied by null, but by an empty list and by a removal', () => {
    expect(refusal(() => changesOf({ op: 'replace', path: 'members', value: null }))).toEqual(
      refusedAs('invalidValue', 'members'),
    );
    expect(refusal(() => changesOf({ op: 'replace', value: { members: null } }))).toEqual(
      refusedAs('invalidValue', 'members'),
    );
    expect(changesOf({ op: 'replace', path: 'members', value: [] }, { op: 'remove', path: 'members' })).toEqual([
      { op: 'replace', ids: [] },
      { op: 'remove', ids: null },
    ]);
  });

  it('adding nothing to a value leaves it', () => {
    const emails = [{ type: 'work', value: 'a' }];
    expect(patched({ emails }, { op: 'add', path: 'emails[type eq "work"]', value: {} })).toEqual({ ...ana, emails });
  });
});

describe('values that a filter describes', () => {
  it.each([
    ['emails[type eq 5].value', 'invalidValue'],
    ['emails[value eq 7].type', 'invalidValue'],
    ['photos[value eq false].type', 'invalidValue'],
    ['emails[primary eq "maybe"].value', 'invalidValue'],
    ['emails[value eq "…"].type', 'invalidValue'],
    ['emails[value eq ""].type', 'noTarget'],
    ['emails[type eq "work" and type eq "home"].value', 'noTarget'],
    ['emails[type.foo eq "work"].value', 'invalidPath'],
    ['emails[urn:x:type eq "work"].value', 'invalidPath'],
    ['emails[type eq "other" and nosuch eq "a"].value', 'invalidFilter'],
    ['members[value.foo eq "a"]', 'invalidPath'],
  ])('%s is refused as %s', (path, scimType) => {
    const operation = { op: 'add', path: path.replace('…', 'x'.repeat(3000)), value: 'work' };
    const act = () => (path.startsWith('members') ? changesOf(operation) : patched({}, operation));
    expect(refusal(act)).toEqual(refusedAs(scimType));
  });

  it('are values that the server takes back', () => {
    const made = patched(
      {},
      { op: 'add', path: 'emails[type eq "work" and primary eq "True"].value', value: 'a@x.example' },
      { op: 'add', path: 'roles[display eq "Crew"].value', value: 'crew' },
    );
    expect(made).toEqual({
      ...ana,
      emails: [{ type: 'work', primary: true, value: 'a@x.example' }],
      roles: [{ display: 'Crew', value: 'crew' }],
    });
    expect(readResource(userType, made)).toEqual(made);
  });
});

describe('changes of one attribute of a value', () => {
  const primary = 'roles[primary eq "True"]';

  it('keep the others, in any order', () => {
    expect(
      patched(
        {},
        { op: 'add', path: `${primary}.display`, value: 'Captain' },
        { op: 'add', path: `${primary}.type`, value: 'crew' },
        { op: 'add', path: `${primary}.value`, value: 'captain' },
      ),
    ).toEqual({ ...ana, roles: [{ primary: true, display: 'Captain', type: 'crew', value: 'captain' }] });
  });

  it('keep a value that has no value', () => {
    expect(
      patched(
        { phoneNumbers: [{ type: 'work', display: 'Desk' }] },
        { op: 'replace', path: 'phoneNumbers[type eq "work"].display', value: 'Dock' },
      ),
    ).toEqual({ ...ana, phoneNumbers: [{ type: 'work', display: 'Dock' }] });
  });

  it('keep what is removed and set again in one request', () => {
    const path = 'addresses[type eq "work"].country';
    const before = { addresses: [{ type: 'work', country: 'FR', primary: true }] };
    expect(patched(before, { op: 'remove', path }, { op: 'add', path, value: 'DE' })).toEqual({
      ...ana,
      addresses: [{ type: 'work', country: 'DE', primary: true }],
    });
    expect(patched(before, { op: 'remove', path })).toEqual(ana);
  });

  it('a removal drops the value that it emptied, and no other', () => {
    const before = {
      emails: [
        { type: 'work', value: 'a' },
        { type: 'home', display: 'Kept' },
      ],
    };
    const after = { ...ana, emails: [{ type: 'home', display: 'Kept' }] };
    expect(patched(before, { op: 'remove', path: 'emails[type eq "work"].value' })).toEqual(after);
    expect(patched(before, { op: 'replace', path: 'emails[type eq "work"].value', value: '' })).toEqual(after);
    const left = patched(
      before,
      { op: 'remove', path: 'emails[type eq "work"].value' },
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'b' },
    );
    expect(left['emails']).toEqual([{ type: 'work', value: 'b' }, before.emails[1]]);
    expect(Object.getOwnPropertySymbols((left['emails'] as object[])[0]!)).toEqual([]);
  });

  it('make no second primary value', () => {
    const emails = ['a', 'b', 'c'].map((value) => ({ value, type: 'work' }));
    for (const path of ['emails.primary', 'emails[type eq "work"].primary'])
      expect(refusal(() => patched({ emails }, { op: 'replace', path, value: true }))).toEqual(
        refusedAs('invalidValue', 'primary'),
      );
    expect(patched({ emails }, { op: 'replace', path: 'emails[value eq "b"].primary', value: true })).toMatchObject({
      emails: [{ value: 'a' }, { value: 'b', primary: true }, { value: 'c' }],
    });
    expect(patched({ emails: [{ value: 'a' }] }, { op: 'add', path: 'emails.primary', value: 'True' })).toMatchObject({
      emails: [{ value: 'a', primary: true }],
    });
  });
});

describe('dialects of directories', () => {
  const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
  const boss = { value: 'm-1', $ref: '../Users/m-1' };

  it.each<[string, object, object]>([
    ['a list of one', { path: `${enterprise}:manager`, value: [boss] }, { [enterprise]: { manager: boss } }],
    ['the bare name of an extension', { path: 'manager', value: [boss] }, { [enterprise]: { manager: boss } }],
    ['a bare name below', { path: 'Manager.value', value: 'm-1' }, { [enterprise]: { manager: { value: 'm-1' } } }],
    ['bare names without a path', { value: { department: 'Docks' } }, { [enterprise]: { department: 'Docks' } }],
    ['a list for a text', { path: 'displayName', value: [{ $ref: null, value: 'Ana' }] }, { displayName: 'Ana' }],
    ['an object for a text', { value: { displayName: { Value: 'Ana' } } }, { displayName: 'Ana' }],
    ['a list for the state', { path: 'active', value: [{ $ref: null, value: 'False' }] }, { active: false }],
    ['a list for an attribute below', { path: 'name.givenName', value: ['Ana'] }, { name: { givenName: 'Ana' } }],
    [
      'a list for a value of a filter',
      { path: 'emails[type eq "work"]', value: [{ value: 'a@x.example' }] },
      { emails: [{ type: 'work', value: 'a@x.example' }] },
    ],
    [
      'a list for an attribute of a filter',
      { path: 'emails[type eq "work"].value', value: ['a@x.example'] },
      { emails: [{ type: 'work', value: 'a@x.example' }] },
    ],
  ])('%s', (_name, operation, after) => {
    for (const op of ['Add', 'Replace']) expect(patched({}, { op, ...operation })).toEqual({ ...ana, ...after });
  });

  it.each([
    { path: 'displayName', value: ['a', 'b'] },
    { path: 'displayName', value: [{ display: 'a' }] },
    { path: 'displayName', value: [[['a']]] },
    { path: 'manager', value: [boss, boss] },
    { path: 'active', value: [{ value: 'maybe' }] },
  ])('several values, or none, are refused: %j', (operation) => {
    expect(refusal(() => patched({}, { op: 'replace', ...operation }))).toEqual(refusedAs('invalidValue'));
  });
});
