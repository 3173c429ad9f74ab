/**
 * Where each test file belongs. `npm test` runs the projects of the gate: what fails there keeps a change out. `npm run test:all` runs every
 * project. What a cheaper level proves as well is not in the gate: unit and server tests have the rules of pages and flows, so that the gate
 * keeps the journeys which only a browser proves.
 */

/** Projects of vitest, in the order in which they run: what is broken shows in the first minutes. */
export const projectNames = ['unit', 'server', 'journeys', 'browser', 'operation'] as const;
export type ProjectName = (typeof projectNames)[number];

/** Projects of `npm test`. */
export const gateProjects: readonly ProjectName[] = ['unit', 'server', 'journeys'];

/** Patterns of paths below the repository; each test file matches those of one project. */
export interface TestFiles {
  include: readonly string[];
  exclude: readonly string[];
}

/** What people do from one end to the other, which no cheaper test proves. */
const journeys = [
  'e2e/hydration.e2e.ts',
  'e2e/invitation.e2e.ts',
  'e2e/journey.e2e.ts',
  'e2e/password.e2e.ts',
  'e2e/passwordless.e2e.ts',
  'e2e/planning-demo.e2e.ts',
  'e2e/portal.e2e.ts',
  'e2e/second-factor.e2e.ts',
  'e2e/sign-in.e2e.ts',
  'e2e/sign-out.e2e.ts',
  'e2e/sign-up.e2e.ts',
  'e2e/social.e2e.ts',
  'e2e/sso.e2e.ts',
  'e2e/start.e2e.ts',
  'e2e/billing.e2e.ts',
  'e2e/without-javascript.e2e.ts',
  'loader/languages.browser.test.ts',
  'loader/loader.browser.test.ts',
  'loader/paint.browser.test.ts',
  'login-box/element.browser.test.ts',
  'login-box/embedded/embedded.browser.test.ts',
  'scripts/readme.browser.test.ts',
];

/**
 * Tests that need a machine to themselves: processes that start, stop and are killed, faults and floods, clocks that really run, and a
 * registry of packages. They run one after the other, each file in a process of its own.
 */
const operation = [
  'e2e/billing-restart.e2e.ts',
  'e2e/closed-folder.e2e.ts',
  'e2e/dev.e2e.ts',
  'e2e/events.e2e.ts',
  'e2e/mail-server.e2e.ts',
  'e2e/pictures.e2e.ts',
  'e2e/production-install.e2e.ts',
  'e2e/scim-restart.e2e.ts',
  'e2e/security-restart.e2e.ts',
  'e2e/start-refused.e2e.ts',
  'e2e/stop.e2e.ts',
  'scripts/bench/process-usage.test.ts',
  'scripts/examples.browser.test.ts',
  'scripts/new.test.ts',
  'scripts/package.test.ts',
  'server/cli/backup.test.ts',
  'server/db/connections.test.ts',
  'server/db/embedded/start-embedded-postgres.test.ts',
  'server/db/failover.test.ts',
  'server/db/old-events.test.ts',
  'server/delivery/differing-clocks.test.ts',
  'server/lib/watchdog.test.ts',
  'server/main.test.ts',
  'server/use-cases/pictures/picture-flood.test.ts',
];

/** Names of files that start a browser. */
const browserFiles = ['**/*.browser.test.{ts,tsx}', 'e2e/**/*.e2e.ts'];

export const testFiles: Record<ProjectName, TestFiles> = {
  unit: { include: ['**/*.test.{ts,tsx,mjs}'], exclude: ['server/**', ...browserFiles, ...operation] },
  server: { include: ['server/**/*.test.ts'], exclude: operation },
  journeys: { include: journeys, exclude: [] },
  browser: { include: browserFiles, exclude: [...journeys, ...operation] },
  operation: { include: operation, exclude: [] },
};
