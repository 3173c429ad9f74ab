/** What an identity provider says of the factors that it verified, and how it is asked for more. */

/** Values that mean several factors, unless a connection lists its own: `amr` (RFC 8176), `acr` and classes of SAML. */
const usualMfaValues: readonly string[] = [
  'mfa',
  'otp',
  'hwk',
  'https://refeds.org/profile/mfa',
  'http://schemas.microsoft.com/claims/multipleauthn',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'urn:okta:loa:2fa:any',
  'phr',
  'phrh',
];

/** Methods that tokens repeat; all others are told as `mfa` alone. */
const toldMethods = ['otp', 'sms', 'hwk', 'swk'];

export interface TrustedFactors {
  trustsMfa: boolean;
  /** Empty for the usual values. */
  mfaValues: readonly string[];
  /** One of `SsoProduct`. */
  product: string;
}

/**
 * The methods of a sign-in that its tenant trusts to be several factors (RFC 8176).
 * @param values what the provider said: `AuthnContextClassRef`, `acr`, `amr`
 * @returns `undefined` if it said nothing that means several factors, or is not trusted
 */
export function trustedMethods(values: readonly string[], trust: TrustedFactors | undefined): string[] | undefined {
  if (!trust?.trustsMfa) return undefined;
  const wanted = requiredMfaValues(trust);
  if (!values.some((value) => wanted.includes(value))) return undefined;
  return ['mfa', ...toldMethods.filter((method) => values.includes(method))];
}

export function requiredMfaValues({ mfaValues }: Pick<TrustedFactors, 'mfaValues'>): readonly string[] {
  return mfaValues.length > 0 ? mfaValues : usualMfaValues;
}

/** By product: providers refuse a class that they do not know, so that nothing is asked of the others. */
const classes: Readonly<Record<string, string>> = {
  entra: 'http://schemas.microsoft.com/claims/multipleauthn',
  adfs: 'http://schemas.microsoft.com/claims/multipleauthn',
  okta: 'urn:okta:loa:2fa:any',
};

/** Classes to ask for several factors with: those that the connection lists as URIs, else that of its product. */
export function classesToAsk(trust: TrustedFactors | undefined): readonly string[] {
  if (!trust?.trustsMfa) return [];
  const listed = trust.mfaValues.filter((value) => value.includes(':'));
  const usual = classes[trust.product];
  return trust.mfaValues.length > 0 || usual === undefined ? listed : [usual];
}

export interface Asked {
  multiFactor: boolean;
  reauthenticate: boolean;
  /** Seconds. */
  maxAge: number | null;
}

/**
 * Whether what a provider verified meets what the client asks for.
 * @param verified `at`: when the user authenticated there, if it said so. `askedAt` is by our clock, `skew` in milliseconds
 */
export function meetsAsked(
  { multiFactor, reauthenticate, maxAge }: Asked,
  verified: { methods: readonly string[] | undefined; at: Date | null },
  { askedAt, now, skew }: { askedAt: Date; now: Date; skew: number },
): boolean {
  if (multiFactor && verified.methods === undefined) return false;
  if (!reauthenticate) return true;
  const earliest = maxAge === null ? askedAt.getTime() : Math.min(askedAt.getTime(), now.getTime() - maxAge * 1000);
  return verified.at !== null && verified.at.getTime() >= earliest - skew;
}
