/** Errors of the library openid-client: what went wrong is in one of their causes. */
import { ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { isRecord, shown, type Claims } from '#server/integrations/social/oidc-claims.ts';

/** The error, its cause, the cause of that, and so on. */
export function causesOf(error: unknown): Claims[] {
  const causes: Claims[] = [];
  for (let each = error; isRecord(each) && causes.length < 6; each = each['cause']) causes.push(each);
  return causes;
}

/** What the library itself says: texts and codes of its own, none of the provider's. */
export const ownErrorsOf = (error: unknown): readonly (Error & { code: string })[] =>
  (causesOf(error) as readonly unknown[]).filter(isOwn);

function isOwn(cause: unknown): cause is Error & { code: string } {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && cause.code.startsWith('OAUTH_');
}

/** What it adds to its errors: the claims that it refused, and the like. The body of an error response is none of it. */
export function detailsOf(error: unknown): readonly Claims[] {
  const errors = ownErrorsOf(error).filter((each) => !('error' in each));
  return errors.map(({ cause }) => cause).filter((cause) => isRecord(cause) && !(cause instanceof Error)) as Claims[];
}

/** The error code of an error response (RFC 6749, sections 4.1.2.1 and 5.2). */
export const providerErrorOf = (error: unknown): string | undefined =>
  ownErrorsOf(error).flatMap((each) => ('error' in each ? (shown(each.error) ?? []) : []))[0];

/**
 * An error response with a challenge (RFC 6749, section 5.2): the library reads the challenge alone.
 * @returns what its body says; `invalid_client`, which it means, if that is no error response
 */
export async function readChallenge(failure: unknown): Promise<ResponseBodyError | undefined> {
  const challenged = causesOf(failure).find((each) => each instanceof WWWAuthenticateChallengeError);
  if (!challenged) return undefined;
  const { response } = challenged;
  const body: unknown = await response.json().catch(() => undefined);
  const isError = isRecord(body) && typeof body['error'] === 'string';
  const cause = (isError ? body : { error: 'invalid_client' }) as { error: string };
  return new ResponseBodyError('the server answered with a challenge', { cause, response });
}

/** What the provider says of its failure, or else what the library says. */
export function describeError(error: unknown): string {
  const causes = causesOf(error);
  const told = ownErrorsOf(error).find((each): each is ResponseBodyError => 'error' in each);
  const texts = told ? [told.error, told.error_description] : causes.map((each) => each['message'] ?? each['status']);
  return [...new Set(texts.flatMap((text) => shown(text) ?? []))].join(': ');
}

/** Whether a value in an answer is not the one that it has to be, in an answer that could be read. */
export const isOtherValue = (error: unknown): boolean =>
  isRecord(error) && error['code'] === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';

/** Of an answer with such a value. */
export const otherBodyOf = (error: unknown): Claims | undefined =>
  detailsOf(error)
    .map(({ body }) => body)
    .find(isRecord);
