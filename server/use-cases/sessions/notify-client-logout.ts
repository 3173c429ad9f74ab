/** Back-channel logout: a client's back end is told that a session has ended (OpenID Connect Back-Channel Logout 1.0). */
import { postOutside } from '#server/integrations/outgoing/post-outside.ts';
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
 * One delivery, with a logout token made for it. The job is tried again until the back end answers 2xx.
 * @throws Error when it did not; OutsideRefused for an address that may not be called
 */
export async function notifyClientLogout(services: Services, ended: EndedSession): Promise<void> {
  const backchannel = services.environment.clients.get(ended.clientId)?.backchannelLogout;
  // configuration no longer asks for it
  if (!backchannel) return;
  const { status } = await postOutside({
    url: backchannel.uri,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'portico-backchannel-logout' },
    body: new URLSearchParams({ logout_token: await issueLogoutToken(services, ended) }).toString(),
    timeout,
    allowPrivate: backchannel.privateNetwork,
  });
  if (status < 200 || status >= 300)
    throw new Error(`the back-channel logout URI of ${ended.clientId} answered ${status}`);
}
