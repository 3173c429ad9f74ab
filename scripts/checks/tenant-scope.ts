import { callersIn, passesReasonsOn } from '#scripts/generators/across-tenants.ts';
import { visitSource } from '#scripts/lib/parsed-source.ts';
import { isTest, readSourceFiles } from '#scripts/lib/source-files.ts';
import type { Check } from './check.types.ts';

/** How often code may leave the scope of a tenant or a user. Lower the numbers when calls go; raise them by a decision alone (0295). */
const budget = { acrossTenants: 80, statementAcrossTenants: 49 };

export interface Source {
  path: string;
  text: string;
}

/** Code sees one tenant or one user unless it says why not, and few may say so. */
export const tenantScope: Check = {
  name: 'tenant scope',
  run: async (root) => scopeViolations(await readSourceFiles(root), budget),
};

/** @returns one line for each kind of call whose number is over the budget */
export function scopeViolations(sources: Source[], most: typeof budget): string[] {
  const files = sources.filter(
    ({ path }) => path.startsWith('server/') && path !== passesReasonsOn && path.endsWith('.ts') && !isTest(path),
  );
  const counts = {
    acrossTenants: files.flatMap(({ path, text }) => callersIn(path, text)).length,
    statementAcrossTenants: files.reduce((count, file) => count + statementsIn(file), 0),
  };
  return (Object.keys(counts) as (keyof typeof counts)[])
    .filter((name) => counts[name] > most[name])
    .map(
      (name) =>
        `${name} is called ${counts[name]} times, at most ${most[name]} are allowed: use inTenant for what one tenant owns, asUser for ` +
        `what one user owns, or a shared function of server/use-cases/authorization/cross-tenant-scopes.ts (docs/decisions/0295)`,
    );
}

function statementsIn({ path, text }: Source): number {
  let count = 0;
  if (text.includes('.statementAcrossTenants'))
    visitSource(path, text, {
      CallExpression({ callee }) {
        if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return;
        if (callee.property.name === 'statementAcrossTenants') count += 1;
      },
    });
  return count;
}
