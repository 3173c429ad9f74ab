// Made by `npm run generate` from the routes next to it.
import type { Areas } from '#shared/contract/index.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { apiTokensRoutes } from './api-tokens/api-tokens.routes.ts';
import { applicationsRoutes } from './applications/applications.routes.ts';
import { auditStreamsRoutes } from './audits/audit-streams.routes.ts';
import { auditsRoutes } from './audits/audits.routes.ts';
import { billingRoutes } from './billing/billing.routes.ts';
import { cardPaymentsRoutes } from './billing/card-payments.routes.ts';
import { subscriptionsRoutes } from './billing/subscriptions.routes.ts';
import { entitlementsRoutes } from './entitlements/entitlements.routes.ts';
import { eventDeliveriesRoutes } from './events/event-deliveries.routes.ts';
import { groupsRoutes } from './groups/groups.routes.ts';
import { impersonationRoutes } from './impersonation/impersonation.routes.ts';
import { environmentRoutes } from './installation/environment.routes.ts';
import { invitationsRoutes } from './invitations/invitations.routes.ts';
import { approvalsRoutes } from './mfa/approvals.routes.ts';
import { factorResetsRoutes } from './mfa/factor-resets.routes.ts';
import { mfaSignInRoutes } from './mfa/mfa-sign-in.routes.ts';
import { mfaRoutes } from './mfa/mfa.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { oauthRoutes } from './oauth/oauth.routes.ts';
import { accountSettingsRoutes } from './organization/account-settings.routes.ts';
import { webauthnRoutes } from './passkeys/webauthn.routes.ts';
import { policyHistoryRoutes } from './policies/policy-history.routes.ts';
import { policyImpactRoutes } from './policies/policy-impact.routes.ts';
import { policyMonitoringRoutes } from './policies/policy-monitoring.routes.ts';
import { securityPoliciesRoutes } from './policies/security-policies.routes.ts';
import { metadataRoutes } from './portal/metadata.routes.ts';
import { phonesRoutes } from './profile/phones.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { userNamesRoutes } from './profile/user-names.routes.ts';
import { countryRestrictionsRoutes } from './restrictions/country-restrictions.routes.ts';
import { restrictionsRoutes } from './restrictions/restrictions.routes.ts';
import { rolesRoutes } from './roles/roles.routes.ts';
import { scimClientsRoutes } from './scim/scim-clients.routes.ts';
import { scimHoldsRoutes } from './scim/scim-holds.routes.ts';
import { scimTrialsRoutes } from './scim/scim-trials.routes.ts';
import { scimRoutes } from './scim/scim.routes.ts';
import { securityCenterRoutes } from './security-center/security-center.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { authRoutes } from './sign-in/auth.routes.ts';
import { passwordlessRoutes } from './sign-in/passwordless.routes.ts';
import { socialRoutes } from './social/social.routes.ts';
import { samlConfigRoutes } from './sso/saml-config.routes.ts';
import { ssoConfigRoutes } from './sso/sso-config.routes.ts';
import { ssoEnforcementRoutes } from './sso/sso-enforcement.routes.ts';
import { ssoExchangesRoutes } from './sso/sso-exchanges.routes.ts';
import { ssoSetupGuestRoutes } from './sso/sso-setup-guest.routes.ts';
import { ssoSetupLinksRoutes } from './sso/sso-setup-links.routes.ts';
import { ssoSignInRoutes } from './sso/sso-sign-in.routes.ts';
import { ssoTestProviderRoutes } from './sso/sso-test-provider.routes.ts';
import { hierarchyRoutes } from './sub-accounts/hierarchy.routes.ts';
import { subAccountsRoutes } from './sub-accounts/sub-accounts.routes.ts';
import { usageRoutes } from './usage/usage.routes.ts';
import { membersRoutes } from './users/members.routes.ts';
import { usersRoutes } from './users/users.routes.ts';
import { captchaRoutes } from './verification/captcha.routes.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';

/** The handlers of each area of the contract. An area without handlers does not compile, nor do handlers without an area. */
export const routes: { [Area in keyof Areas]: (services: Services) => Handlers<Areas[Area]> } = {
  accountSettings: accountSettingsRoutes,
  apiTokens: apiTokensRoutes,
  applications: applicationsRoutes,
  approvals: approvalsRoutes,
  auditStreams: auditStreamsRoutes,
  audits: auditsRoutes,
  auth: authRoutes,
  billing: billingRoutes,
  captcha: captchaRoutes,
  cardPayments: cardPaymentsRoutes,
  countryRestrictions: countryRestrictionsRoutes,
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
  scim: scimRoutes,
  scimClients: scimClientsRoutes,
  scimHolds: scimHoldsRoutes,
  scimTrials: scimTrialsRoutes,
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
  usage: usageRoutes,
  userNames: userNamesRoutes,
  users: usersRoutes,
  webauthn: webauthnRoutes,
  webhooks: webhooksRoutes,
};
