import { readAuthentication } from '#server/integrations/saml/read-authentication.ts';
import type { Asserted, SamlRule } from './saml-rule.ts';

/** How the user authenticated at the provider (SAML core, 2.7.2.2). Without it, MFA at the provider cannot be counted. */
export const checkAuthnContext: SamlRule<Asserted> = ({ checks, assertion }) => {
  const seen = readAuthentication(assertion).values.join(' ');
  checks.record('authn-context', seen === '' ? 'warning' : 'passed', { seen });
};
