// Made by `npm run generate` from the files next to it.
import type { PreviewHandlers } from './answers.ts';
import { previewAccountsHandlers, accountsLists } from './accounts.ts';
import { previewApplicationsHandlers } from './applications.ts';
import { previewAuditStreamsHandlers, auditStreamsLists } from './audit-streams.ts';
import { previewAuditsHandlers, auditsLists } from './audits.ts';
import { previewBillingHandlers, billingLists } from './billing.ts';
import { previewContactsHandlers, contactsLists } from './contacts.ts';
import { previewCountryRestrictionsHandlers, countryRestrictionsLists } from './country-restrictions.ts';
import { previewDirectoryClientsHandlers } from './directory-clients.ts';
import { previewDirectoryHoldsHandlers, directoryHoldsLists } from './directory-holds.ts';
import { previewDirectoryTrialsHandlers } from './directory-trials.ts';
import { previewDirectoryHandlers, directoryLists } from './directory.ts';
import { previewGroupsHandlers, groupsLists } from './groups.ts';
import { previewInvitationsHandlers } from './invitations.ts';
import { previewMembersHandlers, membersLists } from './members.ts';
import { previewNotificationsHandlers, notificationsLists } from './notifications.ts';
import { previewPolicyHistoryHandlers, policyHistoryLists } from './policy-history.ts';
import { previewPolicyImpactHandlers } from './policy-impact.ts';
import { previewPolicyMonitoringHandlers } from './policy-monitoring.ts';
import { previewPrivacyHandlers, privacyLists } from './privacy.ts';
import { previewProfileHandlers } from './profile.ts';
import { previewRestrictionsHandlers, restrictionsLists } from './restrictions.ts';
import { previewRolesHandlers, rolesLists } from './roles.ts';
import { previewSecurityCenterHandlers, securityCenterLists } from './security-center.ts';
import { previewSecurityHandlers, securityLists } from './security.ts';
import { previewSignInHandlers } from './sign-in.ts';
import { previewSsoEnforcementHandlers } from './sso-enforcement.ts';
import { previewSsoSetupLinksHandlers, ssoSetupLinksLists } from './sso-setup-links.ts';
import { previewSsoHandlers, ssoLists } from './sso.ts';
import { previewTenantSessionsHandlers, tenantSessionsLists } from './tenant-sessions.ts';
import { previewTokensHandlers, tokensLists } from './tokens.ts';
import { previewUsageHandlers, usageLists } from './usage.ts';
import { previewUserNamesHandlers } from './user-names.ts';
import type { PreviewState } from './state.types.ts';

type AreaHandlers = (state: PreviewState, scenario: { isEmpty: boolean }) => PreviewHandlers;

/** The handlers of each area. */
export const areas: readonly AreaHandlers[] = [
  previewAccountsHandlers,
  previewApplicationsHandlers,
  previewAuditStreamsHandlers,
  previewAuditsHandlers,
  previewBillingHandlers,
  previewContactsHandlers,
  previewCountryRestrictionsHandlers,
  previewDirectoryClientsHandlers,
  previewDirectoryHoldsHandlers,
  previewDirectoryTrialsHandlers,
  previewDirectoryHandlers,
  previewGroupsHandlers,
  previewInvitationsHandlers,
  previewMembersHandlers,
  previewNotificationsHandlers,
  previewPolicyHistoryHandlers,
  previewPolicyImpactHandlers,
  previewPolicyMonitoringHandlers,
  previewPrivacyHandlers,
  previewProfileHandlers,
  previewRestrictionsHandlers,
  previewRolesHandlers,
  previewSecurityCenterHandlers,
  previewSecurityHandlers,
  previewSignInHandlers,
  previewSsoEnforcementHandlers,
  previewSsoSetupLinksHandlers,
  previewSsoHandlers,
  previewTenantSessionsHandlers,
  previewTokensHandlers,
  previewUsageHandlers,
  previewUserNamesHandlers,
];

/** Lists that a scenario may hold back. The frame round them is always there. */
export const lists: readonly string[] = [
  ...accountsLists,
  ...auditStreamsLists,
  ...auditsLists,
  ...billingLists,
  ...contactsLists,
  ...countryRestrictionsLists,
  ...directoryHoldsLists,
  ...directoryLists,
  ...groupsLists,
  ...membersLists,
  ...notificationsLists,
  ...policyHistoryLists,
  ...privacyLists,
  ...restrictionsLists,
  ...rolesLists,
  ...securityCenterLists,
  ...securityLists,
  ...ssoSetupLinksLists,
  ...ssoLists,
  ...tenantSessionsLists,
  ...tokensLists,
  ...usageLists,
];
