// Made by `npm run generate` from the catalogues next to it.
import type { Translated } from '#shared/i18n/en/portal/index.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';
import { portalAccess } from './access.ts';
import { portalAccount } from './account.ts';
import { portalActivity } from './activity.ts';
import { portalAddUsers } from './add-users.ts';
import { portalAllAccounts } from './all-accounts.ts';
import { portalApplications } from './applications.ts';
import { portalAuditFilters } from './audit-filters.ts';
import { portalAudits } from './audits.ts';
import { portalCheckout } from './checkout.ts';
import { portalContacts } from './contacts.ts';
import { portalCountries } from './countries.ts';
import { portalDomainLists } from './domain-lists.ts';
import { portalImages } from './images.ts';
import { portalInvitations } from './invitations.ts';
import { portalIpLists } from './ip-lists.ts';
import { portalLiveSessions } from './live-sessions.ts';
import { notificationTexts } from './notifications.ts';
import { portalPassword } from './password.ts';
import { portalPeople } from './people.ts';
import { portalPerson } from './person.ts';
import { portalPolicyHistory } from './policy-history.ts';
import { portalPrivacy } from './privacy.ts';
import { portalProfile } from './profile.ts';
import { portalProvisioningClients } from './provisioning-clients.ts';
import { portalProvisioningHolds } from './provisioning-holds.ts';
import { portalProvisioningLog } from './provisioning-log.ts';
import { portalProvisioningTrial } from './provisioning-trial.ts';
import { portalProvisioning } from './provisioning.ts';
import { portalSecurityCenter } from './security-center.ts';
import { portalSecurity } from './security.ts';
import { portalSessions } from './sessions.ts';
import { portalShell } from './shell.ts';
import { portalSsoDoctor } from './sso-doctor.ts';
import { portalSsoGuest } from './sso-guest.ts';
import { portalSsoLinks } from './sso-links.ts';
import { portalSsoRequired } from './sso-required.ts';
import { portalSsoTest } from './sso-test.ts';
import { portalSsoTry } from './sso-try.ts';
import { portalSso } from './sso.ts';
import { portalStreams } from './streams.ts';
import { portalSubscriptions } from './subscriptions.ts';
import { portalTokens } from './tokens.ts';
import { portalTools } from './tools.ts';
import { portalUsage } from './usage.ts';
import { portalUserNames } from './user-names.ts';
import { portalUsers } from './users.ts';

export { ui } from '#shared/i18n/ja/ui.ts';

/** With the first failure, as in English. */
export const loadErrors = () => import('#shared/i18n/ja/errors.ts');

export const adminBox: TranslationOf<Translated> = {
  ...portalAccess,
  ...portalAccount,
  ...portalActivity,
  ...portalAddUsers,
  ...portalAllAccounts,
  ...portalApplications,
  ...portalAuditFilters,
  ...portalAudits,
  ...portalCheckout,
  ...portalContacts,
  ...portalCountries,
  ...portalDomainLists,
  ...portalImages,
  ...portalInvitations,
  ...portalIpLists,
  ...portalLiveSessions,
  ...notificationTexts,
  ...portalPassword,
  ...portalPeople,
  ...portalPerson,
  ...portalPolicyHistory,
  ...portalPrivacy,
  ...portalProfile,
  ...portalProvisioningClients,
  ...portalProvisioningHolds,
  ...portalProvisioningLog,
  ...portalProvisioningTrial,
  ...portalProvisioning,
  ...portalSecurityCenter,
  ...portalSecurity,
  ...portalSessions,
  ...portalShell,
  ...portalSsoDoctor,
  ...portalSsoGuest,
  ...portalSsoLinks,
  ...portalSsoRequired,
  ...portalSsoTest,
  ...portalSsoTry,
  ...portalSso,
  ...portalStreams,
  ...portalSubscriptions,
  ...portalTokens,
  ...portalTools,
  ...portalUsage,
  ...portalUserNames,
  ...portalUsers,
};
