/**
 * Who may import whom. A room is a folder; imports that are not listed are refused. Inside a room everything may
 * import everything, and tests may reach for whatever they check.
 */
import { type Import } from '#scripts/lib/imports-of.ts';
import { isTest } from '#scripts/lib/source-files.ts';

interface Room {
  /** Begins the paths of its files: a folder with `/`, or one file. */
  path: string;
  /** Beginnings of paths; after `type:` the import has to vanish at run time. */
  may: string[];
  /** Packages it may import; any when absent. */
  packages?: string[];
}

const contractTypes = 'type:shared/contract/';
/** Contract files without a schema: a value of theirs takes no schema library into a bundle. */
const plainContract = ['shared/contract/errors.ts', 'shared/contract/permissions.ts'];
const sharedLib = 'shared/lib/';
/** The one function that maps domains of addresses. */
const emailDomain = 'shared/lib/email-domain.ts';

/** Types of what the server is composed of. */
const composition = [
  'type:server/services.ts',
  'type:server/caller.ts',
  'server/context.ts',
  'type:server/request-metadata.ts',
  'type:server/environment.ts',
  'type:server/config/',
];
const serverShared = ['shared/contract/', 'shared/i18n/', sharedLib];
const serverBase = ['server/lib/', ...serverShared, ...composition];
const data = ['server/db/queries/', 'type:server/db/', 'server/tokens/', 'server/limits/'];
const rules = ['server/domain/', 'server/integrations/', ...data];

/** The first room whose path begins a file's path is the file's. */
const rooms: Room[] = [
  { path: 'loader/packages/loader/', may: ['type:loader/'], packages: [] },
  { path: 'loader/packages/react/', may: ['type:loader/', 'loader/packages/loader/'], packages: ['react'] },
  { path: 'loader/packages/testing/', may: ['type:loader/', 'shared/session/preview/'], packages: [] },
  { path: 'loader/packages/node/', may: [sharedLib], packages: ['jose'] },
  { path: 'loader/', may: [], packages: [] },
  { path: 'planning-demo/', may: ['type:loader/'] },
  {
    path: 'login-box/',
    may: [
      'shared/api/',
      'shared/flow/',
      'shared/i18n/',
      'shared/session/',
      'shared/theme/',
      'shared/ui/',
      sharedLib,
      contractTypes,
      ...plainContract,
    ],
  },
  {
    path: 'admin-box/',
    may: [
      'shared/api/',
      'shared/flow/',
      'shared/i18n/',
      'shared/preview/',
      'shared/session/',
      'shared/theme/',
      'shared/ui/',
      sharedLib,
      contractTypes,
      ...plainContract,
    ],
  },
  // an address is mapped where it is read
  { path: 'shared/contract/', may: [emailDomain], packages: ['zod'] },
  { path: 'shared/ui/', may: ['shared/theme/', 'shared/i18n/', sharedLib, contractTypes] },
  { path: 'shared/theme/', may: [sharedLib] },
  { path: 'shared/i18n/', may: [sharedLib, contractTypes] },
  { path: 'shared/flow/', may: ['shared/api/', 'type:shared/i18n/', sharedLib, contractTypes, ...plainContract] },
  { path: 'shared/gates/', may: ['type:shared/session/', 'type:loader/', sharedLib, contractTypes] },
  { path: 'shared/impersonation/', may: ['shared/i18n/', 'type:loader/', sharedLib, contractTypes] },
  {
    path: 'shared/session/',
    may: [
      'shared/api/',
      'shared/preview/',
      'type:shared/gates/',
      'type:shared/impersonation/',
      'type:loader/',
      sharedLib,
      contractTypes,
      ...plainContract,
    ],
  },
  { path: 'shared/preview/', may: ['shared/api/', sharedLib, contractTypes, ...plainContract] },
  { path: 'shared/api/', may: [sharedLib, contractTypes, ...plainContract] },
  { path: 'shared/lib/', may: [], packages: [] },
  // the rules that browsers decide by too
  { path: 'server/domain/', may: ['shared/lib/permission-pattern.ts', emailDomain, contractTypes], packages: [] },
  { path: 'server/db/', may: ['server/lib/', sharedLib, contractTypes, ...composition] },
  { path: 'server/integrations/', may: serverBase },
  { path: 'server/lib/', may: serverShared },
  { path: 'server/tokens/', may: [...data, ...serverBase] },
  { path: 'server/limits/', may: [...data, ...serverBase] },
  { path: 'server/views/', may: [...rules, ...serverBase] },
  { path: 'server/use-cases/', may: [...rules, 'server/views/', 'server/delivery/enqueue.ts', ...serverBase] },
  { path: 'server/delivery/', may: [...rules, 'server/http/', ...serverBase] },
  { path: 'server/http/', may: [...rules, 'server/db/', 'type:loader/', ...serverBase] },
  {
    path: 'server/routes/',
    may: [
      ...rules,
      'server/http/',
      'server/use-cases/',
      'server/views/',
      'server/protocols/',
      'server/hosted/',
      ...serverBase,
    ],
  },
  { path: 'server/protocols/', may: [...rules, 'server/http/', 'server/use-cases/', ...serverBase] },
  {
    path: 'server/hosted/',
    may: [...rules, 'type:loader/', 'server/http/', 'server/use-cases/', 'server/protocols/', ...serverBase],
  },
  { path: 'server/', may: ['server/', ...serverShared] },
  {
    path: 'e2e/',
    may: [
      contractTypes,
      'server/testing/',
      'scripts/chromium.ts',
      'scripts/lib/node-24.mjs',
      'scripts/testing/scaled-timeout.ts',
    ],
  },
];

