import { bearerConfirmations } from '#server/integrations/saml/confirmation.ts';
import { childrenNamed, namespaces } from '#server/integrations/saml/xml.ts';
import type { Asserted, SamlRule } from './saml-rule.ts';

/** One subject, with one confirmation by the bearer method (SAML profiles, 4.1.4.2): the browser that brings it. */
export const checkBearer: SamlRule<Asserted> = ({ checks, assertion }) => {
  const subjects = childrenNamed(assertion, namespaces.assertion, 'Subject');
  const confirmations = bearerConfirmations(assertion);
  checks.require('bearer', subjects.length === 1 && confirmations.length === 1, {
    seen: String(confirmations.length),
    wanted: 'one bearer confirmation',
  });
};
