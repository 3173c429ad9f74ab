import { confirmationFor, findOver, timeDifference, timedElements } from '#server/integrations/saml/confirmation.ts';
import { attributeOf } from '#server/integrations/saml/xml.ts';
import type { Asserted, SamlRule } from './saml-rule.ts';

/** Conditions and confirmation are not over (SAML core, 2.5.1.2), and the confirmation says when it is (profiles, 4.1.4.2). */
export const checkNotOnOrAfter: SamlRule<Asserted> = ({ checks, assertion, expected: { acsUrl, now, clockSkew } }) => {
  const hasEnd = attributeOf(confirmationFor(assertion, acsUrl)!, 'NotOnOrAfter') !== undefined;
  const ends = timedElements(assertion, acsUrl).flatMap((each) => attributeOf(each, 'NotOnOrAfter') ?? []);
  const over = findOver(ends, { now, clockSkew });
  checks.require('not-on-or-after', hasEnd && over === undefined, {
    seen: over === undefined ? undefined : timeDifference(over, now),
    wanted: `at most ${clockSkew / 1000} s ago`,
  });
};
