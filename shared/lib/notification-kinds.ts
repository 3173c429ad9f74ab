/** Kinds of notifications in the portal: severity, and the page with details. */
export type NotificationSeverity = 'Info' | 'Medium' | 'High';

export interface NotificationKind {
  severity: NotificationSeverity;
  page: 'privacy' | 'profile' | 'users' | 'personalApiTokens';
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
  'invitation-accepted': { severity: 'Info', page: 'users' },
} as const satisfies Record<string, NotificationKind>;

export type NotificationKey = keyof typeof notificationKinds;

export function isNotificationKey(key: string): key is NotificationKey {
  return Object.hasOwn(notificationKinds, key);
}
