// Made by `npm run generate` from the catalogues next to it.
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
import { portalSecurity } from './security.ts';
import { portalSessions } from './sessions.ts';
import { portalShell } from './shell.ts';
import { portalTokens } from './tokens.ts';
import { portalTools } from './tools.ts';
import { portalUsage } from './usage.ts';
import { portalUserNames } from './user-names.ts';
import { portalUsers } from './users.ts';

/** All texts of the portal: the type of a complete translation. At run time each page brings its own (`admin-box/i18n/page-texts.ts`). */
export const adminBox = {
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
  ...portalSecurity,
  ...portalSessions,
  ...portalShell,
  ...portalTokens,
  ...portalTools,
  ...portalUsage,
  ...portalUserNames,
  ...portalUsers,
} as const;

/** What every language has: all but the catalogues that `untranslated.json` lists. */
export type Translated = Omit<typeof adminBox, keyof typeof portalSecurity>;
