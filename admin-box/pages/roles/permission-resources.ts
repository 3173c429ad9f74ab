/** Single permissions as a user thinks of them: resources, each viewed, edited or fully managed. */
import type { Permission } from '#shared/contract/entities.ts';
import type { PageKey } from '#admin-box/page.types.ts';

/** From the least to the most. A level includes those before it. */
export const levels = ['view', 'edit', 'full'] as const;
export type Level = (typeof levels)[number];

/** Parts of the portal that permissions concern: its pages, the audit log, and patterns for many permissions. */
export type PortalSubject = PageKey | 'everything';

export interface Resource {
  id: string;
  /** A part of the portal; absent for the vendor's product. */
  subject?: PortalSubject;
  /** Of the product's: category and object, as configuration names them. */
  name: string;
  category: string;
  permissions: readonly LeveledPermission[];
}

export interface LeveledPermission {
  permission: Permission;
  level: Level;
}

/** The first that fits decides. `fe.secure.write.usersRoles` → users. */
const portalSubjects: readonly (readonly [PortalSubject, RegExp])[] = [
  ['everything', /\*$/],
  [
    'users',
    /\.(users|updateUser|usersRoles|resendActivationEmail|tenantInvites|enableDisable|appsUsers|sessions|impersonation)$/,
  ],
  ['groups', /\.groups(Roles|Users)?$/],
  ['roles', /\.(roles|role|updateRole|permissions)$/],
  ['account', /^fe\.account-settings\.|\.accountSettings$/],
  ['allAccounts', /^fe\.account-hierarchy\.|\.userSubTenants$/],
  ['usage', /^fe\.usage\./],
  ['apiTokens', /\.tenantApiTokens$/],
  ['personalApiTokens', /\.userApiTokens$/],
  ['security', /\.(securityPolicy|ipRestrictions|emailDomainRestrictions|passwordsRotationConfiguration)$/],
  ['sso', /\.samlConfiguration$/],
  ['provisioning', /\.provisioningConfiguration$/],
  ['audits', /\.audits$/],
  ['webhooks', /\.(webhooks?|webhookLogs|events|eventCategories|triggerEvent)$/],
  ['connectivity', /^fe\.connectivity\./],
];

/** The part of the portal a permission concerns; `undefined` for keys the portal does not know. */
export const portalSubjectOf = (key: string): PortalSubject | undefined =>
  portalSubjects.find(([, pattern]) => pattern.test(key))?.[0];

const verbs: Readonly<Record<string, Level>> = Object.fromEntries([
  ...['read', 'view', 'list', 'get', 'see', 'search'].map((verb) => [verb, 'view']),
  ...['write', 'create', 'update', 'edit', 'add', 'change', 'send', 'invite'].map((verb) => [verb, 'edit']),
]);

/** Signing in as another user is more than editing one. */
const alwaysFull = /\.impersonation$/;

function portalLevel(key: string): Level {
  if (alwaysFull.test(key)) return 'full';
  return key.split('.').flatMap((part) => verbs[part] ?? [])[0] ?? 'full';
}

/**
 * `plans.read` and `read:plans` view plans. An act that is not known (`plans.purge`) belongs to full access alone, so that no
 * lower level gives more than its name says.
 */
function productPlace(key: string): { object: string; level: Level } {
  const parts = key.split(/[.:/]/).filter(Boolean);
  const [first = key, last = key] = [parts[0], parts.at(-1)];
  if (parts.length < 2) return { object: key, level: 'full' };
  const isVerbFirst = verbs[last] === undefined && verbs[first] !== undefined;
  const object = (isVerbFirst ? parts.slice(1) : parts.slice(0, -1)).join('.');
  return { object, level: verbs[isVerbFirst ? first : last] ?? 'full' };
}

function grouped(
  permissions: readonly Permission[],
  placeOf: (permission: Permission) => { id: string; level: Level } | undefined,
): Map<string, LeveledPermission[]> {
  const groups = new Map<string, LeveledPermission[]>();
  for (const permission of permissions) {
    const place = placeOf(permission);
    if (place) groups.set(place.id, [...(groups.get(place.id) ?? []), { permission, level: place.level }]);
  }
  return groups;
}

const titleCase = (object: string): string => {
  const text = object
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._/-]+/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Resources of the vendor's product. One that is alone in its category is called as the category is, and one of a single permission as that is. */
export function productResources(
  permissions: readonly Permission[],
  categories: readonly { id: string; name: string }[],
): Resource[] {
  const own = permissions.filter(({ fePermission, assignmentType }) => !fePermission && assignmentType !== 'NEVER');
  return categories.flatMap(({ id: categoryId, name: category }) => {
    const inCategory = own.filter((permission) => permission.categoryId === categoryId);
    const groups = grouped(inCategory, ({ key }) => {
      const { object, level } = productPlace(key);
      return { id: object, level };
    });
    return [...groups].map(([object, members]): Resource => {
      const only = members.length === 1 ? members[0]?.permission.name : undefined;
      return {
        id: `${categoryId}/${object}`,
        name: groups.size === 1 && !only ? category : (only ?? titleCase(object)),
        category,
        permissions: members,
      };
    });
  });
}

export interface PortalResourceOptions {
  /** Whether this vendor has a part of the portal switched on. */
  isOn(subject: PortalSubject): boolean;
  /** Permissions that the role has or had: they stay in sight, switched on or not. */
  isKept(permission: Permission): boolean;
}

/** Resources of the portal in the order of its pages, those of parts that are switched off left out. */
export function portalResources(
  permissions: readonly Permission[],
  { isOn, isKept }: PortalResourceOptions,
): Resource[] {
  const own = permissions.filter(({ fePermission, assignmentType }) => fePermission && assignmentType !== 'NEVER');
  const isShown = (permission: Permission, subject: PortalSubject | undefined): boolean =>
    isKept(permission) ||
    (subject === 'everything' ? permission.key === 'fe.*' : subject !== undefined && isOn(subject));
  const groups = grouped(own, (permission) => {
    const subject = portalSubjectOf(permission.key);
    return isShown(permission, subject) ? { id: subject ?? 'other', level: portalLevel(permission.key) } : undefined;
  });
  const order = [...portalSubjects.slice(1), portalSubjects[0]].flatMap((row) => row?.[0] ?? []);
  return [...order, undefined].flatMap((subject): Resource[] => {
    const members = groups.get(subject ?? 'other');
    return members
      ? [
          {
            id: `portal/${subject ?? 'other'}`,
            ...(subject && { subject }),
            name: members[0]?.permission.categoryId ?? '',
            category: '',
            permissions: members,
          },
        ]
      : [];
  });
}
