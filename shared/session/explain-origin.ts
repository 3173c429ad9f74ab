/** Why a call got no answer: browsers tell a page nothing about a refusal by CORS. */
import { ApiError } from '#shared/api/api-error.ts';
import type { SessionContext } from './session-context.ts';
import { sessionError } from './session-error.ts';

/**
 * @returns an error with the remedy when a call got no answer and the page's origin is not one of the client's; `undefined`
 * when there is another reason
 */
export function explainOrigin({ env, settings }: SessionContext, error: unknown): ApiError | undefined {
  const { origins, baseUrl, clientId } = settings;
  const isUnanswered = !(error instanceof ApiError) || (error.statusCode === 500 && !error.traceId);
  const { origin } = new URL(env.href());
  if (!isUnanswered || !origins || origin === new URL(baseUrl).origin || origins.includes(origin)) return undefined;
  const remedy =
    `${origin} is not in \`origins\` of the client "${clientId}". Add it to the configuration of the server: ` +
    `"origins": ${JSON.stringify([...origins, origin])}`;
  return sessionError('origin-not-allowed', remedy, error);
}
