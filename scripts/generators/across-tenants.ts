import type { Argument } from 'oxc-parser';
import { visitSource } from '#scripts/lib/parsed-source.ts';
import { readSourceFiles, isTest } from '#scripts/lib/source-files.ts';
import type { Generator } from './generator.types.ts';

export interface Caller {
  /** Without the line: a document that changes with every line above a call would be stale all day. */
  path: string;
  reason: string;
}

const introduction = `# Calls across tenants

Row-level security confines a transaction to one tenant (\`inTenant\`) or one user (\`asUser\`), and shows nothing without a scope. These
calls of \`acrossTenants\` see all rows, each with its reason. \`npm run check\` limits their number (decision 0295).

| file | reason |
|---|---|
`;

/** Opens scopes for callers, who give the reasons. */
export const passesReasonsOn = 'server/context.ts';

/** The calls that leave a tenant's confinement, so that a new one shows in review. */
export const acrossTenants: Generator = {
  path: 'docs/generated/across-tenants.md',
  async produce(root) {
    const files = (await readSourceFiles(root)).filter(
      ({ path }) => path.startsWith('server/') && path !== passesReasonsOn && path.endsWith('.ts') && !isTest(path),
    );
    const rows = files
      .flatMap(({ path, text }) => callersIn(path, text))
      .map(({ path, reason }) => `| ${path} | ${reason.replaceAll('|', '\\|')} |\n`);
    // a use case of several steps has one reason for all of them
    return introduction + [...new Set(rows)].join('');
  },
};

/** @throws when a call gives its reason otherwise than as a string in place, or as a constant of the same file */
export function callersIn(path: string, text: string): Caller[] {
  if (!text.includes('.acrossTenants(')) return [];
  const calls: { at: number; argument: Argument | undefined }[] = [];
  const constants = new Map<string, string | undefined>();
  visitSource(path, text, {
    CallExpression({ start, callee, arguments: [argument] }) {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return;
      if (callee.property.name === 'acrossTenants') calls.push({ at: start, argument });
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier') constants.set(id.name, textOf(init));
    },
  });
  return calls.map(({ at, argument }) => {
    const reason = argument?.type === 'Identifier' ? constants.get(argument.name) : textOf(argument);
    if (!reason?.trim()) {
      const line = text.slice(0, at).split('\n').length;
      throw new Error(`${path}:${line} calls acrossTenants without a reason in place`);
    }
    return { path, reason };
  });
}

/** The text of a string, or of a template that nothing is put into. */
function textOf(expression: Argument | null | undefined): string | undefined {
  if (expression?.type === 'Literal') return typeof expression.value === 'string' ? expression.value : undefined;
  if (expression?.type !== 'TemplateLiteral') return undefined;
  const [part, more] = expression.quasis;
  return more ? undefined : (part?.value.cooked ?? undefined);
}
