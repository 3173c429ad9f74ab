/**
 * Every regular expression of the product takes linear time: on one that does not, a text of a few kilobytes holds the only
 * thread of the server. Judged by recheck, which takes seconds for some: `npm run generate` judges, and the check reads its list.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expressionsIn, type BuiltExpression, type Expression } from '#scripts/lib/expressions-in.ts';
import { readSourceFiles, type SourceFile } from '#scripts/lib/source-files.ts';
import type { Check } from './check.types.ts';
import { allowances, constants, isProduct, type Allowance } from './regular-expression-rules.ts';

/** By fingerprint of the literal: `linear`, or what is wrong. */
export type Verdicts = Record<string, string>;

const linear = 'linear';
/** Milliseconds for one expression. One that cannot be judged in this time is too complicated for its readers as well. */
const evaluationTimeout = 120_000;

const literalOf = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string => `/${source}/${flags}`;

/** Names a literal in lists of verdicts, which other checks read as text. */
const fingerprintOf = (expression: Pick<Expression, 'source' | 'flags'>): string =>
  createHash('sha256').update(literalOf(expression)).digest('hex').slice(0, 20);

/** What was found by chance is looked for again: one search may mistake a busy machine for a slow expression. */
const furtherSeeds = [20_261, 20_262];

/** Judges one literal, without what is kept. */
function evaluate({ source, flags }: Pick<Expression, 'source' | 'flags'>): string {
  // the build for browsers is the one that starts no other program
  const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as typeof import('recheck');
  let verdict = checkSync(source, flags, { timeout: evaluationTimeout });
  for (const randomSeed of furtherSeeds) {
    if (verdict.status !== 'vulnerable' || verdict.checker !== 'fuzz') break;
    verdict = checkSync(source, flags, { timeout: evaluationTimeout, randomSeed });
  }
  if (verdict.status === 'safe') return linear;
  const remedy = 'write it so that no text is matched by two of its parts, or by code';
  if (verdict.status === 'unknown') return `cannot be judged (${verdict.error.kind}): ${remedy}`;
  return `takes ${verdict.complexity.type} time on ${verdict.attack.pattern}: ${remedy}`;
}

export interface Evaluation {
  violations: string[];
  /** Of all literals that are not allowed by name. */
  verdicts: Verdicts;
}

/**
 * Judges the files of the product.
 *
 * @param known verdicts of literals that need no judging
 * @param judge gives the verdict of any other literal
 */
export async function evaluateFiles(
  files: SourceFile[],
  known: Verdicts,
  allowed: readonly Allowance[] = allowances,
  judge: (expression: Expression) => string = evaluate,
): Promise<Evaluation> {
  const found = files.filter(({ path }) => isProduct(path)).map(expressionsIn);
  const isAllowed = (path: string, text: string): boolean =>
    allowed.some((allowance) => allowance.path === path && allowance.text === text);
  const fixed = constants.map(({ path, source }) => ({ path, source, line: 1, flags: '' }));
  const literals = [...fixed, ...found.flatMap((file) => file.literals)].filter(
    (expression) => !isAllowed(expression.path, literalOf(expression)),
  );
  const built = found.flatMap((file) => file.built).filter(({ path, text }) => !isAllowed(path, text));
  const verdicts: Verdicts = {};
  for (const expression of literals) {
    const fingerprint = fingerprintOf(expression);
    if (verdicts[fingerprint] !== undefined) continue;
    if (known[fingerprint] === undefined) await nextTurn();
    verdicts[fingerprint] = known[fingerprint] ?? judge(expression);
  }
  return { violations: [...slow(literals, verdicts), ...unnamed(built), ...unused(found, allowed)], verdicts };
}

const slow = (literals: Expression[], verdicts: Verdicts): string[] =>
  literals
    .map((expression) => ({ expression, verdict: verdicts[fingerprintOf(expression)] }))
    .filter(({ verdict }) => verdict !== linear)
    .map(({ expression, verdict }) => `${expression.path}:${expression.line} ${literalOf(expression)} ${verdict}`);

const unnamed = (built: BuiltExpression[]): string[] =>
  built.map(
    ({ path, line, text }) =>
      `${path}:${line} ${text} is built at run time: compare texts without it, or name it with a reason in scripts/checks/regular-expression-rules.ts`,
  );

function unused(
  found: { literals: Expression[]; built: BuiltExpression[] }[],
  allowed: readonly Allowance[],
): string[] {
  const all = new Set(
    found.flatMap(({ literals, built }) => [
      ...literals.map((each) => `${each.path} ${literalOf(each)}`),
      ...built.map(({ path, text }) => `${path} ${text}`),
    ]),
  );
  return allowed
    .filter(({ path, text }) => !all.has(`${path} ${text}`))
    .map(
      ({ path, text }) =>
        `${path} ${text} is allowed by name and is not there: remove it from scripts/checks/regular-expression-rules.ts`,
    );
}

/** Fingerprints of literals that were judged linear, in the repository. */
const verdictsFile = 'scripts/checks/regular-expressions.json';
/** Verdicts of this machine, the bad ones too: what is judged once is not judged again. */
const cacheFile = '.cache/regular-expressions.json';

async function readJson<T>(file: string, otherwise: T): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return otherwise;
  }
}

async function readVerdicts(root: string): Promise<Verdicts> {
  const evaluated = await readJson<string[]>(join(root, verdictsFile), []);
  return Object.fromEntries(evaluated.map((fingerprint) => [fingerprint, linear]));
}

async function keepVerdicts(root: string, verdicts: Verdicts): Promise<void> {
  const file = join(root, cacheFile);
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify(verdicts));
  await rename(`${file}.${process.pid}`, file);
}

/** Judges nothing itself, so that no machine is too slow for it. */
export const regularExpressions: Check = {
  name: 'regular expressions',
  async run(root) {
    const unknown = () => `is not in ${verdictsFile}: judge it by "npm run generate", and commit the file`;
    return (await evaluateFiles(await readSourceFiles(root), await readVerdicts(root), allowances, unknown)).violations;
  },
};

/** Judges literals that nobody has judged, and lists those in use that are linear. @throws where one is not */
export async function writeVerdicts(root: string): Promise<void> {
  const known = { ...(await readJson<Verdicts>(join(root, cacheFile), {})), ...(await readVerdicts(root)) };
  const { violations, verdicts } = await evaluateFiles(await readSourceFiles(root), known);
  await keepVerdicts(root, { ...known, ...verdicts });
  const evaluated = Object.keys(verdicts)
    .filter((fingerprint) => verdicts[fingerprint] === linear)
    .sort();
  await writeFile(join(root, verdictsFile), `${JSON.stringify(evaluated, null, 2)}\n`);
  if (violations.length > 0) throw new Error(violations.join('\n'));
}
