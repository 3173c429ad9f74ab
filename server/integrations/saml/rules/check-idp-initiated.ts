import type { Asserted, SamlRule } from './saml-rule.ts';

/**
 * An answer that nobody asked for is taken only where the connection says so (SAML profiles, 4.1.5). It is judged after the
 * signature, so that the tenant hears nothing of what strangers send.
 */
export const checkIdpInitiated: SamlRule<Asserted> = ({ checks, expected: { requestId, idpInitiated = false } }) => {
  if (requestId !== undefined) return;
  checks.require('idp-initiated', idpInitiated, {
    seen: 'sign-in that began at the provider',
    wanted: 'a request of ours',
  });
};
