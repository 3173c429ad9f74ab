// Made by `npm run generate` from the catalogues beside it.
import { notificationTexts } from './notifications.ts';
import { portalAccess } from './portal-access.ts';
import { portalAccount } from './portal-account.ts';
import { portalActivity } from './portal-activity.ts';
import { portalAllAccounts } from './portal-all-accounts.ts';
import { portalApplications } from './portal-applications.ts';
import { portalContacts } from './portal-contacts.ts';
import { portalGettingIn } from './portal-getting-in.ts';
import { portalInvitations } from './portal-invitations.ts';
import { portalPeople } from './portal-people.ts';
import { portalPerson } from './portal-person.ts';
import { portalPrivacy } from './portal-privacy.ts';
import { portalProfile } from './portal-profile.ts';
import { portalShell } from './portal-shell.ts';
import { portalTokens } from './portal-tokens.ts';
import { portalTools } from './portal-tools.ts';
import { portalUsage } from './portal-usage.ts';
import { portalUserNames } from './portal-user-names.ts';
import { portalUsers } from './portal-users.ts';

/** All texts of the portal: their type, and what translations are held against. At run time each page brings its own (`admin-box/i18n/page-texts.ts`). */
export const adminBox = {
  ...notificationTexts,
  ...portalAccess,
  ...portalAccount,
  ...portalActivity,
  ...portalAllAccounts,
  ...portalApplications,
  ...portalContacts,
  ...portalGettingIn,
  ...portalInvitations,
  ...portalPeople,
  ...portalPerson,
  ...portalPrivacy,
  ...portalProfile,
  ...portalShell,
  ...portalTokens,
  ...portalTools,
  ...portalUsage,
  ...portalUserNames,
  ...portalUsers,
} as const;
