import { timeDifference } from '#server/integrations/saml/confirmation.ts';
import { readTime } from '#server/integrations/saml/read-time.ts';
import { attributeOf } from '#server/integrations/saml/xml.ts';
import type { Asserted, SamlRule } from './saml-rule.ts';

/** Milliseconds. Farther from ours, a clock is worth a look before it refuses sign-ins. */
const strangeClock = 60_000;

export const checkClock: SamlRule<Asserted> = ({ checks, root, expected: { now } }) => {
  const issued = attributeOf(root, 'IssueInstant');
  if (issued === undefined) return;
  const isClose = Math.abs(readTime(issued) - now.getTime()) <= strangeClock;
  checks.record('clock', isClose ? 'passed' : 'warning', {
    seen: timeDifference(issued, now),
    wanted: `at most ${strangeClock / 1000} s`,
  });
};
