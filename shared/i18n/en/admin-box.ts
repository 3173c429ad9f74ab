import { portalApplications } from './portal-applications.ts';
import { portalAccount } from './portal-account.ts';
import { portalAllAccounts } from './portal-all-accounts.ts';
import { portalAccess } from './portal-access.ts';
import { portalPrivacy } from './portal-privacy.ts';
import { portalProfile } from './portal-profile.ts';
import { portalTokens } from './portal-tokens.ts';
import { portalShell } from './portal-shell.ts';
import { portalContacts } from './portal-contacts.ts';
import { notificationTexts } from './notifications.ts';
import { portalActivity } from './portal-activity.ts';
import { portalTools } from './portal-tools.ts';
import { portalGettingIn } from './portal-getting-in.ts';
import { portalInvitations } from './portal-invitations.ts';
import { portalUsage } from './portal-usage.ts';
import { portalPerson } from './portal-person.ts';
import { portalUserNames } from './portal-user-names.ts';
import { portalUsers } from './portal-users.ts';

/** All texts of the portal: their type, and what translations are held against. At run time each page brings its own (`admin-box/page-texts.ts`). */
export const adminBox = {
  ...portalShell,
  ...portalProfile,
  ...portalUsers,
  ...portalPerson,
  ...portalGettingIn,
  ...portalInvitations,
  ...portalAccess,
  ...portalTokens,
  ...portalPrivacy,
  ...portalAccount,
  ...portalApplications,
  ...portalAllAccounts,
  ...portalTools,
  ...portalActivity,
  ...portalUsage,
  ...notificationTexts,
  ...portalContacts,
  ...portalUserNames,
} as const;
