// Made by `npm run generate` from the catalogues beside it.
import type { adminBox } from '#shared/i18n/en/admin-box.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';
import { notificationTextsAr } from './notifications.ts';
import { portalAccessAr } from './portal-access.ts';
import { portalAccountAr } from './portal-account.ts';
import { portalActivityAr } from './portal-activity.ts';
import { portalAllAccountsAr } from './portal-all-accounts.ts';
import { portalApplicationsAr } from './portal-applications.ts';
import { portalContactsAr } from './portal-contacts.ts';
import { portalFrameAr } from './portal-frame.ts';
import { portalInvitationsAr } from './portal-invitations.ts';
import { portalPeopleAr } from './portal-people.ts';
import { portalPrivacyAr } from './portal-privacy.ts';
import { portalTokensAr } from './portal-tokens.ts';
import { portalToolsAr } from './portal-tools.ts';
import { portalUsageAr } from './portal-usage.ts';
import { portalUserNamesAr } from './portal-user-names.ts';

/** Arabic texts of the portal. */
export const adminBoxAr: TranslationOf<typeof adminBox> = {
  ...notificationTextsAr,
  ...portalAccessAr,
  ...portalAccountAr,
  ...portalActivityAr,
  ...portalAllAccountsAr,
  ...portalApplicationsAr,
  ...portalContactsAr,
  ...portalFrameAr,
  ...portalInvitationsAr,
  ...portalPeopleAr,
  ...portalPrivacyAr,
  ...portalTokensAr,
  ...portalToolsAr,
  ...portalUsageAr,
  ...portalUserNamesAr,
};
