/** Who is signed in, as far as the portal asks: what `window.Portico` offers, or a session of its own. */
import { browserEnvironment } from '#shared/session/environment.ts';
import { primeAnswers } from '#shared/session/tokens/primed-answers.ts';
import type { PrimedAnswers } from '#shared/session/tokens/primed-answers.ts';
import { primedFetch } from '#shared/session/tokens/primed-fetch.ts';
import { startSession } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session.ts';
import { readPageData } from '#shared/theme/page-data.ts';

/** `window.Portico` implements it; the portal's own session has no step-up other than the hosted page's. */
export type PortalSession = Session & { stepUp?: () => Promise<unknown> };
export type PortalUser = NonNullable<Awaited<ReturnType<Session['user']>>>;

export interface PortalServer {
  /** Origin, and path where there is one, of the identity server. */
  baseUrl: string;
  clientId: string;
}

/** A session, and what came with the page of the portal. */
export interface OwnSession {
  session: PortalSession;
  primed?: PrimedAnswers | undefined;
}

/** A session of the portal's own: it resumes by what came with its page, else by the cookie, silently. */
export function startOwnSession({ baseUrl, clientId }: PortalServer): OwnSession {
  const env = browserEnvironment();
  const answers = readPageData('portico-portal-answers') as Record<string, unknown> | undefined;
  const primed = answers && primeAnswers(answers);
  const fetch = primed ? primedFetch(env.fetch, baseUrl, primed) : env.fetch;
  return {
    session: startSession(
      { version: '', baseUrl, clientId, session: { url: '', integrity: '', imports: [] } },
      { ...env, fetch },
    ),
    primed,
  };
}
