import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { TotalsReporter } from './scripts/lib/totals-reporter.ts';

const everywhere = ['**/node_modules/**', '**/dist/**', '.portico/**', '.cache/**', '**/.next/**', 'gallery-out/**'];
const postgres = ['./server/testing/postgres-global-set-up.ts'];

export default defineConfig({
  // Vite's development JSX breaks emotion's runtime.
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
  test: {
    reporters: ['default', new TotalsReporter()],
    // One for each core, where vitest would leave one idle: a server or a browser waits as much as it works.
    maxWorkers: availableParallelism(),
    // What a test that passed when tried again complained of is told by its message alone.
    chaiConfig: { truncateThreshold: 1000 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...everywhere, 'server/**', '**/*.browser.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: everywhere,
          globalSetup: postgres,
          // each worker loads the server once for all of its files (decision 0310)
          isolate: false,
          // a busy machine may be slow; what hangs is told nevertheless
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // as in the browser, below
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['**/*.browser.test.{ts,tsx}', 'e2e/**/*.e2e.ts'],
          exclude: everywhere,
          globalSetup: [...postgres, './scripts/chromium-global-set-up.ts'],
          // one Chromium for a worker (e2e/support/shared-chromium.ts)
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // A busy machine may be too slow once; what is broken is broken again. Who needed it is named at the end.
          retry: 2,
        },
      },
    ],
  },
});
