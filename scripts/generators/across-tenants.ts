import { readSourceFiles, isTest } from '#scripts/lib/source-files.ts';
import { splitSource } from '#scripts/lib/split-source.ts';
import type { Generator } from './generator.types.ts';

export interface Caller {
  /** Without the line: a document that changes with every line above a call would be stale all day. */
  path: string;
  reason: string;
}

const introduction = `# Who reads across tenants

Row-level security confines a transaction to one tenant. These calls of \`acrossTenants\` leave that confinement, each with
its reason. A call that appears here anew is worth a look.

| file | reason |
|---|---|
`;

/** The calls that leave a tenant's confinement, so that a new one shows in review. */
export const acrossTenants: Generator = {
  path: 'docs/generated/across-tenants.md',
  async produce(root) {
    const files = (await readSourceFiles(root)).filter(
      ({ path }) => path.startsWith('server/') && path.endsWith('.ts') && !isTest(path),
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
  const { code } = splitSource(text);
  return [...code.matchAll(/\.acrossTenants\(\s*/g)].map((call) => {
    const from = call.index + call[0].trimEnd().length;
    const reason = textAt(text.slice(from)) ?? constantAt(text, text.slice(from));
    if (!reason?.trim()) {
      const line = text.slice(0, call.index).split('\n').length;
      throw new Error(`${path}:${line} calls acrossTenants without a reason in place`);
    }
    return { path, reason: reason.replaceAll("\\'", "'") };
  });
}

/** The string that a text begins with. */
function textAt(text: string): string | undefined {
  return /^\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(text)?.[2];
}

/** The string that the name at the beginning stands for. */
function constantAt(file: string, text: string): string | undefined {
  const name = /^\s*([a-z]\w*)\s*,/.exec(text)?.[1];
  const from = name === undefined ? undefined : new RegExp(`^const ${name} =`, 'm').exec(file);
  return from ? textAt(file.slice(from.index + from[0].length)) : undefined;
}
