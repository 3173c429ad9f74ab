/** Kinds of notifications in the portal: severity, and the page with details. */
export type NotificationSeverity = 'Info' | 'Medium' | 'High';

export interface NotificationKind {
  severity: NotificationSeverity;
  page: 'privacy' | 'profile' | 'users' | 'personalApiTokens' | 'audits' | 'sso' | 'provisioning' | 'subscriptions';
}

export const notificationKinds = {
  'signed-in': { severity: 'Medium', page: 'privacy' },
  'password-changed': { severity: 'High', page: 'profile' },
  'email-changed': { severity: 'High', page: 'profile' },
  'user-name-changed': { severity: 'High', page: 'profile' },
  'phones-changed': { severity: 'Medium', page: 'profile' },
  'factor-added': { severity: 'Medium', page: 'privacy' },
  'factor-removed': { severity: 'High', page: 'privacy' },
  'passkey-added': { severity: 'Medium', page: 'privacy' },
  'passkey-removed': { severity: 'High', page: 'privacy' },
  'recovery-code-used': { severity: 'High', page: 'privacy' },
  'recovery-codes-renewed': { severity: 'Medium', page: 'privacy' },
  'second-factor-locked': { severity: 'High', page: 'privacy' },
  'account-locked': { severity: 'High', page: 'privacy' },
  'identity-linked': { severity: 'High', page: 'privacy' },
  'impersonation-started': { severity: 'High', page: 'privacy' },
  'api-token-made': { severity: 'High', page: 'personalApiTokens' },
  'roles-changed': { severity: 'Info', page: 'profile' },
  'groups-changed': { severity: 'Info', page: 'profile' },
  'audit-stream-fails': { severity: 'High', page: 'audits' },
  'webhook-fails': { severity: 'Medium', page: 'audits' },
  'webhook-off': { severity: 'High', page: 'audits' },
  'audit-log-broken': { severity: 'High', page: 'audits' },
  'sso-certificate-expires': { severity: 'High', page: 'sso' },
  'sso-metadata-fails': { severity: 'Medium', page: 'sso' },
  'sso-domain-drifted': { severity: 'Medium', page: 'sso' },
  'sso-emergency-used': { severity: 'High', page: 'sso' },
  'sso-emergency-lost': { severity: 'High', page: 'sso' },
  'sso-setup-finished': { severity: 'Info', page: 'sso' },
  'directory-removals-held': { severity: 'High', page: 'provisioning' },
  'payment-failed': { severity: 'High', page: 'subscriptions' },
  'payment-disputed': { severity: 'High', page: 'subscriptions' },
  'plan-ended': { severity: 'High', page: 'subscriptions' },
  'invitation-accepted': { severity: 'Info', page: 'users' },
} as const satisfies Record<string, NotificationKind>;

export type NotificationKey = keyof typeof notificationKinds;

export function isNotificationKey(key: string): key is NotificationKey {
  return Object.hasOwn(notificationKinds, key);
}
