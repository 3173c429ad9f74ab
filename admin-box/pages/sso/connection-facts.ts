/** What the settings of a connection come to. */
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { productKeys, products } from './products.ts';
import type { ChosenProduct, Product, Protocol } from './products.ts';

const day = 24 * 3_600_000;

/** From so many days before its end on, a certificate is warned of. */
const warnedFrom = 60;

export function productOf({ product }: Pick<SsoConfig, 'product'>): ChosenProduct {
  return productKeys.find((key) => key === product) ?? 'other';
}

export function protocolOf({ type }: Pick<SsoConfig, 'type'>): Protocol {
  return type === 'oidc' ? 'oidc' : 'saml';
}

/** The product's terms; for a protocol that it is not known to offer, the general ones. */
export function termsOf(connection: Pick<SsoConfig, 'product'>): Required<Product> {
  const { saml, oidc } = products.other;
  return { saml: saml!, oidc: oidc!, ...products[productOf(connection)] };
}

export const provedDomains = ({ domains }: SsoConfig): string[] =>
  domains.filter(({ validated }) => validated).map(({ domain }) => domain);

/** Whether the provider's own values are entered. */
export function hasDetails(connection: SsoConfig): boolean {
  if (connection.ssoEndpoint === '') return false;
  return protocolOf(connection) === 'oidc' ? connection.oidcClientId !== '' : connection.certificates.length > 0;
}

/** Whether somebody could sign in by it once it is on. */
export const isComplete = (connection: SsoConfig): boolean =>
  hasDetails(connection) && provedDomains(connection).length > 0;

/** The end of the certificate that is valid longest, in milliseconds: until then sign-in works. */
export function certificateEnd({ certificates }: SsoConfig): number | undefined {
  const ends = certificates.map(({ expiresAt }) => Date.parse(expiresAt));
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** Whole days left, at least 0. */
export const daysLeft = (end: number, now: number): number => Math.max(0, Math.floor((end - now) / day));

export function isEndingSoon(connection: SsoConfig, now: number): boolean {
  const end = certificateEnd(connection);
  return end !== undefined && daysLeft(end, now) <= warnedFrom;
}
