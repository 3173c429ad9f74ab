// Made by `npm run generate` from the routes next to it.
import type { Areas } from '#shared/contract/index.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { accountSettingsRoutes } from './account-settings.routes.ts';
import { applicationsRoutes } from './applications.routes.ts';
import { approvalsRoutes } from './approvals.routes.ts';
import { auditStreamsRoutes } from './audit-streams.routes.ts';
import { auditsRoutes } from './audits.routes.ts';
import { authRoutes } from './auth.routes.ts';
import { billingRoutes } from './billing.routes.ts';
import { captchaRoutes } from './captcha.routes.ts';
import { cardPaymentsRoutes } from './card-payments.routes.ts';
import { countryRestrictionsRoutes } from './country-restrictions.routes.ts';
import { directoryClientsRoutes } from './directory-clients.routes.ts';
import { directoryHoldsRoutes } from './directory-holds.routes.ts';
import { directoryTrialsRoutes } from './directory-trials.routes.ts';
import { directoryRoutes } from './directory.routes.ts';
import { entitlementsRoutes } from './entitlements.routes.ts';
import { environmentRoutes } from './environment.routes.ts';
import { eventDeliveriesRoutes } from './event-deliveries.routes.ts';
import { factorResetsRoutes } from './factor-resets.routes.ts';
import { groupsRoutes } from './groups.routes.ts';
import { hierarchyRoutes } from './hierarchy.routes.ts';
import { impersonationRoutes } from './impersonation.routes.ts';
import { invitationsRoutes } from './invitations.routes.ts';
import { membersRoutes } from './members.routes.ts';
import { metadataRoutes } from './metadata.routes.ts';
import { mfaSignInRoutes } from './mfa-sign-in.routes.ts';
import { mfaRoutes } from './mfa.routes.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { oauthRoutes } from './oauth.routes.ts';
import { passwordlessRoutes } from './passwordless.routes.ts';
import { phonesRoutes } from './phones.routes.ts';
import { policyHistoryRoutes } from './policy-history.routes.ts';
import { policyImpactRoutes } from './policy-impact.routes.ts';
import { policyMonitoringRoutes } from './policy-monitoring.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { restrictionsRoutes } from './restrictions.routes.ts';
import { rolesRoutes } from './roles.routes.ts';
import { samlConfigRoutes } from './saml-config.routes.ts';
import { securityCenterRoutes } from './security-center.routes.ts';
import { securityPoliciesRoutes } from './security-policies.routes.ts';
import { sessionsRoutes } from './sessions.routes.ts';
import { socialRoutes } from './social.routes.ts';
import { ssoConfigRoutes } from './sso-config.routes.ts';
import { ssoEnforcementRoutes } from './sso-enforcement.routes.ts';
import { ssoExchangesRoutes } from './sso-exchanges.routes.ts';
import { ssoSetupGuestRoutes } from './sso-setup-guest.routes.ts';
import { ssoSetupLinksRoutes } from './sso-setup-links.routes.ts';
import { ssoSignInRoutes } from './sso-sign-in.routes.ts';
import { ssoTestProviderRoutes } from './sso-test-provider.routes.ts';
import { subAccountsRoutes } from './sub-accounts.routes.ts';
import { subscriptionsRoutes } from './subscriptions.routes.ts';
import { tokensRoutes } from './tokens.routes.ts';
import { usageRoutes } from './usage.routes.ts';
import { userNamesRoutes } from './user-names.routes.ts';
import { usersRoutes } from './users.routes.ts';
import { webauthnRoutes } from './webauthn.routes.ts';
import { webhooksRoutes } from './webhooks.routes.ts';

/** The handlers of each area of the contract. An area without handlers does not compile, nor do handlers without an area. */
export const routes: { [Area in keyof Areas]: (services: Services) => Handlers<Areas[Area]> } = {
  accountSettings: accountSettingsRoutes,
  applications: applicationsRoutes,
  approvals: approvalsRoutes,
  auditStreams: auditStreamsRoutes,
  audits: auditsRoutes,
  auth: authRoutes,
  billing: billingRoutes,
  captcha: captchaRoutes,
  cardPayments: cardPaymentsRoutes,
  countryRestrictions: countryRestrictionsRoutes,
  directory: directoryRoutes,
  directoryClients: directoryClientsRoutes,
  directoryHolds: directoryHoldsRoutes,
  directoryTrials: directoryTrialsRoutes,
  entitlements: entitlementsRoutes,
  environment: environmentRoutes,
  eventDeliveries: eventDeliveriesRoutes,
  factorResets: factorResetsRoutes,
  groups: groupsRoutes,
  hierarchy: hierarchyRoutes,
  impersonation: impersonationRoutes,
  invitations: invitationsRoutes,
  members: membersRoutes,
  metadata: metadataRoutes,
  mfa: mfaRoutes,
  mfaSignIn: mfaSignInRoutes,
  notifications: notificationsRoutes,
  oauth: oauthRoutes,
  passwordless: passwordlessRoutes,
  phones: phonesRoutes,
  policyHistory: policyHistoryRoutes,
  policyImpact: policyImpactRoutes,
  policyMonitoring: policyMonitoringRoutes,
  profile: profileRoutes,
  restrictions: restrictionsRoutes,
  roles: rolesRoutes,
  samlConfig: samlConfigRoutes,
  securityCenter: securityCenterRoutes,
  securityPolicies: securityPoliciesRoutes,
  sessions: sessionsRoutes,
  social: socialRoutes,
  ssoConfig: ssoConfigRoutes,
  ssoEnforcement: ssoEnforcementRoutes,
  ssoExchanges: ssoExchangesRoutes,
  ssoSetupGuest: ssoSetupGuestRoutes,
  ssoSetupLinks: ssoSetupLinksRoutes,
  ssoSignIn: ssoSignInRoutes,
  ssoTestProvider: ssoTestProviderRoutes,
  subAccounts: subAccountsRoutes,
  subscriptions: subscriptionsRoutes,
  tokens: tokensRoutes,
  usage: usageRoutes,
  userNames: userNamesRoutes,
  users: usersRoutes,
  webauthn: webauthnRoutes,
  webhooks: webhooksRoutes,
};
