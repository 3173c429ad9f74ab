import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Retried, retriedLines, tooManyRetried, type Totals, totalsFileVariable, totalsLine } from './totals.ts';

/** Counts tests for the last line of `npm test`, and names those that passed only when they were tried again. */
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
    if (tooManyRetried(this.#retried)) this.#totals.failed++;
    for (const line of retriedLines(this.#retried)) console.log(line);
    const file = process.env[totalsFileVariable];
    if (file) writeFileSync(file, JSON.stringify(this.#totals));
    else console.log(`\n${totalsLine(this.#totals)}`);
  }
}

function hasFailedTest(file: TestModule): boolean {
  return [...file.children.allTests('failed')].length > 0;
}
