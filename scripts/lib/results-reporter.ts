import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Quarantined } from './quarantine.ts';
import {
  checkSecondsVariable,
  describeError,
  filesOfError,
  resultsFileVariable,
  type FailedFile,
  type RunError,
  type RunResults,
} from './run-results.ts';
import { areaLines } from './test-areas.ts';
import { addTotals, noTotals, totalsLine, type Totals } from './totals.ts';

/** Counts tests for `npm test`, with the files that failed. After a whole run, tells how long each area took. */
export class ResultsReporter implements Reporter {
  readonly #quarantine: readonly Quarantined[];

  constructor(quarantine: readonly Quarantined[]) {
    this.#quarantine = quarantine;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const results = this.#results(modules, errors as RunError[]);
    const checks = process.env[checkSecondsVariable];
    if (checks) for (const line of areaLines(Number(checks), secondsByFile(modules))) console.log(line);
    const file = process.env[resultsFileVariable];
    if (file) writeFileSync(file, JSON.stringify(results));
    else console.log(`\n${totalsLine(results.totals)}`);
  }

  #results(modules: readonly TestModule[], errors: readonly RunError[]): RunResults {
    const counts = new Map(modules.map((module) => [module, this.#count(module)]));
    const paths = modules.map((module) => module.moduleId);
    const unfinished = modules.filter(isUnfinished).map((module) => module.moduleId);
    const strayErrors: string[] = [];
    for (const error of errors) {
      const concerned = filesOfError(error, paths, unfinished);
      if (concerned.length === 0) strayErrors.push(describeError(error));
      for (const [module, count] of counts) if (concerned.includes(module.moduleId)) count.fail(describeError(error));
    }
    const all = [...counts.values()];
    return {
      totals: addTotals(...all.map((each) => each.totals), { ...noTotals, failed: strayErrors.length }),
      failedFiles: [...counts].flatMap(([module, each]) => failedFile(module, each)),
      strayErrors,
      quarantined: all.flatMap((each) => each.quarantined),
    };
  }

  #count(module: TestModule): FileCount {
    const count = new FileCount();
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result();
      if (state === 'passed') count.totals.passed++;
      else if (state !== 'failed') count.totals.skipped++;
      else if (this.#quarantine.some(({ file, test: name }) => file === pathOf(module) && name === test.fullName))
        count.quarantined.push(`${pathOf(module)}: ${test.fullName}`);
      else count.fail(`${test.fullName}\n${errors.map(describeError).join('\n')}`);
    }
    // hooks of a file or a suite fail without a test
    const failures = [module, ...module.children.allSuites()].flatMap((each) => each.errors());
    for (const error of failures) count.fail(describeError(error));
    const told = count.totals.failed > 0 || count.quarantined.length > 0;
    if (isUnfinished(module)) count.fail('did not come to its end');
    else if (module.state() === 'failed' && !told) count.fail('failed without an error');
    return count;
  }
}

class FileCount {
  totals: Totals = { ...noTotals };
  quarantined: string[] = [];
  error: string | undefined;

  fail(error: string): void {
    this.totals.failed++;
    this.error ??= error;
  }
}

function failedFile(module: TestModule, { totals, error }: FileCount): FailedFile[] {
  return error === undefined ? [] : [{ project: module.project.name, path: pathOf(module), totals, error }];
}

function pathOf(module: TestModule): string {
  return module.relativeModuleId.replaceAll('\\', '/');
}

function isUnfinished(module: TestModule): boolean {
  return module.state() === 'pending' || module.state() === 'queued';
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
