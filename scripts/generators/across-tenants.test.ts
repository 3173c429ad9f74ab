import { expect, it } from 'vitest';
import { callersIn } from './across-tenants.ts';

it('reads the reason of each call', () => {
  const text =
    "await db.acrossTenants('a session comes first', read);\nawait db.acrossTenants(\n  \"it's global\",\n  read,\n);\n";
  expect(callersIn('server/a.ts', text)).toEqual([
    { path: 'server/a.ts', reason: 'a session comes first' },
    { path: 'server/a.ts', reason: "it's global" },
  ]);
});

it('passes over comments and strings', () => {
  expect(callersIn('server/a.ts', "// db.acrossTenants('x', read)\nconst text = 'db.acrossTenants(1)';")).toEqual([]);
});

it('reads a reason that stands as a constant of the same file', () => {
  const text = "const across = 'several steps, one reason';\nawait db.acrossTenants(across, read);\n";
  expect(callersIn('server/a.ts', text)).toEqual([{ path: 'server/a.ts', reason: 'several steps, one reason' }]);
});

it.each(['db.acrossTenants(reason, read)', "db.acrossTenants('', read)", "db.acrossTenants(' ', read)"])(
  'refuses %s, which gives none',
  (text) => {
    expect(() => callersIn('server/a.ts', `\n${text}`)).toThrow(
      'server/a.ts:2 calls acrossTenants without a reason in place',
    );
  },
);
