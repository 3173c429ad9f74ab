// Made by `npm run generate` from the files next to it.
import type { PreviewHandlers } from './answers.ts';
import { previewApiTokensHandlers, apiTokensLists } from './api-tokens/api-tokens.ts';
import { previewApplicationsHandlers } from './applications/applications.ts';
import { previewAuditStreamsHandlers, auditStreamsLists } from './audits/audit-streams.ts';
import { previewAuditsHandlers, auditsLists } from './audits/audits.ts';
import { previewBillingHandlers, billingLists } from './billing/billing.ts';
import { previewGroupsHandlers, groupsLists } from './groups/groups.ts';
import { previewInvitationsHandlers } from './invitations/invitations.ts';
import { previewNotificationsHandlers, notificationsLists } from './notifications/notifications.ts';
import { previewSecurityHandlers, securityLists } from './policies/policies.ts';
import { previewPolicyHistoryHandlers, policyHistoryLists } from './policies/policy-history.ts';
import { previewPolicyImpactHandlers } from './policies/policy-impact.ts';
import { previewPolicyMonitoringHandlers } from './policies/policy-monitoring.ts';
import { previewContactsHandlers, contactsLists } from './profile/contacts.ts';
import { previewPrivacyHandlers, privacyLists } from './profile/privacy.ts';
import { previewProfileHandlers } from './profile/profile.ts';
import { previewUserNamesHandlers } from './profile/user-names.ts';
import { previewCountryRestrictionsHandlers, countryRestrictionsLists } from './restrictions/country-restrictions.ts';
import { previewRestrictionsHandlers, restrictionsLists } from './restrictions/restrictions.ts';
import { previewRolesHandlers, rolesLists } from './roles/roles.ts';
import { previewScimClientsHandlers } from './scim/scim-clients.ts';
import { previewScimHoldsHandlers, scimHoldsLists } from './scim/scim-holds.ts';
import { previewScimTrialsHandlers } from './scim/scim-trials.ts';
import { previewScimHandlers, scimLists } from './scim/scim.ts';
import { previewSecurityCenterHandlers, securityCenterLists } from './security-center/security-center.ts';
import { previewTenantSessionsHandlers, tenantSessionsLists } from './sessions/tenant-sessions.ts';
import { previewSignInHandlers } from './sign-in/sign-in.ts';
import { previewSsoEnforcementHandlers } from './sso/sso-enforcement.ts';
import { previewSsoSetupLinksHandlers, ssoSetupLinksLists } from './sso/sso-setup-links.ts';
import { previewSsoHandlers, ssoLists } from './sso/sso.ts';
import { previewAccountsHandlers, accountsLists } from './sub-accounts/sub-accounts.ts';
import { previewUsageHandlers, usageLists } from './usage/usage.ts';
import { previewMembersHandlers, membersLists } from './users/members.ts';
import type { PreviewState } from './state.types.ts';

type AreaHandlers = (state: PreviewState, scenario: { isEmpty: boolean }) => PreviewHandlers;

/** The handlers of each area. */
export const areas: readonly AreaHandlers[] = [
  previewApiTokensHandlers,
  previewApplicationsHandlers,
  previewAuditStreamsHandlers,
  previewAuditsHandlers,
  previewBillingHandlers,
  previewGroupsHandlers,
  previewInvitationsHandlers,
  previewNotificationsHandlers,
  previewSecurityHandlers,
  previewPolicyHistoryHandlers,
  previewPolicyImpactHandlers,
  previewPolicyMonitoringHandlers,
  previewContactsHandlers,
  previewPrivacyHandlers,
  previewProfileHandlers,
  previewUserNamesHandlers,
  previewCountryRestrictionsHandlers,
  previewRestrictionsHandlers,
  previewRolesHandlers,
  previewScimClientsHandlers,
  previewScimHoldsHandlers,
  previewScimTrialsHandlers,
  previewScimHandlers,
  previewSecurityCenterHandlers,
  previewTenantSessionsHandlers,
  previewSignInHandlers,
  previewSsoEnforcementHandlers,
  previewSsoSetupLinksHandlers,
  previewSsoHandlers,
  previewAccountsHandlers,
  previewUsageHandlers,
  previewMembersHandlers,
];

/** Lists that a scenario may hold back. The frame round them is always there. */
export const lists: readonly string[] = [
  ...apiTokensLists,
  ...auditStreamsLists,
  ...auditsLists,
  ...billingLists,
  ...groupsLists,
  ...notificationsLists,
  ...securityLists,
  ...policyHistoryLists,
  ...contactsLists,
  ...privacyLists,
  ...countryRestrictionsLists,
  ...restrictionsLists,
  ...rolesLists,
  ...scimHoldsLists,
  ...scimLists,
  ...securityCenterLists,
  ...tenantSessionsLists,
  ...ssoSetupLinksLists,
  ...ssoLists,
  ...accountsLists,
  ...usageLists,
  ...membersLists,
];
