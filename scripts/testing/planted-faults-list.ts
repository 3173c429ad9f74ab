/** Faults that a gate has to refuse: one edit of one file each, and the part of the gate that has to notice it. */
import { createHash } from 'node:crypto';
import { evaluateSizes } from '#scripts/checks/sizes.ts';
import type { Manifest } from '#scripts/manifest.ts';

/** What has to notice a fault: checks of `npm run check`, and then test files of the gate's projects. */
export interface GatePart {
  checks?: readonly string[];
  tests?: readonly string[];
}

export interface PlantedFault {
  name: string;
  /** What is wrong then. */
  what: string;
  /** Below the repository. */
  path: string;
  /** Occurs once in the file. */
  find: string;
  /** What takes its place; a function where it depends on the unbroken build. */
  replacement: string | ((manifest: Manifest) => string);
  noticedBy: GatePart;
}

/** Those for which `dist` is built anew come last, so that all others share the unbroken one. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'status',
    what: 'an added audit event is answered with 200',
    path: 'shared/contract/audits/audits.ts',
    find: `body: VendorEvent,
    response: 'empty',
    status: 201,`,
    replacement: `body: VendorEvent,
    response: 'empty',
    status: 200,`,
    noticedBy: { tests: ['server/routes/audits/audits.routes.test.ts'] },
  },
  {
    name: 'tenant-scope',
    what: 'roles of users are read outside the tenant’s scope',
    path: 'server/routes/users/members.routes.ts',
    find: 'const held = await context.inTenant(caller.tenantId, (tx) => listHeldRoles(tx, ids));',
    replacement: `const held = await context.acrossTenants('lists roles', (tx) => listHeldRoles(tx, ids));`,
    noticedBy: { tests: ['server/tests/tenant-isolation.test.ts'] },
  },
  {
    name: 'translation',
    what: 'the German login box lacks a text',
    path: 'shared/i18n/de/login/texts.ts',
    find: `  'preLogin.forgot': 'Passwort vergessen?',\n`,
    replacement: '',
    noticedBy: { tests: ['shared/i18n/login-boxes.test.ts'] },
  },
  {
    name: 'machine',
    what: 'the login flow leads past the password',
    path: 'login-box/flows/login/login.machine.ts',
    find: `params: ({ event }) => event.output },
                target: '#login.loginWithPassword',`,
    replacement: `params: ({ event }) => event.output },
                target: '#login.otherMethods',`,
    noticedBy: { tests: ['login-box/flows/login/login.machine.test.ts'] },
  },
  {
    name: 'migration',
    what: 'a list of IP addresses lacks its unique constraint',
    path: 'server/db/migrations/0041-restrictions.ts',
    find: `     updated_at timestamptz not null,
     unique (tenant_id, strategy, range))\``,
    replacement: `     updated_at timestamptz not null)\``,
    noticedBy: { tests: ['server/use-cases/restrictions/restrictions.test.ts'] },
  },
  {
    name: 'cookie',
    what: 'scripts can read the refresh cookie',
    path: 'server/http/cookies.ts',
    find: `        ...attributes,
        maxAge: Math.floor(Math.min(`,
    replacement: `        ...attributes,
        httpOnly: false,
        maxAge: Math.floor(Math.min(`,
    noticedBy: { tests: ['server/http/session-cookies.test.ts'] },
  },
  {
    name: 'audit',
    what: 'the reactivation of a user writes no audit entry',
    path: 'server/use-cases/users/manage-members.ts',
    find: `  await context.audit({
    action: 'user.enabled',
    target: userTarget(userId),
    details: { before: 'disabled', after: state },
  });
`,
    replacement: '',
    noticedBy: { tests: ['server/tests/portal-walk.test.ts'] },
  },
  {
    name: 'type',
    what: 'a count is returned as a string',
    path: 'server/use-cases/sessions/tenant-sessions.ts',
    find: 'totalPages: Math.ceil(total / wanted.limit)',
    replacement: 'totalPages: String(total / wanted.limit)',
    noticedBy: { checks: ['types'] },
  },
  {
    name: 'page',
    what: 'the groups page of the portal throws while no group is open',
    path: 'admin-box/pages/groups/groups.page.tsx',
    find: 'openRow={group?.id}',
    replacement: 'openRow={group!.id}',
    // the check builds `dist`, from which the server draws the page
    noticedBy: { checks: ['sizes'], tests: ['server/hosted/pages/portal.page.test.ts'] },
  },
  {
    name: 'bundle',
    what: 'the first form of the login box is 5 % above its budget',
    path: 'login-box/main.tsx',
    find: '  defineLoginBox();\n  if (!page) return;',
    replacement: (manifest) =>
      `  defineLoginBox();\n  Object.assign(globalThis, { ballast: '${ballast(bytesAboveBudget(manifest))}' });\n  if (!page) return;`,
    noticedBy: { checks: ['sizes'] },
  },
];

/** The check refuses from 102 % of a budget on (`tolerance` in `sizes.ts`). */
const refusedFrom = 1.02;
const planted = 1.05;

/** @returns how many bytes the login box has to grow by to be 5 % above the budget of the first form, which it breaks first */
function bytesAboveBudget(manifest: Manifest): number {
  const grown = (bytes: number): Manifest => {
    const { file } = manifest.entries['login-box']!;
    const entry = manifest.files[file]!;
    return { ...manifest, files: { ...manifest.files, [file]: { ...entry, brotli: entry.brotli + bytes } } };
  };
  let bytes = 0;
  while (evaluateSizes(grown(bytes)).violations.length === 0) bytes += 16;
  const { file, imports } = manifest.entries['login-box']!;
  const refused = [file, ...imports].reduce((sum, each) => sum + manifest.files[each]!.brotli, bytes);
  return Math.round(bytes + (refused / refusedFrom) * (planted - refusedFrom));
}

/** Text that brotli brings to about as many bytes: the same at each run, and without any repetition. */
function ballast(bytes: number): string {
  return createHash('shake256', { outputLength: bytes }).digest('base64');
}
