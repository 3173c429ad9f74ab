import { bearerConfirmations, confirmationFor } from '#server/integrations/saml/confirmation.ts';
import { childrenNamed, namespaces } from '#server/integrations/saml/xml.ts';
import type { Asserted, SamlRule } from './saml-rule.ts';

/**
 * One subject, confirmed by the bearer method (SAML profiles, 4.1.4.2): the browser that brings it. Of several confirmations
 * exactly one is for this server.
 */
export const checkBearer: SamlRule<Asserted> = ({ checks, assertion, expected: { acsUrl } }) => {
  const subjects = childrenNamed(assertion, namespaces.assertion, 'Subject');
  const confirmations = bearerConfirmations(assertion);
  checks.require('bearer', subjects.length === 1 && confirmationFor(assertion, acsUrl) !== undefined, {
    seen: String(confirmations.length),
    wanted: 'one bearer confirmation for this server',
  });
};
