/** Which level of access a choice of single permissions amounts to, and what choosing a level changes. */
import type { Permission } from '#shared/contract/entities.ts';
import { holdsPermission } from '#admin-box/shell/holds-permission.ts';
import { levels } from './permission-resources.ts';
import type { Level, Resource } from './permission-resources.ts';

/** `custom`: a selection that matches no level. */
export type Access = 'none' | Level | 'custom';

export interface Standing {
  /** Ids of the permissions that are chosen. */
  chosen: ReadonlySet<string>;
  /** Selected keys that are patterns: `fe.secure.*`. */
  patterns: readonly string[];
  /** Whether the user may give or take it. */
  mayGive(permission: Permission): boolean;
}

const isFixed = ({ assignmentType }: Permission): boolean => assignmentType === 'ALWAYS';

/** Another chosen permission includes it. */
export const isIncluded = ({ key }: Permission, { patterns }: Standing): boolean =>
  patterns.some((pattern) => pattern !== key && holdsPermission([pattern], key));

export const isOn = (permission: Permission, standing: Standing): boolean =>
  isFixed(permission) || standing.chosen.has(permission.id) || isIncluded(permission, standing);

export const mayTurn = (permission: Permission, standing: Standing): boolean =>
  !isFixed(permission) && !isIncluded(permission, standing) && standing.mayGive(permission);

/** Those that are a matter of choice; what every role has says nothing about the level. */
const free = ({ permissions }: Resource) => permissions.filter(({ permission }) => !isFixed(permission));

const reaches = (level: Level, wanted: Access): boolean =>
  wanted !== 'none' && wanted !== 'custom' && levels.indexOf(level) <= levels.indexOf(wanted);

/** Levels that make a difference for a resource, from the least to the most. */
export const levelsOf = (resource: Resource): Level[] =>
  levels.filter((level) => free(resource).some((each) => each.level === level));

/** The level that the chosen permissions amount to. */
export function accessTo(resource: Resource, standing: Standing): Access {
  const members = free(resource);
  if (members.length > 0 && members.every(({ permission }) => !isOn(permission, standing))) return 'none';
  return (
    levelsOf(resource).find((wanted) =>
      members.every(({ permission, level }) => isOn(permission, standing) === reaches(level, wanted)),
    ) ?? 'custom'
  );
}

/** Whether all that a level would change may be changed. */
export function mayChoose(resource: Resource, wanted: Access, standing: Standing): boolean {
  return free(resource).every(
    ({ permission, level }) => isOn(permission, standing) === reaches(level, wanted) || mayTurn(permission, standing),
  );
}

/** @returns ids of all chosen permissions once `resource` has the level `wanted` */
export function chooseLevel(resource: Resource, wanted: Access, chosen: readonly string[]): string[] {
  const members = free(resource);
  const ids = new Set(members.map(({ permission }) => permission.id));
  return [
    ...chosen.filter((id) => !ids.has(id)),
    ...members.filter(({ level }) => reaches(level, wanted)).map(({ permission }) => permission.id),
  ];
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a search finds a resource by its own name, or only by single permissions in it. */
export function findIn(resource: Resource, label: string, search: string): 'name' | 'permission' | undefined {
  const wanted = plain(search.trim());
  if (plain(`${label} ${resource.category}`).includes(wanted)) return 'name';
  return resource.permissions.some(({ permission }) => plain(`${permission.name} ${permission.key}`).includes(wanted))
    ? 'permission'
    : undefined;
}
