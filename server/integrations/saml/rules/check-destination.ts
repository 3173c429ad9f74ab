import { attributeOf } from '#server/integrations/saml/xml.ts';
import type { Envelope, SamlRule } from './saml-rule.ts';

/** Where the provider sent the response (SAML bindings, 3.5.5.2). Providers may leave it out: `recipient` is signed, too. */
export const checkDestination: SamlRule<Envelope> = ({ checks, root, expected: { acsUrl } }) => {
  const destination = attributeOf(root, 'Destination');
  checks.require('destination', destination === undefined || destination === acsUrl, {
    seen: destination,
    wanted: acsUrl,
  });
};
