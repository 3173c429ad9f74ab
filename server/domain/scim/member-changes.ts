/** Changes of the members of a group, which are rows and no list of the resource. */
import { isObject } from './coerce.ts';
import type { Filter } from './filter.types.ts';
import type { Operation } from './patch-operations.ts';
import { invalidPath, invalidValue, ScimError } from './scim-error.ts';
import type { Json } from './schema.types.ts';

export type MemberChange =
  | { op: 'add' | 'replace'; ids: string[] }
  /** `ids` of a removal: `null` for all members. */
  | { op: 'remove'; ids: string[] | null }
  /** Those that a filter other than `value eq "…"` matches. */
  | { op: 'remove-matching'; filter: Filter };

/** Members of one group. */
const mostMembers = 50_000;

/** Removals by other filters in one request: each compares all members, while those of the tenant are locked. */
const mostMatchings = 20;

/** Neighbours of a kind are one change, so that thousands of single ones take one statement. @throws ScimError 413 */
export function joinMemberChanges(changes: readonly MemberChange[]): MemberChange[] {
  if (changes.filter(({ op }) => op === 'remove-matching').length > mostMatchings)
    throw new ScimError(413, `A request removes members by at most ${mostMatchings} filters other than by value.`);
  const joined: MemberChange[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    if (isListed(last) && isListed(change) && last.op === change.op) last.ids.push(...change.ids);
    else joined.push(isListed(change) ? { ...change, ids: [...change.ids] } : change);
  }
  return joined;
}

type ListedChange = MemberChange & { op: 'add' | 'remove'; ids: string[] };

const isListed = (change: MemberChange | undefined): change is ListedChange =>
  change !== undefined && (change.op === 'add' || (change.op === 'remove' && change.ids !== null));

export const isOfMembers = ({ resolved }: Operation): boolean => resolved.attribute.name === 'members';

/** @throws ScimError `invalidValue`, `invalidPath` */
export function memberChangeOf({ op, target, resolved, value }: Operation): MemberChange {
  if (target.filter) {
    const ids = idsIn(target.filter);
    if (op === 'remove') return ids ? { op, ids } : { op: 'remove-matching', filter: target.filter };
    if (op === 'add' && ids && !resolved.sub) return { op, ids };
    throw invalidPath('Members are added or removed, not changed.');
  }
  if (resolved.sub) throw invalidPath('Members are added or removed, not changed.');
  if (op === 'remove') return { op, ids: value === undefined || value === null ? null : memberIds(value) };
  if (value !== null && value !== undefined) return { op, ids: memberIds(value) };
  // everybody would go: that is said by an empty list, or by a removal
  if (op === 'replace') throw invalidValue('members is replaced by a list, which may be empty.');
  return { op, ids: [] };
}

/** Members as a client sends them: objects or texts, one or many. @returns IDs without repetitions */
export function memberIds(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > mostMembers) throw new ScimError(413, `A group has at most ${mostMembers} members.`);
  return [...new Set(list.map(idOf))];
}

function idOf(member: unknown): string {
  const id = isObject(member) ? valueOf(member) : member;
  if (typeof id !== 'string' || id === '') throw invalidValue('A member has a value: the id of a user.');
  return id;
}

function valueOf(member: Json): unknown {
  const type = member['type'];
  if (typeof type === 'string' && type.toLowerCase() === 'group')
    throw invalidValue('Groups have users as members, and no groups.');
  return member['value'] ?? member['Value'];
}

/** The IDs of `value eq "a" or value eq "b"`; `null` for any other filter. */
function idsIn(filter: Filter): string[] | null {
  if (filter.kind === 'or') {
    const parts = filter.parts.map(idsIn);
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }
  if (filter.kind !== 'compare' || filter.operator !== 'eq' || typeof filter.value !== 'string') return null;
  return filter.path.text.toLowerCase() === 'value' ? [filter.value] : null;
}
