/**
 * The closed list of error codes. A code is sent as `errorCode` and is the key of its message in the catalogs
 * (`error.<code>`), so a new one takes two lines: here and in `shared/i18n/en/errors.ts`.
 * The number is the HTTP status of the code.
 */
export const errorStatus = {
  // requests
  'malformed-json': 400,
  'invalid-request': 400,
  'unsupported-media-type': 415,
  'body-too-large': 413,
  'not-found': 404,
  'method-not-allowed': 405,
  'origin-not-allowed': 403,
  'too-many-requests': 429,
  'too-many-invitations': 429,
  'new-tenant-invitations': 429,
  'server-busy': 503,
  'database-unavailable': 503,
  'internal-error': 500,

  // authentication and authorization
  unauthenticated: 401,
  'session-not-found': 401,
  forbidden: 403,
  'vendor-credentials-wrong': 401,

  // sign-in
  'invalid-credentials': 401,
  'account-locked': 423,
  'account-disabled': 403,
  'account-expired': 403,
  'email-not-verified': 403,
  'no-tenant': 403,
  'sso-not-found': 404,
  'sign-up-closed': 403,
  'user-name-taken': 409,
  'form-expired': 400,
  'social-provider-unknown': 404,
  'social-cancelled': 400,
  'social-failed': 400,
  'social-email-missing': 403,
  'social-proof-wanted': 409,
  'sso-failed': 400,
  'sso-address-refused': 403,
  'sso-required': 403,

  // second factors
  'second-factor-expired': 401,
  'second-factor-locked': 423,
  'factor-code-wrong': 400,
  'recovery-code-wrong': 400,
  'factor-not-found': 404,
  'factor-not-offered': 403,
  'factor-enforced': 409,
  'factor-reset-open': 409,
  'factor-reset-elsewhere': 409,
  'factor-reset-same-admin': 403,
  'factor-reset-not-found': 404,
  'approval-not-yours': 403,
  'factors-too-many': 409,
  'mfa-not-enrolled': 400,
  'security-key-refused': 400,
  'security-key-known': 409,
  'passkey-unknown': 401,

  // passwords
  'password-too-short': 400,
  'password-too-long': 400,
  'password-too-common': 400,
  'password-is-email': 400,
  'password-reused': 400,
  'password-wrong': 400,
  'password-breached': 400,
  'password-expired': 403,

  // one-time links
  'link-invalid': 400,
  'link-expired': 410,
  'link-used': 410,
  'ER-01239': 400,
  'ER-01240': 400,

  // one-time codes, links that sign in, phone numbers
  'code-wrong': 400,
  'code-expired': 410,
  'code-used': 410,
  'code-exhausted': 410,
  'match-number-needed': 409,
  'match-number-wrong': 400,
  'sign-in-method-off': 403,
  'sms-not-available': 503,
  'phone-invalid': 400,
  'phone-not-allowed': 400,
  'phone-taken': 409,
  'phone-not-found': 404,
  'phones-too-many': 409,

  // pictures
  'picture-missing': 400,
  'picture-unreadable': 400,
  'picture-too-large': 413,
  'picture-dimensions': 413,
  'picture-unreachable': 400,

  // users and tenants
  'email-invalid': 400,
  'email-taken': 409,
  'email-unchanged': 400,
  'user-not-found': 404,
  'user-name-not-found': 404,
  'user-name-needed': 409,
  'user-name-elsewhere': 409,
  'tenant-not-found': 404,
  'role-not-found': 400,
  'role-above-own': 403,
  'already-member': 409,
  'already-invited': 409,
  'invitation-ended': 409,
  'email-repeated': 409,
  'temporary-users-off': 403,
  'invite-links-off': 403,
  'invite-link-not-found': 404,
  'bulk-invitation-not-found': 404,
  'bulk-invitation-running': 409,
  'bulk-invitation-settled': 409,
  'last-admin': 409,
  'membership-inherited': 409,
  'not-yourself': 409,
  'person-above-own': 403,

  // roles, permissions, groups
  'role-built-in': 409,
  'role-key-taken': 409,
  'permission-not-found': 404,
  'permission-not-held': 403,
  'permission-not-assignable': 409,
  'group-not-found': 404,
  'group-name-taken': 409,
  'group-managed-elsewhere': 409,
  'person-managed-elsewhere': 409,
  'user-without-email': 409,
  'person-elsewhere': 409,
  'changed-meanwhile': 409,

  // sub-accounts, applications
  'sub-accounts-off': 403,
  'account-not-found': 404,
  'account-id-taken': 409,
  'account-alias-taken': 409,
  'account-holds-none': 409,
  'account-too-deep': 409,
  'account-access-always': 409,
  'application-not-found': 404,
  'application-not-assigned': 403,

  // API tokens
  'api-token-wrong': 401,
  'api-token-ended': 401,
  'api-token-refresh-ended': 401,
  'api-token-not-found': 404,
  'api-tokens-too-many': 409,
  'machine-refused': 403,

  // policies, sessions, impersonation
  'policy-not-found': 404,
  'policy-not-provisional': 409,
  'policy-confirm-needs-sign-in': 403,
  'session-unknown': 404,
  'impersonated-session': 403,
  'impersonation-invalid': 400,
  'impersonation-off': 403,
  'reauthentication-required': 403,
  'step-up-required': 401,
  'ip-address-refused': 403,
  'country-refused': 403,
  'country-database-missing': 409,
  'email-domain-refused': 403,
  'restriction-exists': 409,
  'restriction-not-found': 404,
  'restriction-locks-out': 409,
  'restrictions-too-many': 409,
  'webhook-not-found': 404,
  'webhook-log-not-found': 404,
  'webhook-off': 409,
  'webhook-still-failing': 409,
  'webhooks-too-many': 409,
  'stream-not-found': 404,
  'stream-resending': 409,
  'streams-too-many': 409,
  'sso-connection-not-found': 404,
  'sso-connections-too-many': 409,
  'sso-exchange-not-found': 404,
  'sso-connection-active': 409,
  'sso-setup-link-not-found': 404,
  'sso-setup-links-too-many': 409,
  'sso-setup-link-invalid': 401,
  'scim-client-not-found': 404,
  'sso-exchange-not-replayable': 409,
  'scim-connection-not-found': 404,
  'scim-connections-too-many': 409,
  'scim-groups-above-own': 403,
  'scim-request-not-found': 404,
  'scim-token-not-found': 404,
  'sso-incomplete': 400,
  'sso-metadata-unreachable': 400,
  'sso-domain-required': 400,
  'sso-illegal-state': 409,
  'sso-domain-not-found': 404,
  'sso-domain-public': 400,
  'sso-domain-taken': 409,
  'sso-domain-repeated': 409,
  'sso-domains-too-many': 409,
  'sso-domain-unproved': 400,
  'sso-domain-unreachable': 400,
  'sso-group-not-found': 404,
  'sso-group-taken': 409,
  'sso-groups-too-many': 409,
  'sso-enforcement-own-sign-in': 409,
  'sso-emergency-required': 409,
  'sso-emergency-last': 409,
  'sso-domain-not-ready': 409,
  'recommendation-not-applicable': 409,
  'recommendation-undo-expired': 409,
  'factor-too-new': 403,

  // bot protection
  'captcha-required': 400,

  // billing
  'billing-provider-missing': 503,
  'billing-externally-managed': 409,
  'billing-busy': 409,
  'billing-tenant-missing': 400,
  'billing-vendor-only': 403,
  'billing-customer-not-found': 404,
  'subscription-not-found': 404,
  'subscription-not-active': 409,
  'cancellation-pending': 409,
  'cancellation-not-pending': 409,
  'plan-not-for-sale': 409,
  'plan-currency-differs': 409,
  'plan-downgrade-refused': 403,
  'plan-cancellation-refused': 403,
  'price-expired': 409,
  'price-changed': 409,
  'payment-overdue': 409,
  'payment-method-not-found': 404,
  'payment-method-missing': 402,
  'payment-declined': 402,
  'payment-insufficient-funds': 402,
  'payment-card-expired': 402,
  'payment-authentication-failed': 402,
  'setup-intent-not-found': 404,
  'test-card-unknown': 400,
  'vat-id-invalid': 400,
  'invoice-not-found': 404,
  'payment-provider-failed': 502,
  'payment-provider-busy': 503,
  'payment-provider-unreachable': 504,
  'payment-notice-invalid': 400,

  // entitlements
  'not-entitled': 403,
  'plan-not-found': 404,
  'feature-not-found': 404,
  'grant-not-found': 404,

  // usage
  'meter-not-found': 404,
  'usage-event-conflict': 409,
  'usage-event-outside-window': 400,

  // notifications
  'notification-not-found': 404,

  // metadata
  'metadata-not-found': 404,
  'ip-metadata-not-found': 404,
  'metadata-key-unsafe': 400,

  // the token endpoint (RFC 6749, section 5.2): `error` is the code with underscores
  'invalid-grant': 400,
  'invalid-client': 401,
  'unsupported-grant-type': 400,

  // the authorization server's own page (RFC 6749, section 4.1.2.1: never sent to an unregistered URL)
  'client-unknown': 400,
  'redirect-uri-mismatch': 400,
  'authorization-request-expired': 400,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** The code that clients of the contract assume when a body has none. */
export const genericErrorCode = 'ER-ADMIN-PORTAL-GENERIC-ERROR';

/** Body of every error response. `errors` is always present: without it clients can show only the status text. */
export interface ErrorBody {
  errors: string[];
  errorCode: ErrorCode;
  context?: Record<string, unknown>;
}
