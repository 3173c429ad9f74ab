/** The handlers of each area of the contract. An area without an entry does not compile. */
import type { Areas } from '#shared/contract/index.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { applicationsRoutes } from './applications.routes.ts';
import { accountSettingsRoutes } from './account-settings.routes.ts';
import { hierarchyRoutes } from './hierarchy.routes.ts';
import { subAccountsRoutes } from './sub-accounts.routes.ts';
import { approvalsRoutes } from './approvals.routes.ts';
import { authRoutes } from './auth.routes.ts';
import { ssoSignInRoutes } from './sso-sign-in.routes.ts';
import { entitlementsRoutes } from './entitlements.routes.ts';
import { environmentRoutes } from './environment.routes.ts';
import { eventDeliveriesRoutes } from './event-deliveries.routes.ts';
import { groupsRoutes } from './groups.routes.ts';
import { membersRoutes } from './members.routes.ts';
import { factorResetsRoutes } from './factor-resets.routes.ts';
import { rolesRoutes } from './roles.routes.ts';
import { metadataRoutes } from './metadata.routes.ts';
import { mfaRoutes } from './mfa.routes.ts';
import { mfaSignInRoutes } from './mfa-sign-in.routes.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { oauthRoutes } from './oauth.routes.ts';
import { passwordlessRoutes } from './passwordless.routes.ts';
import { phonesRoutes } from './phones.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { socialRoutes } from './social.routes.ts';
import { securityPoliciesRoutes } from './security-policies.routes.ts';
import { captchaRoutes } from './captcha.routes.ts';
import { impersonationRoutes } from './impersonation.routes.ts';
import { invitationsRoutes } from './invitations.routes.ts';
import { sessionsRoutes } from './sessions.routes.ts';
import { webauthnRoutes } from './webauthn.routes.ts';
import { auditsRoutes } from './audits.routes.ts';
import { usageRoutes } from './usage.routes.ts';
import { tokensRoutes } from './tokens.routes.ts';
import { userNamesRoutes } from './user-names.routes.ts';
import { usersRoutes } from './users.routes.ts';

export const routes: { [Area in keyof Areas]: (services: Services) => Handlers<Areas[Area]> } = {
  oauth: oauthRoutes,
  auth: authRoutes,
  approvals: approvalsRoutes,
  social: socialRoutes,
  ssoSignIn: ssoSignInRoutes,
  webauthn: webauthnRoutes,
  passwordless: passwordlessRoutes,
  phones: phonesRoutes,
  mfaSignIn: mfaSignInRoutes,
  mfa: mfaRoutes,
  profile: profileRoutes,
  users: usersRoutes,
  userNames: userNamesRoutes,
  members: membersRoutes,
  invitations: invitationsRoutes,
  factorResets: factorResetsRoutes,
  roles: rolesRoutes,
  groups: groupsRoutes,
  metadata: metadataRoutes,
  notifications: notificationsRoutes,
  entitlements: entitlementsRoutes,
  environment: environmentRoutes,
  securityPolicies: securityPoliciesRoutes,
  sessions: sessionsRoutes,
  captcha: captchaRoutes,
  impersonation: impersonationRoutes,
  accountSettings: accountSettingsRoutes,
  applications: applicationsRoutes,
  hierarchy: hierarchyRoutes,
  subAccounts: subAccountsRoutes,
  tokens: tokensRoutes,
  audits: auditsRoutes,
  eventDeliveries: eventDeliveriesRoutes,
  usage: usageRoutes,
};
