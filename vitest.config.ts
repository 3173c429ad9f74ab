import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { FixedOrder } from './scripts/lib/fixed-order.ts';
import { quarantine } from './scripts/lib/quarantine.ts';
import { ResultsReporter } from './scripts/lib/results-reporter.ts';
import { projectNames, testFiles, type ProjectName } from './scripts/lib/test-plan.ts';
import { scaledTimeout } from './scripts/testing/scaled-timeout.ts';

type ProjectSettings = NonNullable<TestProjectInlineConfiguration['test']>;

const everywhere = ['**/node_modules/**', '**/dist/**', '.portico/**', '.cache/**', '**/.next/**', 'gallery-out/**'];
const postgres = './server/testing/postgres-global-set-up.ts';
const chromium = './scripts/chromium-global-set-up.ts';

/** Limits are for what hangs: nothing is refused because a machine is slow. */
const inBrowser = {
  globalSetup: [postgres, chromium],
  testTimeout: scaledTimeout(180_000),
  hookTimeout: scaledTimeout(180_000),
  expect: { poll: { timeout: scaledTimeout(25_000) } },
};

/** What files of one process leave behind is found where it happens. */
const shared = { isolate: false, setupFiles: ['./scripts/testing/leak-guard.ts'] };

const settings: Record<ProjectName, ProjectSettings> = {
  unit: { testTimeout: scaledTimeout(30_000), hookTimeout: scaledTimeout(60_000) },
  server: {
    globalSetup: [postgres],
    testTimeout: scaledTimeout(60_000),
    hookTimeout: scaledTimeout(90_000),
    // each worker loads the server once for all of its files (decision 0310)
    ...shared,
  },
  // one Chromium for a worker (e2e/support/shared-chromium.ts)
  journeys: { ...inBrowser, ...shared },
  browser: { ...inBrowser, ...shared },
  operation: { ...inBrowser, maxWorkers: 1 },
};

export default defineConfig({
  // Vite's development JSX breaks emotion's runtime.
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
  test: {
    reporters: ['default', new ResultsReporter(quarantine)],
    // One for each core, where vitest would leave one idle: a server or a browser waits as much as it works.
    maxWorkers: availableParallelism(),
    // What a file that passed only in calm complained of is told by its message alone.
    chaiConfig: { truncateThreshold: 1000 },
    expect: { poll: { timeout: scaledTimeout(15_000) } },
    sequence: { sequencer: FixedOrder },
    projects: projectNames.map((name, groupOrder) => ({
      extends: true as const,
      test: {
        name,
        include: [...testFiles[name].include],
        exclude: [...everywhere, ...testFiles[name].exclude],
        sequence: { groupOrder },
        ...settings[name],
      },
    })),
  },
});
