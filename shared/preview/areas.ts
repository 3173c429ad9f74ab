// Made by `npm run generate` from the files next to it.
import type { PreviewHandlers } from './answers.ts';
import { previewAccountsHandlers, accountsLists } from './accounts.ts';
import { previewApplicationsHandlers } from './applications.ts';
import { previewAuditsHandlers, auditsLists } from './audits.ts';
import { previewContactsHandlers, contactsLists } from './contacts.ts';
import { previewGroupsHandlers, groupsLists } from './groups.ts';
import { previewInvitationsHandlers } from './invitations.ts';
import { previewMembersHandlers, membersLists } from './members.ts';
import { previewNotificationsHandlers, notificationsLists } from './notifications.ts';
import { previewPolicyImpactHandlers } from './policy-impact.ts';
import { previewPrivacyHandlers, privacyLists } from './privacy.ts';
import { previewProfileHandlers } from './profile.ts';
import { previewRestrictionsHandlers, restrictionsLists } from './restrictions.ts';
import { previewRolesHandlers, rolesLists } from './roles.ts';
import { previewSecurityHandlers, securityLists } from './security.ts';
import { previewSignInHandlers } from './sign-in.ts';
import { previewTokensHandlers, tokensLists } from './tokens.ts';
import { previewUsageHandlers, usageLists } from './usage.ts';
import { previewUserNamesHandlers } from './user-names.ts';
import type { PreviewState } from './state.types.ts';

type AreaHandlers = (state: PreviewState, scenario: { isEmpty: boolean }) => PreviewHandlers;

/** The handlers of each area. */
export const areas: readonly AreaHandlers[] = [
  previewAccountsHandlers,
  previewApplicationsHandlers,
  previewAuditsHandlers,
  previewContactsHandlers,
  previewGroupsHandlers,
  previewInvitationsHandlers,
  previewMembersHandlers,
  previewNotificationsHandlers,
  previewPolicyImpactHandlers,
  previewPrivacyHandlers,
  previewProfileHandlers,
  previewRestrictionsHandlers,
  previewRolesHandlers,
  previewSecurityHandlers,
  previewSignInHandlers,
  previewTokensHandlers,
  previewUsageHandlers,
  previewUserNamesHandlers,
];

/** Lists that a scenario may hold back. The frame round them is always there. */
export const lists: readonly string[] = [
  ...accountsLists,
  ...auditsLists,
  ...contactsLists,
  ...groupsLists,
  ...membersLists,
  ...notificationsLists,
  ...privacyLists,
  ...restrictionsLists,
  ...rolesLists,
  ...securityLists,
  ...tokensLists,
  ...usageLists,
];
