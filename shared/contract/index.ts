/** Every endpoint of the server, area by area. Mounting, OpenAPI, coverage and the clients follow from this list. */
import type { Contract } from './define.ts';
import { accountSettingsContract } from './account-settings.ts';
import { applicationsContract } from './applications.ts';
import { approvalsContract } from './approvals.ts';
import { auditsContract } from './audits.ts';
import { authContract } from './auth.ts';
import { captchaContract } from './captcha.ts';
import { ssoSignInContract } from './sso-sign-in.ts';
import { entitlementsContract } from './entitlements.ts';
import { environmentContract } from './environment.ts';
import { eventDeliveriesContract } from './event-deliveries.ts';
import { factorResetsContract } from './factor-resets.ts';
import { groupsContract } from './groups.ts';
import { impersonationContract } from './impersonation.ts';
import { invitationsContract } from './invitations.ts';
import { membersContract } from './members.ts';
import { metadataContract } from './metadata.ts';
import { mfaContract, mfaSignInContract } from './mfa.ts';
import { notificationsContract } from './notifications.ts';
import { oauthContract } from './oauth.ts';
import { passwordlessContract } from './passwordless.ts';
import { phonesContract } from './phones.ts';
import { profileContract } from './profile.ts';
import { rolesContract } from './roles.ts';
import { securityPoliciesContract } from './security-policies.ts';
import { sessionsContract } from './sessions.ts';
import { socialContract } from './social.ts';
import { hierarchyContract, subAccountsContract } from './sub-accounts.ts';
import { tokensContract } from './tokens.ts';
import { usageContract } from './usage.ts';
import { userNamesContract } from './user-names.ts';
import { usersContract } from './users.ts';
import { webauthnContract } from './webauthn.ts';

/** The contract of each area, by its name. `server/routes/index.ts` has handlers for each, or does not compile. */
export const areas = {
  oauth: oauthContract,
  auth: authContract,
  approvals: approvalsContract,
  mfaSignIn: mfaSignInContract,
  mfa: mfaContract,
  passwordless: passwordlessContract,
  phones: phonesContract,
  profile: profileContract,
  users: usersContract,
  userNames: userNamesContract,
  members: membersContract,
  invitations: invitationsContract,
  factorResets: factorResetsContract,
  roles: rolesContract,
  groups: groupsContract,
  metadata: metadataContract,
  notifications: notificationsContract,
  entitlements: entitlementsContract,
  environment: environmentContract,
  social: socialContract,
  ssoSignIn: ssoSignInContract,
  webauthn: webauthnContract,
  securityPolicies: securityPoliciesContract,
  sessions: sessionsContract,
  captcha: captchaContract,
  impersonation: impersonationContract,
  accountSettings: accountSettingsContract,
  applications: applicationsContract,
  hierarchy: hierarchyContract,
  subAccounts: subAccountsContract,
  tokens: tokensContract,
  audits: auditsContract,
  eventDeliveries: eventDeliveriesContract,
  usage: usageContract,
} satisfies Record<string, Contract>;

export type Areas = typeof areas;
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** All endpoints in one record, by method and path. */
export const contract = Object.assign({}, ...Object.values(areas)) as {
  [Route in keyof Together<Areas[keyof Areas]>]: Together<Areas[keyof Areas]>[Route];
};

export type PorticoContract = typeof contract;
