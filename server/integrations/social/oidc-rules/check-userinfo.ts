import { describeError, isOtherValue } from './library-error.ts';
import type { AnswerRule, UserInfoContext } from './oidc-rule.ts';

/** The userinfo endpoint answers with claims (OpenID Connect Core, 5.3.2). */
export const checkUserinfo: AnswerRule<UserInfoContext> = ({ checks, endpoint, isOptional, failure }) => {
  // claims of another user were read too, and are judged by the next rule
  if (!failure || isOtherValue(failure.error)) return checks.record('userinfo', 'passed', { seen: endpoint });
  const seen = `${endpoint}: ${describeError(failure.error)}`;
  if (isOptional) return checks.record('userinfo', 'warning', { seen });
  checks.require('userinfo', false, { seen });
};
