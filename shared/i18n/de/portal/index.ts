// Made by `npm run generate` from the catalogues next to it.
import type { Translated } from '#shared/i18n/en/portal/index.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';
import { portalAddUsers } from './add-users.ts';
import { portalApiTokens } from './api-tokens.ts';
import { portalApplications } from './applications.ts';
import { portalAuditFilters } from './audit-filters.ts';
import { portalAuditStreams } from './audit-streams.ts';
import { portalAudits } from './audits.ts';
import { portalBillingCheckout } from './billing-checkout.ts';
import { portalBilling } from './billing.ts';
import { portalCharts } from './charts.ts';
import { portalCountryRestrictions } from './country-restrictions.ts';
import { portalDomainRestrictions } from './domain-restrictions.ts';
import { portalInvitations } from './invitations.ts';
import { portalIpRestrictions } from './ip-restrictions.ts';
import { portalLiveSessions } from './live-sessions.ts';
import { notificationTexts } from './notifications.ts';
import { portalOrganization } from './organization.ts';
import { portalPolicies } from './policies.ts';
import { portalPolicyHistory } from './policy-history.ts';
import { portalProfileContacts } from './profile-contacts.ts';
import { portalProfileImages } from './profile-images.ts';
import { portalProfilePassword } from './profile-password.ts';
import { portalProfilePrivacy } from './profile-privacy.ts';
import { portalProfile } from './profile.ts';
import { portalRolesAndGroups } from './roles-and-groups.ts';
import { portalScimClients } from './scim-clients.ts';
import { portalScimGuide } from './scim-guide.ts';
import { portalScimHolds } from './scim-holds.ts';
import { portalScimLinking } from './scim-linking.ts';
import { portalScimLog } from './scim-log.ts';
import { portalScimTrial } from './scim-trial.ts';
import { portalScim } from './scim.ts';
import { portalSecurityCenter } from './security-center.ts';
import { portalSessions } from './sessions.ts';
import { portalShell } from './shell.ts';
import { portalSsoDoctor } from './sso-doctor.ts';
import { portalSsoGuest } from './sso-guest.ts';
import { portalSsoLinks } from './sso-links.ts';
import { portalSsoRequired } from './sso-required.ts';
import { portalSsoTest } from './sso-test.ts';
import { portalSsoTry } from './sso-try.ts';
import { portalSso } from './sso.ts';
import { portalSubAccounts } from './sub-accounts.ts';
import { portalTools } from './tools.ts';
import { portalUsage } from './usage.ts';
import { portalUserActivity } from './user-activity.ts';
import { portalUserDrawer } from './user-drawer.ts';
import { portalUserNames } from './user-names.ts';
import { portalUsersList } from './users-list.ts';
import { portalUsers } from './users.ts';

export { ui } from '#shared/i18n/de/ui.ts';

/** With the first failure, as in English. */
export const loadErrors = () => import('#shared/i18n/de/errors.ts');

export const adminBox: TranslationOf<Translated> = {
  ...portalAddUsers,
  ...portalApiTokens,
  ...portalApplications,
  ...portalAuditFilters,
  ...portalAuditStreams,
  ...portalAudits,
  ...portalBillingCheckout,
  ...portalBilling,
  ...portalCharts,
  ...portalCountryRestrictions,
  ...portalDomainRestrictions,
  ...portalInvitations,
  ...portalIpRestrictions,
  ...portalLiveSessions,
  ...notificationTexts,
  ...portalOrganization,
  ...portalPolicies,
  ...portalPolicyHistory,
  ...portalProfileContacts,
  ...portalProfileImages,
  ...portalProfilePassword,
  ...portalProfilePrivacy,
  ...portalProfile,
  ...portalRolesAndGroups,
  ...portalScimClients,
  ...portalScimGuide,
  ...portalScimHolds,
  ...portalScimLinking,
  ...portalScimLog,
  ...portalScimTrial,
  ...portalScim,
  ...portalSecurityCenter,
  ...portalSessions,
  ...portalShell,
  ...portalSsoDoctor,
  ...portalSsoGuest,
  ...portalSsoLinks,
  ...portalSsoRequired,
  ...portalSsoTest,
  ...portalSsoTry,
  ...portalSso,
  ...portalSubAccounts,
  ...portalTools,
  ...portalUsage,
  ...portalUserActivity,
  ...portalUserDrawer,
  ...portalUserNames,
  ...portalUsersList,
  ...portalUsers,
};
