// Made by `npm run generate` from the contracts next to it.
import type { Contract } from './define.ts';
import { apiTokensContract } from './api-tokens/api-tokens.ts';
import { applicationsContract } from './applications/applications.ts';
import { auditStreamsContract } from './audits/audit-streams.ts';
import { auditsContract } from './audits/audits.ts';
import { billingContract } from './billing/billing.ts';
import { cardPaymentsContract } from './billing/card-payments.ts';
import { subscriptionsContract } from './billing/subscriptions.ts';
import { entitlementsContract } from './entitlements/entitlements.ts';
import { eventDeliveriesContract } from './events/event-deliveries.ts';
import { groupsContract } from './groups/groups.ts';
import { impersonationContract } from './impersonation/impersonation.ts';
import { environmentContract } from './installation/environment.ts';
import { invitationsContract } from './invitations/invitations.ts';
import { approvalsContract } from './mfa/approvals.ts';
import { factorResetsContract } from './mfa/factor-resets.ts';
import { mfaSignInContract, mfaContract } from './mfa/mfa.ts';
import { notificationsContract } from './notifications/notifications.ts';
import { oauthContract } from './oauth/oauth.ts';
import { accountSettingsContract } from './organization/account-settings.ts';
import { webauthnContract } from './passkeys/webauthn.ts';
import { policyHistoryContract } from './policies/policy-history.ts';
import { policyImpactContract } from './policies/policy-impact.ts';
import { policyMonitoringContract } from './policies/policy-monitoring.ts';
import { securityPoliciesContract } from './policies/security-policies.ts';
import { metadataContract } from './portal/metadata.ts';
import { phonesContract } from './profile/phones.ts';
import { profileContract } from './profile/profile.ts';
import { userNamesContract } from './profile/user-names.ts';
import { countryRestrictionsContract } from './restrictions/country-restrictions.ts';
import { restrictionsContract } from './restrictions/restrictions.ts';
import { rolesContract } from './roles/roles.ts';
import { scimClientsContract } from './scim/scim-clients.ts';
import { scimHoldsContract } from './scim/scim-holds.ts';
import { scimTrialsContract } from './scim/scim-trials.ts';
import { scimContract } from './scim/scim.ts';
import { securityCenterContract } from './security-center/security-center.ts';
import { sessionsContract } from './sessions/sessions.ts';
import { authContract } from './sign-in/auth.ts';
import { passwordlessContract } from './sign-in/passwordless.ts';
import { socialContract } from './social/social.ts';
import { samlConfigContract } from './sso/saml-config.ts';
import { ssoConfigContract } from './sso/sso-config.ts';
import { ssoEnforcementContract } from './sso/sso-enforcement.ts';
import { ssoExchangesContract } from './sso/sso-exchanges.ts';
import { ssoSetupGuestContract } from './sso/sso-setup-guest.ts';
import { ssoSetupLinksContract } from './sso/sso-setup-links.ts';
import { ssoSignInContract } from './sso/sso-sign-in.ts';
import { ssoTestProviderContract } from './sso/sso-test-provider.ts';
import { hierarchyContract, subAccountsContract } from './sub-accounts/sub-accounts.ts';
import { usageContract } from './usage/usage.ts';
import { membersContract } from './users/members.ts';
import { usersContract } from './users/users.ts';
import { captchaContract } from './verification/captcha.ts';
import { webhooksContract } from './webhooks/webhooks.ts';

/** The contract of each area, by its name. */
export const areas = {
  accountSettings: accountSettingsContract,
  apiTokens: apiTokensContract,
  applications: applicationsContract,
  approvals: approvalsContract,
  auditStreams: auditStreamsContract,
  audits: auditsContract,
  auth: authContract,
  billing: billingContract,
  captcha: captchaContract,
  cardPayments: cardPaymentsContract,
  countryRestrictions: countryRestrictionsContract,
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
  scim: scimContract,
  scimClients: scimClientsContract,
  scimHolds: scimHoldsContract,
  scimTrials: scimTrialsContract,
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
  usage: usageContract,
  userNames: userNamesContract,
  users: usersContract,
  webauthn: webauthnContract,
  webhooks: webhooksContract,
} satisfies Record<string, Contract>;
