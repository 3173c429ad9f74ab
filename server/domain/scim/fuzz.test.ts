/** Filters, paths and PATCH requests at random: each is read or refused, within bounded time, and changes no prototype. */
import { describe, expect, it } from 'vitest';
import { applyPatch } from './apply-patch.ts';
import { parseFilter, parseTarget } from './parse-filter.ts';
import { readOperations } from './patch-operations.ts';
import { project, readProjection } from './project.ts';
import { readResource } from './coerce.ts';
import { ScimError } from './scim-error.ts';
import { userType } from './schemas.ts';
import { fuzz } from '#server/testing/seeded.ts';

const pieces = [
  '(', ')', '[', ']', ' ', '"', '\\', '"a"', '"\\u0041"', '"\\ud800"', 'and', 'or', 'not', 'eq', 'ne', 'co', 'pr', 'gt',
  'userName', 'emails', 'emails.value', '.value', 'name.givenName', 'active', 'true', 'null', '1', '-1e999', ':', '.', '$ref',
  'urn:ietf:params:scim:schemas:core:2.0:User:userName', 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User', '\0', '﷽', '__proto__', 'constructor',
]; // prettier-ignore

/** @throws whatever is no refusal of the protocol */
function refusedOrRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof ScimError && error.status < 500) return false;
    throw error;
  }
}

describe('random input', () => {
  it('filters and paths are read or refused', async () => {
    let read = 0;
    await fuzz(15_000, ({ below: random, pick }) => {
      const text = Array.from({ length: random(14) }, () => pick(pieces)).join(random(2) ? ' ' : '');
      if (refusedOrRead(() => parseFilter(text))) read += 1;
      refusedOrRead(() => parseTarget(text));
    });
    expect(read).toBeGreaterThan(5);
  });

  it('PATCH requests are applied or refused, and change nothing but the copy', async () => {
    const paths = [
      ...pieces,
      'title',
      'name',
      'members',
      'emails[type eq "work"]',
      'emails[type eq "work"].value',
      undefined,
      null,
      5,
    ];
    const value = (random: (below: number) => number, depth: number): unknown => {
      const all: unknown[] = ['x', '', 'True', 1, null, true, [], {}, '__proto__'];
      if (depth === 0) return all[random(all.length)];
      return random(2)
        ? Array.from({ length: random(4) }, () => value(random, depth - 1))
        : JSON.parse(
            `{"${['value', 'type', 'primary', '__proto__', 'name.givenName', 'emails[type eq \\"home\\"].value'][random(6)]}": ${JSON.stringify(value(random, depth - 1))}}`,
          );
    };
    const before = readResource(userType, {
      userName: 'ana',
      emails: [{ value: 'a', type: 'work' }],
      name: { givenName: 'Ana' },
    });
    const kept = JSON.stringify(before);
    let applied = 0;
    await fuzz(15_000, ({ below: random }) => {
      const Operations = Array.from({ length: random(4) }, () => ({
        op: ['add', 'replace', 'remove', 'Add', 'x'][random(5)],
        path: paths[random(paths.length)],
        value: value(random, random(3)),
      }));
      if (
        refusedOrRead(() =>
          project(
            applyPatch(before, readOperations(userType, { Operations })),
            readProjection(userType, { attributes: undefined, excludedAttributes: undefined }),
          ),
        )
      )
        applied += 1;
    });
    expect(applied).toBeGreaterThan(1000);
    expect(JSON.stringify(before)).toBe(kept);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['value']).toBeUndefined();
  });

  it.each([
    // so long that a parser which took the square of it would not end
    '('.repeat(1_000_000),
    `${'('.repeat(400_000)}userName pr${')'.repeat(400_000)}`,
    'not '.repeat(200_000),
    `userName eq "${'\\'.repeat(800_000)}`,
    'a.'.repeat(400_000),
    'urn:'.repeat(200_000),
    'emails['.repeat(100_000),
    'userName pr and '.repeat(50_000),
    '1'.repeat(800_000),
    ' '.repeat(800_000),
  ])('a long input is refused: %.20s', (text) => {
    expect(refusedOrRead(() => parseFilter(text))).toBe(false);
  });
});
