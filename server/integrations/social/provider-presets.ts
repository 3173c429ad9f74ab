/** Presets of known providers: endpoints, scopes, and whether their email addresses are verified. */

export type Claims = Readonly<Record<string, unknown>>;

export interface ProviderPreset {
  name: string;
  scope: string;
  /** OpenID Connect issuer; the rest comes from discovery. */
  issuer?: string;
  /** For providers with OAuth 2.0 only. */
  endpoints?: { authorization: string; token: string; person: string; emails?: string };
  /** Whether the provider has verified the address. */
  emailVerified(claims: Claims): boolean;
  /** Additional parameters of the authorization request. */
  parameters?: Record<string, string>;
}

const claimed = (claims: Claims): boolean => claims['email_verified'] === true || claims['email_verified'] === 'true';

export const providerPresets = {
  google: {
    name: 'Google',
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    emailVerified: claimed,
  },
  microsoft: {
    name: 'Microsoft',
    issuer: 'https://login.microsoftonline.com/common/v2.0',
    scope: 'openid email profile',
    // any tenant's admin may enter any address into its directory; only this claim states that its domain was verified
    emailVerified: (claims) => claims['xms_edov'] === true || claims['xms_edov'] === 1 || claims['xms_edov'] === '1',
  },
  apple: {
    name: 'Apple',
    issuer: 'https://appleid.apple.com',
    scope: 'openid email name',
    emailVerified: claimed,
    parameters: { response_mode: 'form_post' },
  },
  slack: { name: 'Slack', issuer: 'https://slack.com', scope: 'openid email profile', emailVerified: claimed },
  linkedin: {
    name: 'LinkedIn',
    issuer: 'https://www.linkedin.com/oauth',
    scope: 'openid email profile',
    emailVerified: claimed,
  },
  github: {
    name: 'GitHub',
    scope: 'read:user user:email',
    endpoints: {
      authorization: 'https://github.com/login/oauth/authorize',
      token: 'https://github.com/login/oauth/access_token',
      person: 'https://api.github.com/user',
      emails: 'https://api.github.com/user/emails',
    },
    emailVerified: claimed,
  },
  facebook: {
    name: 'Facebook',
    scope: 'public_profile email',
    endpoints: {
      authorization: 'https://www.facebook.com/v21.0/dialog/oauth',
      token: 'https://graph.facebook.com/v21.0/oauth/access_token',
      person: 'https://graph.facebook.com/v21.0/me?fields=id,name,email',
    },
    // it does not state whether an address is verified
    emailVerified: () => false,
  },
} as const satisfies Record<string, ProviderPreset>;

export type PresetKey = keyof typeof providerPresets;
