/** Whether a token's call comes from the browser with its session. */
import { ssoCookie } from '#server/http/cookies.ts';
import { originAllowed } from '#server/http/cors.ts';
import type { Call } from '#server/http/mount.ts';
import { refreshTokens } from '#server/http/session-cookies.ts';
import type { BaseContext } from '#server/context.ts';
import { findBrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';

/** @returns whether the request's cookies, from an allowed origin, are of the session */
export async function isOfBrowser(
  context: BaseContext,
  { cookies, request }: Pick<Call, 'cookies' | 'request'>,
  sessionId: string,
): Promise<boolean> {
  const { services } = context;
  const { origin } = request.headers;
  if (!originAllowed(services.environment, origin)) return false;
  const session = await findBrowserSession(context, cookies.read(ssoCookie), refreshTokens(services, cookies, origin));
  return session?.id === sessionId;
}
