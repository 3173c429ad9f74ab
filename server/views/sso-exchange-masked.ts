/** Hides names and addresses in what is shown of an exchange, from callers who may not read users. */
import type { SsoCheck, SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import type { Caller } from '#server/caller.ts';
import { maskAddresses, maskName } from '#server/lib/mask-addresses.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';

/** Whose values are a name or an identifier of the user, whatever they look like. */
const named = new Set<SsoRule>(['name-id', 'name', 'subject', 'userinfo-subject']);

/** Whoever acts as somebody else helps: they need the rule, not the user. */
export function mayReadUsers(caller: Pick<Caller, 'permissionKeys' | 'superUser' | 'impersonator'>): boolean {
  const reads = caller.superUser || holdsPermission(caller.permissionKeys, 'fe.secure.read.users');
  return reads && caller.impersonator === null;
}

export function maskCheck(check: SsoCheck): SsoCheck {
  const mask = named.has(check.rule) ? maskName : maskAddresses;
  const hide = (value: string | null) => (value === null || value === '' ? value : mask(value));
  return { ...check, seen: hide(check.seen), wanted: hide(check.wanted) };
}
