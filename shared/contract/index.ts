/** Every endpoint of the server. */
import { accountSettingsContract } from './account-settings.ts';
import { applicationsContract } from './applications.ts';
import { approvalsContract } from './approvals.ts';
import { authContract } from './auth.ts';
import { companySignInContract } from './company-sign-in.ts';
import { entitlementsContract } from './entitlements.ts';
import { environmentContract } from './environment.ts';
import { eventDeliveriesContract } from './event-deliveries.ts';
import { factorResetsContract } from './factor-resets.ts';
import { groupsContract } from './groups.ts';
import { membersContract } from './members.ts';
import { metadataContract } from './metadata.ts';
import { mfaContract, mfaSignInContract } from './mfa.ts';
import { notificationsContract } from './notifications.ts';
import { oauthContract } from './oauth.ts';
import { passwordlessContract } from './passwordless.ts';
import { phonesContract } from './phones.ts';
import { profileContract } from './profile.ts';
import { securityPoliciesContract } from './security-policies.ts';
import { rolesContract } from './roles.ts';
import { captchaContract } from './captcha.ts';
import { impersonationContract } from './impersonation.ts';
import { invitationsContract } from './invitations.ts';
import { sessionsContract } from './sessions.ts';
import { hierarchyContract, subAccountsContract } from './sub-accounts.ts';
import { socialContract } from './social.ts';
import { webauthnContract } from './webauthn.ts';
import { auditsContract } from './audits.ts';
import { tokensContract } from './tokens.ts';
import { usageContract } from './usage.ts';
import { userNamesContract } from './user-names.ts';
import { usersContract } from './users.ts';

export const contract = {
  ...oauthContract,
  ...authContract,
  ...approvalsContract,
  ...mfaSignInContract,
  ...mfaContract,
  ...passwordlessContract,
  ...phonesContract,
  ...profileContract,
  ...usersContract,
  ...userNamesContract,
  ...membersContract,
  ...invitationsContract,
  ...factorResetsContract,
  ...rolesContract,
  ...groupsContract,
  ...metadataContract,
  ...notificationsContract,
  ...entitlementsContract,
  ...environmentContract,
  ...socialContract,
  ...companySignInContract,
  ...webauthnContract,
  ...securityPoliciesContract,
  ...sessionsContract,
  ...captchaContract,
  ...impersonationContract,
  ...accountSettingsContract,
  ...applicationsContract,
  ...hierarchyContract,
  ...subAccountsContract,
  ...tokensContract,
  ...auditsContract,
  ...eventDeliveriesContract,
  ...usageContract,
};

export type PorticoContract = typeof contract;
