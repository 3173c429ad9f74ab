import { isOtherValue } from './library-error.ts';
import type { AnswerRule, UserInfoContext } from './oidc-rule.ts';

/**
 * The userinfo endpoint answers with claims (OpenID Connect Core, 5.3.2). Of another user, the next rule says so
 * alone.
 */
export const checkUserinfo: AnswerRule<UserInfoContext> = ({ checks, endpoint, subject, failure }) => {
  if (!failure) return checks.record('userinfo', 'passed', { seen: endpoint });
  if (isOtherValue(failure.error)) return;
  const { message } = failure.error as Error;
  checks.require('userinfo', false, { seen: message, wanted: subject });
};
