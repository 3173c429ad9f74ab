import { expect, it } from 'vitest';
import { scopeViolations } from './tenant-scope.ts';

const most = { acrossTenants: 1, statementAcrossTenants: 1 };
const call = "db.acrossTenants('why', work);\n";
const statement = "db.statementAcrossTenants<Row>('why', statement);\n";

it('allows as many calls as the budget has', () => {
  expect(scopeViolations([{ path: 'server/a.ts', text: call + statement }], most)).toEqual([]);
});

it('tells how many there are, over all files, and what to do', () => {
  const found = scopeViolations(
    [
      { path: 'server/a.ts', text: call },
      { path: 'server/b.ts', text: call + statement + statement },
    ],
    most,
  );
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('acrossTenants is called 2 times, at most 1 are allowed: use inTenant');
  expect(found[1]).toContain('statementAcrossTenants is called 2 times');
});

it('counts no tests, comments and strings', () => {
  expect(
    scopeViolations(
      [
        { path: 'server/a.test.ts', text: call + call },
        { path: 'server/testing/users.ts', text: call + call },
        { path: 'server/b.ts', text: `// ${call}const text = 'db.acrossTenants(1)';` },
      ],
      most,
    ),
  ).toEqual([]);
});
