/** A back end of the vendor that receives events. */
import type { Clock } from '#server/lib/clock.ts';
import { postOutgoing } from '#server/integrations/outgoing/post-outgoing.ts';
import type { Subscriber } from './subscriber.ts';
import { signWebhook } from './sign-webhook.ts';

export interface EventEndpointOptions {
  id: string;
  url: string;
  /** The current one, and the previous one during a rotation. */
  keys: Buffer[];
  /** Milliseconds. */
  timeout: number;
  privateNetwork: boolean;
  clock: Clock;
}

export function createEventEndpoint({
  id,
  url,
  keys,
  timeout,
  privateNetwork,
  clock,
}: EventEndpointOptions): Subscriber {
  return {
    id,
    async deliver({ id: eventId, body }) {
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'portico-webhooks',
        ...signWebhook({ id: eventId, at: clock(), body }, ...keys),
      };
      return await postOutgoing({ url, headers, body, timeout, allowPrivate: privateNetwork });
    },
  };
}
