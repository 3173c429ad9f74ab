import { childrenNamed, namespaces, plainText } from '#server/integrations/saml/xml.ts';
import type { Asserted, SamlRule } from './saml-rule.ts';

const { assertion: saml } = namespaces;

/** One issuer in assertion and response, and the provider’s entity ID if it is known (SAML profiles, 4.1.4.2). */
export const checkIssuer: SamlRule<Asserted> = ({ checks, root, assertion, expected: { idpEntityId } }) => {
  const [own, ...more] = childrenNamed(assertion, saml, 'Issuer').map(plainText);
  const outer = childrenNamed(root, saml, 'Issuer').map(plainText);
  const isConsistent = Boolean(own) && more.length === 0 && outer.every((issuer) => issuer === own);
  const isKnown = idpEntityId === '' || own === idpEntityId;
  checks.require('issuer', isConsistent && isKnown, {
    seen: [own, ...outer].filter(Boolean).join(' '),
    wanted: idpEntityId || 'one issuer',
  });
};
