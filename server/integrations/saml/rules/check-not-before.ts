import { timeDifference, timedElements } from '#server/integrations/saml/confirmation.ts';
import { readTime } from '#server/integrations/saml/read-time.ts';
import { attributeOf } from '#server/integrations/saml/xml.ts';
import type { Asserted, SamlRule } from './saml-rule.ts';

/** Conditions and confirmation have begun, by our clock and `sso.clockSkew` (SAML core, 2.5.1.2). */
export const checkNotBefore: SamlRule<Asserted> = ({ checks, assertion, expected: { acsUrl, now, clockSkew } }) => {
  const begins = timedElements(assertion, acsUrl).flatMap((each) => attributeOf(each, 'NotBefore') ?? []);
  // a time that cannot be read has not begun
  const early = begins.find((begin) => !(readTime(begin) - clockSkew <= now.getTime()));
  checks.require('not-before', early === undefined, {
    seen: early === undefined ? undefined : timeDifference(early, now),
    wanted: `at most ${clockSkew / 1000} s ahead`,
  });
};
