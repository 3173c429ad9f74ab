import { attributeOf } from '#server/integrations/saml/xml.ts';
import type { Checks } from '#server/lib/sso-checks.ts';
import type { Asserted, Envelope, SamlRule } from './saml-rule.ts';

/** SAML 2.0 alone (SAML core, 3.2.2): in 1.1 the same elements mean something else. */
export const checkVersion: SamlRule<Envelope> = ({ checks, root }) => requireVersion(checks, root);

/** The same of the assertion (SAML core, 2.3.3), which may have been encrypted. */
export const checkAssertionVersion: SamlRule<Asserted> = ({ checks, assertion }) => requireVersion(checks, assertion);

function requireVersion(checks: Checks, versioned: Element): void {
  const version = attributeOf(versioned, 'Version');
  checks.require('version', version === '2.0', { seen: version, wanted: '2.0' });
}
