/**
 * Who may import whom. A room is a folder; what a room is not told it may import, it may not. Inside a room everything may
 * import everything, and tests may reach for whatever they check.
 */
import { type Import } from '../lib/imports-of.ts';
import { isTest } from '../lib/source-files.ts';

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

/** Types of what the server is composed of. */
const composition = [
  'type:server/services.ts',
  'type:server/environment.ts',
  'type:server/config.ts',
  'type:server/load-config.ts',
];
const serverShared = ['shared/contract/', 'shared/i18n/', sharedLib];
const serverBase = ['server/lib/', ...serverShared, ...composition];
const data = ['server/db/queries/', 'type:server/db/', 'server/tokens/', 'server/limits/'];
const rules = ['server/domain/', 'server/integrations/', ...data];

/** The first room whose path begins a file's path is the file's. */
const rooms: Room[] = [
  { path: 'loader/react/', may: ['type:loader/'], packages: ['react'] },
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
      'shared/session/',
      'shared/theme/',
      'shared/ui/',
      sharedLib,
      contractTypes,
      ...plainContract,
    ],
  },
  { path: 'shared/contract/', may: [], packages: ['zod'] },
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
      'type:shared/gates/',
      'type:shared/impersonation/',
      'type:loader/',
      sharedLib,
      contractTypes,
      ...plainContract,
    ],
  },
  { path: 'shared/api/', may: [sharedLib, contractTypes, ...plainContract] },
  { path: 'shared/lib/', may: [], packages: [] },
  { path: 'server/domain/', may: [contractTypes], packages: [] },
  { path: 'server/db/', may: ['server/lib/', sharedLib, contractTypes, ...composition] },
  { path: 'server/integrations/', may: serverBase },
  { path: 'server/lib/', may: serverShared },
  { path: 'server/tokens/', may: [...data, ...serverBase] },
  { path: 'server/limits/', may: [...data, ...serverBase] },
  { path: 'server/use-cases/', may: [...rules, 'server/jobs/enqueue.ts', ...serverBase] },
  { path: 'server/jobs/', may: [...rules, 'server/http/', ...serverBase] },
  { path: 'server/http/', may: [...rules, 'server/db/', 'type:loader/', ...serverBase] },
  {
    path: 'server/routes/',
    may: [...rules, 'server/http/', 'server/use-cases/', 'server/oauth/', 'server/hosted/', ...serverBase],
  },
  { path: 'server/oauth/', may: [...rules, 'server/http/', 'server/use-cases/', ...serverBase] },
  { path: 'server/hosted/', may: [...rules, 'server/http/', 'server/use-cases/', 'server/oauth/', ...serverBase] },
  { path: 'server/', may: ['server/', ...serverShared] },
  { path: 'e2e/', may: [contractTypes, 'server/testing/', 'scripts/chromium.ts'] },
];

const inBrowser = /^(?:loader|login-box|admin-box|planning-demo|shared)\//;

/** What is wrong with the imports of one file, as sentences. */
export function layerViolations(path: string, imports: Import[]): string[] {
  const room = rooms.find((candidate) => path.startsWith(candidate.path));
  if (!room || (isTest(path) && room.path !== 'e2e/')) return [];
  return imports.flatMap((each) => {
    const reason = each.ours ? refuseFile(room, each) : refusePackage(room, path, each);
    return reason ? [`${path}:${each.line} ${reason}`] : [];
  });
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
