import { timeDifference } from '#server/integrations/saml/confirmation.ts';
import { readTime } from '#server/integrations/saml/read-time.ts';
import { attributeOf } from '#server/integrations/saml/xml.ts';
import type { Asserted, SamlRule } from './saml-rule.ts';

/** Milliseconds since an answer that nobody asked for was made: no request bounds its age. */
const oldestUnasked = 180_000;

export const checkIssued: SamlRule<Asserted> = ({ checks, assertion, expected: { requestId, now, clockSkew } }) => {
  if (requestId !== undefined) return;
  const issued = attributeOf(assertion, 'IssueInstant') ?? '';
  const age = now.getTime() - readTime(issued);
  checks.require('issued', age <= oldestUnasked && age >= -clockSkew, {
    seen: timeDifference(issued, now),
    wanted: `at most ${oldestUnasked / 1000} s ago`,
  });
};
