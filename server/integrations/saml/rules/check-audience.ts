import { childrenNamed, namespaces, plainText } from '#server/integrations/saml/xml.ts';
import type { Asserted, SamlRule } from './saml-rule.ts';

const { assertion: saml } = namespaces;

/** Each restriction of the audience names this server (SAML core, 2.5.1.4), and there is one (SAML profiles, 4.1.4.2). */
export const checkAudience: SamlRule<Asserted> = ({ checks, assertion, expected: { spEntityId } }) => {
  const restrictions = childrenNamed(assertion, saml, 'Conditions').flatMap((each) =>
    childrenNamed(each, saml, 'AudienceRestriction'),
  );
  const audiences = restrictions.map((each) => childrenNamed(each, saml, 'Audience').map(plainText));
  const isForUs = audiences.length > 0 && audiences.every((names) => names.includes(spEntityId));
  checks.require('audience', isForUs, { seen: audiences.flat().join(' '), wanted: spEntityId });
};