/**
 * Layers whose folders are areas, in order: an area may import itself and those before it. An area that is not listed comes
 * last: no other area may import it. It gets a place here, below the areas it needs, once another area needs it.
 */
const areas: Record<string, string[]> = {
  'server/use-cases/': [
    'messages',
    'authorization',
    'pictures',
    'policies',
    'restrictions',
    'sso',
    'verification',
    'sessions',
    'policy-history',
    'policy-impact',
    'invitations',
    'sign-in',
    'sign-up',
    'social',
    'sso-sign-in',
    'recovery',
    'mfa',
    'mfa-resets',
    'passkeys',
    'users',
    'roles',
    'groups',
    'organization',
    'applications',
    'sub-accounts',
    'scim',
    'profile',
    'api-tokens',
    'impersonation',
    'entitlements',
    'events',
    'audits',
    'notifications',
    'portal',
    'installation',
  ],
  'server/db/queries/': [
    'core',
    'delivery',
    'oauth',
    'sessions',
    'sign-in',
    'sso',
    'social',
    'mfa',
    'passkeys',
    'invitations',
    'roles',
    'groups',
    'users',
    'scim',
    'sub-accounts',
    'profile',
    'api-tokens',
    'impersonation',
    'entitlements',
    'audits',
    'notifications',
    'portal',
  ],
};

/**
 * Folders of the portal: what each may import of the portal in addition to itself and types of files at its root. A
 * page is independent, so that it can be read, loaded and removed alone; what two pages need is part of the kit.
 */
const portalFolders: Record<string, string[]> = {
  'admin-box/pages/': ['kit/', 'data/', 'i18n/', 'portal/', 'router/', 'session/', 'shell/'],
  'admin-box/kit/': ['data/', 'i18n/', 'portal/', 'router/', 'session/', 'shell/'],
};

const inBrowser = /^(?:loader|login-box|admin-box|planning-demo|shared)\//;

