/** Evaluates a list of invitations, line by line, without sending any. */
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { CheckedInvitee } from '#shared/contract/invitations/invitations.ts';
import type { RefusedRoleName } from '#server/domain/roles/name-roles.ts';

export interface Invitee {
  line: number;
  /** As typed. */
  email: string;
  name?: string | undefined;
  /** Lookup key; `null` for an invalid email address. */
  folded: string | null;
  /** Why the roles of the line cannot be given. */
  against?: RefusedRoleName | undefined;
  /** Names of the line's roles. */
  roles?: readonly string[] | undefined;
}

/**
 * @param known existing users of the tenant, by their folded email address
 * @param most how many the tenant may invite now; the excess lines are refused
 */
export function evaluateInvitees(
  invitees: readonly Invitee[],
  known: ReadonlyMap<string, 'active' | 'invited' | 'disabled'>,
  most = Infinity,
): CheckedInvitee[] {
  const seen = new Set<string>();
  let left = most;
  return invitees.map(({ line, email, name, folded, against, roles }) => {
    const evaluated = { line, email, ...(name !== undefined && { name }) };
    const reason =
      reasonAgainst(folded, seen, known) ?? against?.code ?? (left > 0 ? undefined : 'too-many-invitations');
    if (folded !== null) seen.add(folded);
    if (reason === undefined) left -= 1;
    if (reason === undefined) return { ...evaluated, verdict: 'will-be-invited', ...(roles && { roles: [...roles] }) };
    return {
      ...evaluated,
      verdict: isHere(reason) ? 'already-here' : 'invalid',
      reason,
      ...(against && reason === against.code && { detail: against.detail }),
    };
  });
}

function reasonAgainst(
  folded: string | null,
  seen: ReadonlySet<string>,
  known: ReadonlyMap<string, 'active' | 'invited' | 'disabled'>,
): ErrorCode | undefined {
  if (folded === null) return 'email-invalid';
  if (seen.has(folded)) return 'email-repeated';
  const state = known.get(folded);
  if (state === undefined) return undefined;
  return state === 'invited' ? 'already-invited' : 'already-member';
}

function isHere(reason: ErrorCode): boolean {
  return reason === 'already-invited' || reason === 'already-member';
}
