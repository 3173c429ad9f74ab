/** `npm run check`: every step of the gate, all of them, whatever fails. With names as arguments, those alone. */
import { root } from './lib/set-up.mjs';
import { areaNames } from './checks/areas.ts';
import { bannedWords } from './checks/banned-words.ts';
import type { Check } from './checks/check.types.ts';
import { deadExports } from './checks/dead-exports.ts';
import { dependencies } from './checks/dependencies.ts';
import { format } from './checks/format.ts';
import { generated } from './checks/generated.ts';
import { layers } from './checks/layers.ts';
import { lint } from './checks/lint.ts';
import { productWords } from './checks/product-words.ts';
import { regularExpressions } from './checks/regular-expressions.ts';
import { shownPeople } from './checks/shown-people.ts';
import { sizes } from './checks/sizes.ts';
import { sourceSizes } from './checks/source-sizes.ts';
import { tenantScope } from './checks/tenant-scope.ts';
import { testTitles } from './checks/test-titles.ts';
import { types } from './checks/types.ts';

/** In the order of the report. */
export const checks: Check[] = [
  types,
  lint,
  format,
  sourceSizes,
  layers,
  areaNames,
  tenantScope,
  shownPeople,
  dependencies,
  deadExports,
  bannedWords,
  productWords,
  regularExpressions,
  testTitles,
  generated,
  sizes,
];

const maxLines = 60;

/**
 * Runs steps in parallel and reports them in order.
 *
 * @returns how many passed and failed
 */
export async function runChecks(steps: Check[]): Promise<{ passed: number; failed: number }> {
  const running = steps.map(runTimed);
  const result = { passed: 0, failed: 0 };
  for (const step of running) {
    const { name, violations, remarks, seconds } = await step;
    result[violations.length > 0 ? 'failed' : 'passed']++;
    console.log(`${violations.length > 0 ? 'failed' : 'ok    '}  ${name} (${seconds.toFixed(1)} s)`);
    for (const line of remarks) console.log(`        note: ${line}`);
    for (const line of violations.slice(0, maxLines)) console.log(`        ${line}`);
    if (violations.length > maxLines) console.log(`        … and ${violations.length - maxLines} more`);
  }
  return result;
}

interface CheckResult {
  name: string;
  violations: string[];
  remarks: string[];
  seconds: number;
}

async function runTimed(step: Check): Promise<CheckResult> {
  const begin = performance.now();
  const remarks: string[] = [];
  const violations = await step
    .run(root, (line) => remarks.push(line))
    .catch((error: unknown) => [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  return { name: step.name, violations, remarks, seconds: (performance.now() - begin) / 1000 };
}

/** Steps by name; all when none is named. */
function chosen(names: string[]): Check[] {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No step is called ${unknown.join(', ')}. There are: ${checks.map((check) => check.name).join(', ')}.`,
    );
  return names.length === 0 ? checks : checks.filter((check) => names.includes(check.name));
}

if (import.meta.main) {
  const { failed } = await runChecks(chosen(process.argv.slice(2)));
  process.exit(failed > 0 ? 1 : 0);
}
