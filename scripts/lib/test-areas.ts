/** Areas of the tests, and how long each may take: docs/develop.md has the same table. */

export interface TestArea {
  name: string;
  /** Seconds of its test files, one after the other, on a quiet machine with two cores. */
  budget: number;
  /** Matches paths below the repository. The first area that matches has the file. */
  files: RegExp;
}

/** Of all checks together, which run before the tests. Seconds. */
export const checksBudget = 100;

/** The last one takes what no other has. */
export const testAreas: readonly TestArea[] = [
  { name: 'security and audits', budget: 320, files: /^(?:server|admin-box|e2e)\/.*\b(?:audits|security)\b/ },
  { name: 'SSO and SCIM', budget: 320, files: /^(?:server|admin-box|e2e)\/.*\b(?:sso|saml|scim|domains)\b/ },
  { name: 'billing', budget: 320, files: /\b(?:billing|checkout|plans|subscriptions)\b/ },
  {
    name: 'connectivity',
    budget: 320,
    files: /^(?:server|admin-box|e2e)\/.*\b(?:webhooks|channels|reports|streams)\b/,
  },
  { name: 'scale', budget: 320, files: /^(?:server|admin-box|e2e)\/.*\b(?:scale|transfer)\b/ },
  {
    name: 'browser: portal',
    budget: 380,
    files:
      /^admin-box\/.*\.browser\.test\.|^e2e\/(?:sub-accounts|api-tokens|applications|leave-organization|portal[\w-]*|privacy|roles-groups|shell|user-names|users)\.e2e\./,
  },
  {
    name: 'browser: operation',
    budget: 110,
    files: /^e2e\/(?:closed-folder|dev|events|mail-server|pictures|production-install|start|start-refused|stop)\.e2e\./,
  },
  { name: 'browser: login', budget: 340, files: /^login-box\/.*\.browser\.test\.|^e2e\/(?!planning-demo)/ },
  { name: 'browser: loader', budget: 30, files: /^loader\/.*\.browser\.test\.|^e2e\/planning-demo/ },
  { name: 'browser: design system', budget: 60, files: /^shared\/ui\/.*\.browser\.test\./ },
  { name: 'browser: examples and documentation', budget: 40, files: /^scripts\/.*\.browser\.test\./ },
  {
    name: 'server: sign-in',
    budget: 130,
    files:
      /^server\/(?:protocols|use-cases\/(?:impersonation|mfa|mfa-resets|passkeys|policies|recovery|sessions|sign-in|sign-up|social|sso-sign-in|verification))\//,
  },
  { name: 'server: administration', budget: 70, files: /^server\/use-cases\// },
  { name: 'server: routes', budget: 110, files: /^server\/(?:routes|tests)\// },
  { name: 'server: core', budget: 170, files: /^server\// },
  { name: 'unit', budget: 40, files: /^/ },
];

/** @param file path below the repository, with `/` */
export function testAreaOf(file: string): TestArea {
  return testAreas.find(({ files }) => files.test(file))!;
}

/**
 * Seconds of each area that has tests with its budget, for the end of a whole run. Those above it are marked, and fail nothing: a busy
 * machine takes longer.
 *
 * @param checks seconds of all checks
 * @param files seconds by path below the repository
 */
export function areaLines(checks: number, files: ReadonlyMap<string, number>): string[] {
  const taken = new Map<TestArea, number>();
  for (const [file, seconds] of files) {
    const area = testAreaOf(file);
    taken.set(area, (taken.get(area) ?? 0) + seconds);
  }
  const rows = testAreas
    .filter((area) => taken.has(area))
    .map((area) => ({ name: area.name, budget: area.budget, seconds: taken.get(area)! }));
  return [
    '',
    'Seconds by area, and their budget:',
    line({ name: 'checks', budget: checksBudget, seconds: checks }),
  ].concat(rows.map(line));
}

function line({ name, budget, seconds }: { name: string; budget: number; seconds: number }): string {
  const mark = seconds > budget ? '  above' : '';
  return `  ${name.padEnd(36)} ${seconds.toFixed(0).padStart(5)} of ${String(budget).padStart(4)}${mark}`;
}
