/** Errors of the library openid-client: what went wrong is in one of their causes. */
import { isRecord, shown, type Claims } from '#server/integrations/social/oidc-claims.ts';

/** The error, its cause, the cause of that, and so on. */
export function causesOf(error: unknown): Claims[] {
  const causes: Claims[] = [];
  for (let each = error; isRecord(each) && causes.length < 6; each = each['cause']) causes.push(each);
  return causes;
}

/** What the provider says of its failure, or else what the library says. */
export function describeError(error: unknown): string {
  const causes = causesOf(error);
  const told = causes.find((each) => typeof each['error'] === 'string');
  const texts = told
    ? [told['error'], told['error_description']]
    : causes.map((each) => each['message'] ?? each['status']);
  return [...new Set(texts.flatMap((text) => shown(text) ?? []))].join(': ');
}

/** Whether a value in an answer is not the one that it has to be, in an answer that could be read. */
export const isOtherValue = (error: unknown): boolean =>
  isRecord(error) && error['code'] === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';
