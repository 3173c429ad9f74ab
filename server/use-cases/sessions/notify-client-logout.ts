/** Notifies a client's back end that a session has ended (OpenID Connect Back-Channel Logout 1.0). */
import { postOutgoing } from '#server/integrations/outgoing/post-outgoing.ts';
import { second } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';
import { issueLogoutToken } from '#server/tokens/tokens.ts';

export interface EndedSession {
  clientId: string;
  sessionId: string;
  userId: string;
}

const timeout = 10 * second;

/**
 * Delivers one logout token, created for this delivery. The job is retried until the back end responds with 2xx.
 * @throws Error if it did not; OutgoingRefused for a URL that must not be called
 */
export async function notifyClientLogout(services: Services, ended: EndedSession): Promise<void> {
  const backchannel = services.environment.clients.get(ended.clientId)?.backchannelLogout;
  // configuration has since removed the endpoint
  if (!backchannel) return;
  const { status } = await postOutgoing({
    url: backchannel.uri,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'portico-backchannel-logout' },
    body: new URLSearchParams({ logout_token: await issueLogoutToken(services, ended) }).toString(),
    timeout,
    allowPrivate: backchannel.privateNetwork,
  });
  if (status < 200 || status >= 300)
    throw new Error(`the back-channel logout URI of ${ended.clientId} answered ${status}`);
}
