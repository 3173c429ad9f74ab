/** Migrations in their order. A landed migration is never changed; a new one is added. */
import type { Migration } from 'kysely/migration';
import * as foundation from './0001-foundation.ts';
import * as portal from './0002-portal.ts';
import * as policies from './0003-policies.ts';
import * as codesPhones from './0004-codes-phones.ts';
import * as factors from './0005-factors.ts';
import * as identities from './0006-identities.ts';
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
import * as auditChain from './0046-audit-chain.ts';
import * as auditRetention from './0048-audit-retention.ts';
import * as auditStreams from './0049-audit-streams.ts';
import * as policyHistory from './0050-policy-history.ts';
import * as provisionalPolicies from './0051-provisional-policies.ts';
import * as monitoredPolicies from './0052-monitored-policies.ts';
import * as failuresOfMembers from './0053-failures-of-members.ts';
import * as securityCenter from './0054-security-center.ts';
import * as countryRestrictions from './0055-country-restrictions.ts';
import * as auditHeadMails from './0057-audit-head-mails.ts';
import * as auditSearch from './0058-audit-search.ts';
import * as streamOptions from './0059-stream-options.ts';
import * as ssoConnections from './0060-sso-connections.ts';
import * as ssoProducts from './0062-sso-products.ts';
import * as ssoExchanges from './0063-sso-exchanges.ts';
import * as ssoTests from './0064-sso-tests.ts';
import * as ssoChecks from './0065-sso-checks.ts';
import * as samlKeys from './0066-saml-keys.ts';
import * as scimConnections from './0070-scim-connections.ts';
import * as formerDirectoryMembers from './0071-former-directory-members.ts';
import * as auditCounts from './0072-audit-counts.ts';
import * as restrictionMails from './0073-restriction-mails.ts';
import * as standingIndex from './0074-standing-index.ts';
import * as provisioningDetails from './0075-provisioning-details.ts';
import * as scimBrake from './0077-scim-brake.ts';
import * as scimClients from './0078-scim-clients.ts';
import * as ssoEnforcement from './0080-sso-enforcement.ts';
import * as keptExchanges from './0083-kept-exchanges.ts';
import * as ssoSetupLinks from './0085-sso-setup-links.ts';
import * as ssoTestsOfLinks from './0086-sso-tests-of-links.ts';
import * as ssoOptions from './0087-sso-options.ts';
import * as providerSessions from './0088-provider-sessions.ts';
import * as singleLogout from './0089-single-logout.ts';
import * as ssoTestProvider from './0090-sso-test-provider.ts';
import * as billing from './0093-billing.ts';
import * as usageMeters from './0094-usage-meters.ts';
import * as billingCustomers from './0095-billing-customers.ts';
import * as billingEndsWithTenant from './0096-billing-ends-with-tenant.ts';
import * as disputedInvoices from './0097-disputed-invoices.ts';
import * as webhooks from './0098-webhooks.ts';
import * as peopleOfTenants from './0099-people-of-tenants.ts';
import * as signUpsOfLinks from './0100-sign-ups-of-links.ts';
import * as auditsOfPersons from './0101-audits-of-persons.ts';
import * as mappedDomains from './0102-mapped-domains.ts';
import * as requiredMfa from './0103-required-mfa.ts';
import * as scheduledPolicies from './0104-scheduled-policies.ts';
import * as codesOfAnswers from './0105-codes-of-answers.ts';
import * as disabledByDirectory from './0106-disabled-by-directory.ts';
import * as heldRemovalsFromGroups from './0107-held-removals-from-groups.ts';
import * as linkedMembers from './0108-linked-members.ts';
import * as heldRequests from './0109-held-requests.ts';

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
  '0046-audit-chain': auditChain,
  '0048-audit-retention': auditRetention,
  '0049-audit-streams': auditStreams,
  '0050-policy-history': policyHistory,
  '0051-provisional-policies': provisionalPolicies,
  '0052-monitored-policies': monitoredPolicies,
  '0053-failures-of-members': failuresOfMembers,
  '0054-security-center': securityCenter,
  '0055-country-restrictions': countryRestrictions,
  '0057-audit-head-mails': auditHeadMails,
  '0058-audit-search': auditSearch,
  '0059-stream-options': streamOptions,
  '0060-sso-connections': ssoConnections,
  '0062-sso-products': ssoProducts,
  '0063-sso-exchanges': ssoExchanges,
  '0064-sso-tests': ssoTests,
  '0065-sso-checks': ssoChecks,
  '0066-saml-keys': samlKeys,
  '0070-scim-connections': scimConnections,
  '0071-former-directory-members': formerDirectoryMembers,
  '0072-audit-counts': auditCounts,
  '0073-restriction-mails': restrictionMails,
  '0074-standing-index': standingIndex,
  '0075-provisioning-details': provisioningDetails,
  '0077-scim-brake': scimBrake,
  '0078-scim-clients': scimClients,
  '0080-sso-enforcement': ssoEnforcement,
  '0083-kept-exchanges': keptExchanges,
  '0085-sso-setup-links': ssoSetupLinks,
  '0086-sso-tests-of-links': ssoTestsOfLinks,
  '0087-sso-options': ssoOptions,
  '0088-provider-sessions': providerSessions,
  '0089-single-logout': singleLogout,
  '0090-sso-test-provider': ssoTestProvider,
  '0093-billing': billing,
  '0094-usage-meters': usageMeters,
  '0095-billing-customers': billingCustomers,
  '0096-billing-ends-with-tenant': billingEndsWithTenant,
  '0097-disputed-invoices': disputedInvoices,
  '0098-webhooks': webhooks,
  '0099-people-of-tenants': peopleOfTenants,
  '0100-sign-ups-of-links': signUpsOfLinks,
  '0101-audits-of-persons': auditsOfPersons,
  '0102-mapped-domains': mappedDomains,
  '0103-required-mfa': requiredMfa,
  '0104-scheduled-policies': scheduledPolicies,
  '0105-codes-of-answers': codesOfAnswers,
  '0106-disabled-by-directory': disabledByDirectory,
  '0107-held-removals-from-groups': heldRemovalsFromGroups,
  '0108-linked-members': linkedMembers,
  '0109-held-requests': heldRequests,
};
