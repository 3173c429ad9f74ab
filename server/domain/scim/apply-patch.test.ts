/** PATCH operations: none loses, invents or empties what it does not name. */
import { describe, expect, it } from 'vitest';
import { applyPatch } from './apply-patch.ts';
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
