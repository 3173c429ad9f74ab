import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { areaLines } from './test-areas.ts';
import {
  checkSecondsVariable,
  type Retried,
  retriedLines,
  type Totals,
  totalsFileVariable,
  totalsLine,
} from './totals.ts';

/**
 * Counts tests for the last line of `npm test`, and names those that passed only when they were tried again. After a whole run, tells how
 * long each area took.
 */
export class TotalsReporter implements Reporter {
  #totals: Totals = { passed: 0, failed: 0, skipped: 0 };
  #retried: Retried[] = [];

  onTestRunStart(): void {
    this.#totals = { passed: 0, failed: 0, skipped: 0 };
    this.#retried = [];
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'passed' && test.diagnostic()?.flaky)
      this.#retried.push({ name: `${test.module.relativeModuleId}: ${test.fullName}`, errors });
    if (state === 'passed') this.#totals.passed++;
    else if (state === 'failed') this.#totals.failed++;
    else this.#totals.skipped++;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    this.#totals.failed +=
      errors.length + modules.filter((file) => file.state() === 'failed' && !hasFailedTest(file)).length;
    for (const line of retriedLines(this.#retried)) console.log(line);
    const checks = process.env[checkSecondsVariable];
    if (checks) for (const line of areaLines(Number(checks), secondsByFile(modules))) console.log(line);
    const file = process.env[totalsFileVariable];
    if (file) writeFileSync(file, JSON.stringify(this.#totals));
    else console.log(`\n${totalsLine(this.#totals)}`);
  }
}

/** From the import of each file to the end of its last hook. */
function secondsByFile(modules: readonly TestModule[]): Map<string, number> {
  return new Map(
    modules.map((file) => {
      const { collectDuration, setupDuration, duration } = file.diagnostic();
      return [file.relativeModuleId, (collectDuration + setupDuration + duration) / 1000];
    }),
  );
}

function hasFailedTest(file: TestModule): boolean {
  return [...file.children.allTests('failed')].length > 0;
}
