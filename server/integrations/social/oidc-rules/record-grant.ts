/** Records what the library judged when a code was redeemed. */
import { recordSentGroups, RuleFailure, Survey, type Checks } from '#server/lib/sso-checks.ts';
import { textsOf, type Claims } from '#server/integrations/social/oidc-claims.ts';
import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import type { Calls } from '#server/integrations/social/oidc-configuration.ts';
import { textOf } from '#server/integrations/social/provider-client.ts';
import { checkEmail } from './check-email.ts';
import { tokenEndpointRule } from './check-token-endpoint.ts';
import { grantRules, surveyedRules } from './index.ts';
import { describeError } from './library-error.ts';
import type { ClaimRule, ExpectedClaims, GrantFacts, GrantFailure, ReadToken } from './oidc-rule.ts';
import { readGrantFailure, readRefusedToken } from './read-grant-failure.ts';

/** The library accepted the token. @throws RuleFailure for what we do not accept; all other rules are judged by then */
export function recordGrant(checks: Checks, facts: GrantFacts, token: ReadToken): void {
  const refused = grantRules.find(({ isAcceptable }) => isAcceptable?.(token.claims) === false)?.rule;
  for (const { rule, values } of grantRules)
    checks.record(rule, rule === refused ? 'failed' : 'passed', values?.(facts, token));
  if (refused !== undefined) throw new RuleFailure(refused);
}

/** The rules before the one that failed passed. @returns that one */
export function recordGrantFailure(
  checks: Checks,
  facts: GrantFacts,
  { error, calls }: { error: unknown; calls: Calls },
): SsoRule {
  const failure = readGrantFailure(error, facts, calls);
  const { rule: failed } = grantRules.find(({ isBrokenBy }) => isBrokenBy(failure)) ?? tokenEndpointRule;
  const refused = readRefusedToken(error);
  const token = { claims: {}, header: {}, ...refused };
  for (const { rule, values } of grantRules) {
    const shownValues = values?.(facts, token) ?? {};
    if (rule === failed) {
      checks.record(rule, 'failed', { ...shownValues, seen: describeFailure(failure, shownValues.seen, error) });
      break;
    }
    checks.record(rule, 'passed', shownValues);
  }
  if (refused.claims) surveyClaims(checks, refused.claims, facts);
  return failed;
}

/** A value that is not the one that is wanted says all; another says only where it failed, so that the cause is told too. */
function describeFailure({ named }: GrantFailure, seen: string | null | undefined, error: unknown): string {
  const cause = describeError(error);
  if (!seen || cause.includes(seen)) return cause;
  return named === undefined ? `${seen}: ${cause}` : seen;
}

/** Goes on with the claims of a token that was refused: its signature was not verified. */
function surveyClaims(checks: Checks, claims: Claims, expected: ExpectedClaims): void {
  checks.answer = { kind: 'oidc', claims, isVerified: false };
  const survey = new Survey();
  recordClaims(survey, surveyedRules, { claims, expected });
  const { email } = claims;
  const address = { checks: survey, email: textOf(email), domain: undefined, emailVerified: false, domains: [] };
  // the provider may have told it at its userinfo endpoint only
  if (email !== undefined) survey.judge([checkEmail], address);
  recordSentGroups(survey, textsOf(claims['groups']));
  checks.add(survey, { isVerified: false });
}

/** Judges claims without the library. */
export function recordClaims(
  checks: Checks,
  rules: readonly ClaimRule[],
  { claims, expected }: { claims: Claims; expected: ExpectedClaims },
): void {
  for (const each of rules) {
    const state = each.isMetBy(claims, expected) ? 'passed' : 'failed';
    checks.record(each.rule, state, each.values(expected, { claims }));
  }
}
