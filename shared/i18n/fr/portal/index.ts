// Made by `npm run generate` from the catalogues next to it.
import type { Translated } from '#shared/i18n/en/portal/index.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';
import { portalAccess } from './access.ts';
import { portalAccount } from './account.ts';
import { portalActivity } from './activity.ts';
import { portalAllAccounts } from './all-accounts.ts';
import { portalApplications } from './applications.ts';
import { portalAudits } from './audits.ts';
import { portalContacts } from './contacts.ts';
import { portalGettingIn } from './getting-in.ts';
import { portalInvitations } from './invitations.ts';
import { notificationTexts } from './notifications.ts';
import { portalPeople } from './people.ts';
import { portalPerson } from './person.ts';
import { portalPrivacy } from './privacy.ts';
import { portalProfile } from './profile.ts';
import { portalSessions } from './sessions.ts';
import { portalShell } from './shell.ts';
import { portalTokens } from './tokens.ts';
import { portalTools } from './tools.ts';
import { portalUsage } from './usage.ts';
import { portalUserNames } from './user-names.ts';
import { portalUsers } from './users.ts';

export { ui } from '#shared/i18n/fr/ui.ts';

/** With the first failure, as in English. */
export const loadErrors = () => import('#shared/i18n/fr/errors.ts');

export const adminBox: TranslationOf<Translated> = {
  ...portalAccess,
  ...portalAccount,
  ...portalActivity,
  ...portalAllAccounts,
  ...portalApplications,
  ...portalAudits,
  ...portalContacts,
  ...portalGettingIn,
  ...portalInvitations,
  ...notificationTexts,
  ...portalPeople,
  ...portalPerson,
  ...portalPrivacy,
  ...portalProfile,
  ...portalSessions,
  ...portalShell,
  ...portalTokens,
  ...portalTools,
  ...portalUsage,
  ...portalUserNames,
  ...portalUsers,
};
