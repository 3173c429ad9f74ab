import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { projectNames, testFiles, type ProjectName } from './scripts/lib/test-plan.ts';
import { TotalsReporter } from './scripts/lib/totals-reporter.ts';

type ProjectSettings = NonNullable<TestProjectInlineConfiguration['test']>;

const everywhere = ['**/node_modules/**', '**/dist/**', '.portico/**', '.cache/**', '**/.next/**', 'gallery-out/**'];
const postgres = './server/testing/postgres-global-set-up.ts';
const chromium = './scripts/chromium-global-set-up.ts';

/** Limits are for what hangs: nothing is refused because a machine is slow. */
const inBrowser = {
  globalSetup: [postgres, chromium],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 25_000 } },
  // What is broken is broken again. Who needed it is named at the end.
  retry: 2,
};

const settings: Record<ProjectName, ProjectSettings> = {
  unit: { testTimeout: 30_000, hookTimeout: 60_000 },
  server: {
    globalSetup: [postgres],
    // each worker loads the server once for all of its files (decision 0310)
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 90_000,
    retry: 1,
  },
  // one Chromium for a worker (e2e/support/shared-chromium.ts)
  journeys: { ...inBrowser, isolate: false },
  browser: { ...inBrowser, isolate: false },
  operation: { ...inBrowser, maxWorkers: 1, retry: 1 },
};

export default defineConfig({
  // Vite's development JSX breaks emotion's runtime.
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
  test: {
    reporters: ['default', new TotalsReporter()],
    // One for each core, where vitest would leave one idle: a server or a browser waits as much as it works.
    maxWorkers: availableParallelism(),
    // What a test that passed when tried again complained of is told by its message alone.
    chaiConfig: { truncateThreshold: 1000 },
    expect: { poll: { timeout: 15_000 } },
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
