import { findOver, timeDifference } from '#server/integrations/saml/confirmation.ts';
import { attributeOf, childrenNamed, namespaces } from '#server/integrations/saml/xml.ts';
import type { Asserted, SamlRule } from './saml-rule.ts';

/** The session at the provider is not over (`SessionNotOnOrAfter`; SAML core, 2.7.2). */
export const checkSessionEnd: SamlRule<Asserted> = ({ checks, assertion, expected: { now, clockSkew } }) => {
  const ends = childrenNamed(assertion, namespaces.assertion, 'AuthnStatement').flatMap(
    (each) => attributeOf(each, 'SessionNotOnOrAfter') ?? [],
  );
  const over = findOver(ends, { now, clockSkew });
  checks.require('session-end', over === undefined, {
    seen: over === undefined ? undefined : timeDifference(over, now),
    wanted: `at most ${clockSkew / 1000} s ago`,
  });
};