/** What is wrong with the imports of one file, as sentences. */
export function layerViolations(path: string, imports: Import[]): string[] {
  const room = rooms.find((candidate) => path.startsWith(candidate.path));
  if (!room || (isTest(path) && room.path !== 'e2e/')) return [];
  return imports.flatMap((each) => {
    if (each.specifier.startsWith('../') && aliased(path))
      return [`${path}:${each.line} imports ${each.specifier}: write #${each.target}`];
    const outOfOrder = each.ours ? (refuseArea(path, each) ?? refusePage(path, each)) : undefined;
    if (outOfOrder) return [`${path}:${each.line} ${outOfOrder}`];
    const reason = each.ours ? refuseFile(room, each) : refusePackage(room, path, each);
    return reason ? [`${path}:${each.line} ${reason}`] : [];
  });
}

/** One way to name a file of another folder: its alias. The packages of the loader have a package.json of their own, which ends aliases. */
function aliased(path: string): boolean {
  return path.includes('/') && !path.startsWith('loader/') && /\.tsx?$/.test(path);
}

function refuseFile(room: Room, { target, typeOnly }: Import): string | undefined {
  if (target.startsWith(room.path) && room.path !== 'server/') return undefined;
  if (
    room.may.some(
      (allowed) =>
        target.startsWith(allowed) || (typeOnly && allowed.startsWith('type:') && target.startsWith(allowed.slice(5))),
    )
  ) {
    return undefined;
  }
  const asType = room.may.some((allowed) => allowed.startsWith('type:') && target.startsWith(allowed.slice(5)));
  return `imports ${target}: ${room.path} may import ${asType ? 'only types from there (import type)' : list(room.may)}`;
}

function refuseArea(path: string, { target }: Import): string | undefined {
  const layer = Object.keys(areas).find((each) => path.startsWith(each));
  if (!layer) return undefined;
  const order = areas[layer]!;
  const own = areaOf(path, layer);
  if (own.includes('.')) return `lies in ${layer}${own}, which is no area: see layer-rules.ts`;
  if (!target.startsWith(layer)) return undefined;
  const other = areaOf(target, layer);
  const placeOf = (area: string): number => (order.includes(area) ? order.indexOf(area) : order.length);
  return other !== own && placeOf(other) >= placeOf(own)
    ? `imports ${target}: the area ${other} comes after ${own} (see layer-rules.ts)`
    : undefined;
}

/** The list of pages, and the one that is shown to someone without a user. */
const namesPages = new Set(['admin-box/pages.ts', 'admin-box/guest-page.ts']);

/** Pages import the kit and what the frame offers, never each other, and only the list of pages imports them. */
function refusePage(path: string, { target, typeOnly }: Import): string | undefined {
  const portal = 'admin-box/';
  const pages = `${portal}pages/`;
  const own = path.startsWith(pages) ? `${pages}${areaOf(path, pages)}/` : undefined;
  if (target.startsWith(pages) && !(own && target.startsWith(own)) && !namesPages.has(path))
    return `imports ${target}: what pages share lies in ${portal}kit/, and only ${portal}pages.ts names pages`;
  const folder = Object.keys(portalFolders).find((each) => path.startsWith(each));
  if (!folder || !target.startsWith(portal) || target.startsWith(own ?? folder)) return undefined;
  const may = portalFolders[folder]!;
  const isRoot = !target.slice(portal.length).includes('/');
  return may.some((each) => target.startsWith(portal + each)) || (isRoot && typeOnly)
    ? undefined
    : `imports ${target}: ${folder} may import ${list(may)}`;
}

function areaOf(path: string, layer: string): string {
  return path.slice(layer.length).split('/')[0]!;
}

function refusePackage(room: Room, path: string, { target, typeOnly }: Import): string | undefined {
  if (inBrowser.test(path) && target.startsWith('node:')) return `imports ${target}, which browsers lack`;
  if (!room.packages || room.packages.includes(target) || typeOnly) return undefined;
  return `imports the package ${target}: ${room.path} may import ${room.packages.length > 0 ? list(room.packages) : 'no package'}`;
}

function list(allowed: string[]): string {
  return allowed.length === 0
    ? 'nothing outside itself'
    : allowed.map((each) => each.replace('type:', 'types of ')).join(', ');
}
