/** Resolves roles of an invitation list, which are written as free text. */
import type { ErrorCode } from '#shared/contract/errors.ts';

export interface NamedRole {
  id: string;
  key: string;
  name: string;
}

export interface RefusedRoleName {
  code: ErrorCode;
  /** The text as written. */
  detail: string;
}

const fold = (text: string): string => text.normalize('NFKC').trim().toLocaleLowerCase('en');

/**
 * Finds roles by key, or by a unique name. Case-insensitive; a key takes precedence over a name.
 * @param refusal why the inviter may not give a role
 * @returns the roles, each once, or the first text that is refused
 */
export function findNamedRoles<R extends NamedRole>(
  names: readonly string[],
  roles: readonly R[],
  refusal: (role: R) => ErrorCode | undefined,
): { roles: R[] } | RefusedRoleName {
  const found = new Map<string, R>();
  for (const name of names) {
    const wanted = fold(name);
    const byKey = roles.find(({ key }) => fold(key) === wanted);
    const byName = roles.filter(({ name }) => fold(name) === wanted);
    const role = byKey ?? (byName.length === 1 ? byName[0] : undefined);
    if (!role) return { code: 'role-not-found', detail: name };
    const code = refusal(role);
    if (code !== undefined) return { code, detail: name };
    found.set(role.id, role);
  }
  return { roles: [...found.values()] };
}
