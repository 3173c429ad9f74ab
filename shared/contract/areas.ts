// Made by `npm run generate` from the contracts next to it.
import type { Contract } from './define.ts';
import { accountSettingsContract } from './account-settings.ts';
import { applicationsContract } from './applications.ts';
import { approvalsContract } from './approvals.ts';
import { auditsContract } from './audits.ts';
import { authContract } from './auth.ts';
import { captchaContract } from './captcha.ts';
import { entitlementsContract } from './entitlements.ts';
import { environmentContract } from './environment.ts';
import { eventDeliveriesContract } from './event-deliveries.ts';
import { factorResetsContract } from './factor-resets.ts';
import { groupsContract } from './groups.ts';
import { impersonationContract } from './impersonation.ts';
import { invitationsContract } from './invitations.ts';
import { membersContract } from './members.ts';
import { metadataContract } from './metadata.ts';
import { mfaSignInContract, mfaContract } from './mfa.ts';
import { notificationsContract } from './notifications.ts';
import { oauthContract } from './oauth.ts';
import { passwordlessContract } from './passwordless.ts';
import { phonesContract } from './phones.ts';
import { policyImpactContract } from './policy-impact.ts';
import { profileContract } from './profile.ts';
import { restrictionsContract } from './restrictions.ts';
import { rolesContract } from './roles.ts';
import { securityPoliciesContract } from './security-policies.ts';
import { sessionsContract } from './sessions.ts';
import { socialContract } from './social.ts';
import { ssoSignInContract } from './sso-sign-in.ts';
import { hierarchyContract, subAccountsContract } from './sub-accounts.ts';
import { tokensContract } from './tokens.ts';
import { usageContract } from './usage.ts';
import { userNamesContract } from './user-names.ts';
import { usersContract } from './users.ts';
import { webauthnContract } from './webauthn.ts';

/** The contract of each area, by its name. */
export const areas = {
  accountSettings: accountSettingsContract,
  applications: applicationsContract,
  approvals: approvalsContract,
  audits: auditsContract,
  auth: authContract,
  captcha: captchaContract,
  entitlements: entitlementsContract,
  environment: environmentContract,
  eventDeliveries: eventDeliveriesContract,
  factorResets: factorResetsContract,
  groups: groupsContract,
  hierarchy: hierarchyContract,
  impersonation: impersonationContract,
  invitations: invitationsContract,
  members: membersContract,
  metadata: metadataContract,
  mfa: mfaContract,
  mfaSignIn: mfaSignInContract,
  notifications: notificationsContract,
  oauth: oauthContract,
  passwordless: passwordlessContract,
  phones: phonesContract,
  policyImpact: policyImpactContract,
  profile: profileContract,
  restrictions: restrictionsContract,
  roles: rolesContract,
  securityPolicies: securityPoliciesContract,
  sessions: sessionsContract,
  social: socialContract,
  ssoSignIn: ssoSignInContract,
  subAccounts: subAccountsContract,
  tokens: tokensContract,
  usage: usageContract,
  userNames: userNamesContract,
  users: usersContract,
  webauthn: webauthnContract,
} satisfies Record<string, Contract>;
