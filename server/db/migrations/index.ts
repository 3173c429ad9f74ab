/** Migrations in their order. A landed migration is never changed; a new one is added. */
import type { Migration } from 'kysely/migration';
import * as foundation from './0001-foundation.ts';
import * as portal from './0002-portal.ts';
import * as policies from './0003-policies.ts';
import * as codesPhones from './0004-codes-phones.ts';
import * as identities from './0006-identities.ts';
import * as factors from './0005-factors.ts';
import * as entitlements from './0007-entitlements.ts';
import * as groups from './0008-groups.ts';
import * as tokens from './0009-tokens.ts';
import * as accounts from './0010-accounts.ts';
import * as invitations from './0011-invitations.ts';
import * as people from './0012-people.ts';
import * as notifications from './0013-notifications.ts';
import * as identity from './0014-identity.ts';
import * as memberLists from './0015-member-lists.ts';
import * as ordersOfPeople from './0018-orders-of-people.ts';
import * as invited from './0019-invited.ts';
import * as events from './0020-events.ts';
import * as approvals from './0021-approvals.ts';
import * as userNameSearch from './0022-user-name-search.ts';
import * as ordersOfMembers from './0023-orders-of-members.ts';
import * as tenantIds from './0024-tenant-ids.ts';
import * as tenantNames from './0025-tenant-names.ts';
import * as signedUpTenants from './0029-signed-up-tenants.ts';
import * as childSessions from './0030-child-sessions.ts';
import * as backchannelLogout from './0031-backchannel-logout.ts';
import * as authenticationDemands from './0033-authentication-demands.ts';
import * as policyFloors from './0034-policy-floors.ts';
import * as foreignPictures from './0035-foreign-pictures.ts';
import * as userScope from './0036-user-scope.ts';
import * as deliveryQueues from './0039-delivery-queues.ts';
import * as auditsOfAUser from './0040-audits-of-a-user.ts';
import * as restrictions from './0041-restrictions.ts';
import * as policyImpact from './0045-policy-impact.ts';

export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-portal': portal,
  '0003-policies': policies,
  '0004-codes-phones': codesPhones,
  '0005-factors': factors,
  '0006-identities': identities,
  '0007-entitlements': entitlements,
  '0008-groups': groups,
  '0009-tokens': tokens,
  '0010-accounts': accounts,
  '0011-invitations': invitations,
  '0012-people': people,
  '0013-notifications': notifications,
  '0014-identity': identity,
  '0015-member-lists': memberLists,
  '0018-orders-of-people': ordersOfPeople,
  '0019-invited': invited,
  '0020-events': events,
  '0021-approvals': approvals,
  '0022-user-name-search': userNameSearch,
  '0023-orders-of-members': ordersOfMembers,
  '0024-tenant-ids': tenantIds,
  '0025-tenant-names': tenantNames,
  '0029-signed-up-tenants': signedUpTenants,
  '0030-child-sessions': childSessions,
  '0031-backchannel-logout': backchannelLogout,
  '0033-authentication-demands': authenticationDemands,
  '0034-policy-floors': policyFloors,
  '0035-foreign-pictures': foreignPictures,
  '0036-user-scope': userScope,
  '0039-delivery-queues': deliveryQueues,
  '0040-audits-of-a-user': auditsOfAUser,
  '0041-restrictions': restrictions,
  '0045-policy-impact': policyImpact,
};
