// Made by `npm run generate` from the catalogues next to it.
import type { Translated } from '#shared/i18n/en/portal/index.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';
import { portalAddUsers } from './add-users.ts';
import { portalTokens } from './api-tokens.ts';
import { portalApplications } from './applications.ts';
import { portalAuditFilters } from './audit-filters.ts';
import { portalStreams } from './audit-streams.ts';
import { portalAudits } from './audits.ts';
import { portalCheckout } from './billing-checkout.ts';
import { portalSubscriptions } from './billing.ts';
import { portalCountries } from './country-restrictions.ts';
import { portalDomainLists } from './domain-restrictions.ts';
import { portalInvitations } from './invitations.ts';
import { portalIpLists } from './ip-restrictions.ts';
import { portalLiveSessions } from './live-sessions.ts';
import { notificationTexts } from './notifications.ts';
import { portalAccount } from './organization.ts';
import { portalSecurity } from './policies.ts';
import { portalPolicyHistory } from './policy-history.ts';
import { portalContacts } from './profile-contacts.ts';
import { portalImages } from './profile-images.ts';
import { portalPassword } from './profile-password.ts';
import { portalPrivacy } from './profile-privacy.ts';
import { portalProfile } from './profile.ts';
import { portalAccess } from './roles-and-groups.ts';
import { portalProvisioningClients } from './scim-clients.ts';
import { portalProvisioningHolds } from './scim-holds.ts';
import { portalProvisioningLog } from './scim-log.ts';
import { portalProvisioningTrial } from './scim-trial.ts';
import { portalProvisioning } from './scim.ts';
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
import { portalAllAccounts } from './sub-accounts.ts';
import { portalTools } from './tools.ts';
import { portalUsage } from './usage.ts';
import { portalActivity } from './user-activity.ts';
import { portalPerson } from './user-drawer.ts';
import { portalUserNames } from './user-names.ts';
import { portalPeople } from './users-list.ts';
import { portalUsers } from './users.ts';

export { ui } from '#shared/i18n/ar/ui.ts';

/** With the first failure, as in English. */
export const loadErrors = () => import('#shared/i18n/ar/errors.ts');

export const adminBox: TranslationOf<Translated> = {
  ...portalAddUsers,
  ...portalTokens,
  ...portalApplications,
  ...portalAuditFilters,
  ...portalStreams,
  ...portalAudits,
  ...portalCheckout,
  ...portalSubscriptions,
  ...portalCountries,
  ...portalDomainLists,
  ...portalInvitations,
  ...portalIpLists,
  ...portalLiveSessions,
  ...notificationTexts,
  ...portalAccount,
  ...portalSecurity,
  ...portalPolicyHistory,
  ...portalContacts,
  ...portalImages,
  ...portalPassword,
  ...portalPrivacy,
  ...portalProfile,
  ...portalAccess,
  ...portalProvisioningClients,
  ...portalProvisioningHolds,
  ...portalProvisioningLog,
  ...portalProvisioningTrial,
  ...portalProvisioning,
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
  ...portalAllAccounts,
  ...portalTools,
  ...portalUsage,
  ...portalActivity,
  ...portalPerson,
  ...portalUserNames,
  ...portalPeople,
  ...portalUsers,
};
