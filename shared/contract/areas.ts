// Made by `npm run generate` from the contracts next to it.
import type { Contract } from './define.ts';
import { accountSettingsContract } from './account-settings.ts';
import { applicationsContract } from './applications.ts';
import { approvalsContract } from './approvals.ts';
import { auditStreamsContract } from './audit-streams.ts';
import { auditsContract } from './audits.ts';
import { authContract } from './auth.ts';
import { billingContract } from './billing.ts';
import { captchaContract } from './captcha.ts';
import { cardPaymentsContract } from './card-payments.ts';
import { countryRestrictionsContract } from './country-restrictions.ts';
import { directoryClientsContract } from './directory-clients.ts';
import { directoryHoldsContract } from './directory-holds.ts';
import { directoryTrialsContract } from './directory-trials.ts';
import { directoryContract } from './directory.ts';
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
import { policyHistoryContract } from './policy-history.ts';
import { policyImpactContract } from './policy-impact.ts';
import { policyMonitoringContract } from './policy-monitoring.ts';
import { profileContract } from './profile.ts';
import { restrictionsContract } from './restrictions.ts';
import { rolesContract } from './roles.ts';
import { samlConfigContract } from './saml-config.ts';
import { securityCenterContract } from './security-center.ts';
import { securityPoliciesContract } from './security-policies.ts';
import { sessionsContract } from './sessions.ts';
import { socialContract } from './social.ts';
import { ssoConfigContract } from './sso-config.ts';
import { ssoEnforcementContract } from './sso-enforcement.ts';
import { ssoExchangesContract } from './sso-exchanges.ts';
import { ssoSetupGuestContract } from './sso-setup-guest.ts';
import { ssoSetupLinksContract } from './sso-setup-links.ts';
import { ssoSignInContract } from './sso-sign-in.ts';
import { ssoTestProviderContract } from './sso-test-provider.ts';
import { hierarchyContract, subAccountsContract } from './sub-accounts.ts';
import { subscriptionsContract } from './subscriptions.ts';
import { tokensContract } from './tokens.ts';
import { usageContract } from './usage.ts';
import { userNamesContract } from './user-names.ts';
import { usersContract } from './users.ts';
import { webauthnContract } from './webauthn.ts';
import { webhooksContract } from './webhooks.ts';

/** The contract of each area, by its name. */
export const areas = {
  accountSettings: accountSettingsContract,
  applications: applicationsContract,
  approvals: approvalsContract,
  auditStreams: auditStreamsContract,
  audits: auditsContract,
  auth: authContract,
  billing: billingContract,
  captcha: captchaContract,
  cardPayments: cardPaymentsContract,
  countryRestrictions: countryRestrictionsContract,
  directory: directoryContract,
  directoryClients: directoryClientsContract,
  directoryHolds: directoryHoldsContract,
  directoryTrials: directoryTrialsContract,
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
  policyHistory: policyHistoryContract,
  policyImpact: policyImpactContract,
  policyMonitoring: policyMonitoringContract,
  profile: profileContract,
  restrictions: restrictionsContract,
  roles: rolesContract,
  samlConfig: samlConfigContract,
  securityCenter: securityCenterContract,
  securityPolicies: securityPoliciesContract,
  sessions: sessionsContract,
  social: socialContract,
  ssoConfig: ssoConfigContract,
  ssoEnforcement: ssoEnforcementContract,
  ssoExchanges: ssoExchangesContract,
  ssoSetupGuest: ssoSetupGuestContract,
  ssoSetupLinks: ssoSetupLinksContract,
  ssoSignIn: ssoSignInContract,
  ssoTestProvider: ssoTestProviderContract,
  subAccounts: subAccountsContract,
  subscriptions: subscriptionsContract,
  tokens: tokensContract,
  usage: usageContract,
  userNames: userNamesContract,
  users: usersContract,
  webauthn: webauthnContract,
  webhooks: webhooksContract,
} satisfies Record<string, Contract>;
