import { shown } from '#server/integrations/social/oidc-claims.ts';
import { isOtherValue, otherBodyOf } from './library-error.ts';
import type { AnswerRule, UserInfoContext } from './oidc-rule.ts';

/**
 * `sub` of the userinfo is that of the ID token (OpenID Connect Core, 5.3.2): it is not signed, and could be that of
 * another user.
 */
export const checkUserinfoSubject: AnswerRule<UserInfoContext> = ({ checks, subject, userInfo, failure }) => {
  // an endpoint that was not needed could not be read
  if (failure && !isOtherValue(failure.error)) return;
  const seen = failure ? shown(otherBodyOf(failure.error)?.['sub']) : userInfo?.sub;
  checks.require('userinfo-subject', !failure, { seen, wanted: subject });
};
