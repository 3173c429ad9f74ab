import { attributeOf } from '#server/integrations/saml/xml.ts';
import type { Envelope, SamlRule } from './saml-rule.ts';

/** SAML 2.0 alone (SAML core, 3.2.2): in 1.1 the same elements mean something else. */
export const checkVersion: SamlRule<Envelope> = ({ checks, root }) => {
  const version = attributeOf(root, 'Version');
  checks.require('version', version === '2.0', { seen: version, wanted: '2.0' });
};
