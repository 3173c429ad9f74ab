/** The preview tenant at the limits of the contract, to test that pages cope with it. */
import { previewGroups, previewOwnRoles } from './roles/access-entities.ts';
import { previewMember, previewRoles, previewTenants } from './entities.ts';
import { withLongNames } from './long-names.ts';
import type { PreviewState } from './state.types.ts';

const many = { people: 10_000, roles: 500, groups: 2000, tenants: 300 };
/** As many as one user may hold (contract: `PUT /team/resources/members/v1`). */
const mostRoles = 100;
const upTo = <T>(known: readonly T[], count: number, make: (index: number) => T): T[] => [
  ...known,
  ...Array.from({ length: Math.max(0, count - known.length) }, (_, index) => make(known.length + index)),
];

function moreRoles({ now, me, roles }: PreviewState): PreviewState['roles'] {
  const [model] = previewOwnRoles(now, me.tenantId);
  return upTo(roles, many.roles, (index) => ({
    ...model!,
    id: `role-${index}`,
    key: `yard-${index}`,
    name: index % 3 === 0 ? `دور ${index}` : `Yard ${index}`,
    description: index % 4 === 0 ? `Whatever is done in yard ${index}` : null,
  }));
}

/** Every fourth of those of the list as it was has as many roles as may be, and the first is in every group. */
function moreMembers({ now, me, members }: PreviewState, roles: PreviewState['roles']): PreviewState['members'] {
  const place = { roles: previewRoles(now), now, tenantId: me.tenantId };
  const full = roles.slice(0, mostRoles);
  const known = members.map((member, index) =>
    index % 4 === 1 ? { ...member, roles: full, roleIds: full.map(({ id }) => id) } : member,
  );
  return upTo(known, many.people, (index) =>
    previewMember(
      {
        name: `Noor Amsel ${index}`,
        email: `noor.${index}@acme.example`,
        role: 'viewer',
        joined: index % 700,
        seen: index,
      },
      index,
      place,
    ),
  );
}

function moreGroups(state: PreviewState, members: PreviewState['members']): PreviewState['groups'] {
  const [first, ...others] = previewGroups(state.now).map((group) => ({
    ...group,
    userIds: [...new Set([...group.userIds, 'user-1'])],
  }));
  const largest = { ...first!, roleIds: state.roles.map(({ id }) => id), userIds: members.map(({ id }) => id) };
  return upTo([largest, ...others], many.groups, (index) => ({
    ...first!,
    id: `group-${index}`,
    name: index % 3 === 0 ? `فريق ${index}` : `Team ${index}`,
    roleIds: [`role-${10 + (index % 400)}`],
    userIds: ['user-1', `user-${index}`],
  }));
}

function moreTenants({ now, tenants }: PreviewState): PreviewState['tenants'] {
  const [model] = previewTenants(now);
  return upTo(tenants, many.tenants, (index) => ({
    ...model!,
    id: `tenant-${index}`,
    tenantId: `tenant-${index}`,
    name: `Branch ${index}`,
  }));
}

/** Fills every list to the size of a large tenant, with long names. */
export function largeTenantState(state: PreviewState): PreviewState {
  const roles = moreRoles(state);
  const members = moreMembers(state, roles);
  const groups = moreGroups({ ...state, roles }, members);
  return withLongNames({ ...state, roles, members, groups, tenants: moreTenants(state) }) as PreviewState;
}
