/** Removals that the preview's first directory asked for, and that wait for an admin. */
import type { HeldUser, HeldUsers } from '#shared/contract/scim/scim-holds.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { firstDirectory } from './scim-requests.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const base = '/directory/resources/v1/configurations/scim2';
const minute = 60_000;
const mostHeld = 24;

/** As if the directory had asked for them within minutes. */
export function previewHeldUsers({ members, now, roles }: PreviewState): HeldUser[] {
  return members
    .filter(({ isDisabled }) => !isDisabled)
    .slice(1, 1 + mostHeld)
    .map((member, index) => ({
      id: `2819c2${index}f-7688-4f2a-8f34-aa3c5d1e0b5${index % 10}`,
      userId: member.id,
      name: member.name,
      email: member.email,
      operation: index === 2 ? 'deletion' : 'deactivation',
      heldAt: new Date(now - 8 * minute + index * 10_000).toISOString(),
      roles: roles.filter(({ id }) => member.roles.some((held) => held.id === id)).map(({ name }) => name),
    }));
}

export function previewScimHoldsHandlers(state: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  if (!isEmpty) state.scimHolds.set(firstDirectory, previewHeldUsers(state));
  const heldOf = ({ params }: PreviewCall): HeldUser[] => state.scimHolds.get(params['id'] ?? '') ?? [];
  const decide = (call: PreviewCall): HeldUser[] => {
    const { ids } = (call.body ?? {}) as { ids?: string[] };
    const decided = heldOf(call).filter(({ id }) => ids?.includes(id) ?? true);
    state.scimHolds.set(
      call.params['id'] ?? '',
      heldOf(call).filter((each) => !decided.includes(each)),
    );
    return decided;
  };
  return {
    [`GET ${base}/{id}/held` as const]: (call: PreviewCall): HeldUsers => {
      const all = heldOf(call);
      const { offset = 0, limit = 100 } = call.query;
      return {
        total: all.length,
        first: all[0]?.heldAt ?? null,
        last: all.at(-1)?.heldAt ?? null,
        items: all.slice(Number(offset), Number(offset) + Number(limit)),
      };
    },
    [`POST ${base}/{id}/held/allow` as const]: (call: PreviewCall) => {
      const decided = decide(call);
      const idsOf = (operation: HeldUser['operation']): Set<string> =>
        new Set(decided.filter((each) => each.operation === operation).map(({ userId }) => userId));
      const [deactivated, deleted] = [idsOf('deactivation'), idsOf('deletion')];
      state.members = state.members
        .filter(({ id }) => !deleted.has(id))
        .map((member) => (deactivated.has(member.id) ? { ...member, isDisabled: true } : member));
      return { count: decided.length };
    },
    [`POST ${base}/{id}/held/discard` as const]: (call: PreviewCall) => ({ count: decide(call).length }),
  };
}

export const scimHoldsLists = [`GET ${base}/{id}/held`] as const satisfies readonly (keyof PreviewHandlers)[];
