/** Subscribers of events. */
import { z } from 'zod';
import { eventKeysMatching } from '#shared/contract/events/events.ts';

const keyPattern = z.string().refine((pattern) => eventKeysMatching([pattern]).length > 0, {
  error: ({ input }) => `no event is called ${String(input)}`,
});

const EventEndpointConfig = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'lowercase letters, digits and dashes, at most 40')
    .describe('Short name, in logs and metrics.'),
  url: z
    .url({ protocol: /^https?$/ })
    .describe('URL that receives events. Must be https in production, unless `privateNetwork` is set.'),
  secret: z
    .string()
    .optional()
    .describe(
      'Signing secret: `whsec_` followed by 24 to 64 bytes in base64. Prefer the environment variable `PORTICO_EVENTS_SECRET_KEY`, where `KEY` is the key in capitals with `_` for `-`.',
    ),
  previousSecret: z
    .string()
    .optional()
    .describe(
      'The previous secret. Events are signed with both, so the receiver may use either. Prefer the environment variable `PORTICO_EVENTS_PREVIOUS_SECRET_KEY`. Remove it once the receiver uses the new one.',
    ),
  keys: z
    .array(keyPattern)
    .min(1)
    .default(['*'])
    .describe('Events to send: keys, or prefixes with `*`, like `user.*`.'),
  privateNetwork: z
    .boolean()
    .default(false)
    .describe('Whether the URL may point to a private network or this machine. Such URLs are rejected otherwise.'),
  timeout: z.number().int().min(100).max(60_000).default(10_000).describe('Milliseconds to wait for a response.'),
});
type EventEndpointConfig = z.infer<typeof EventEndpointConfig>;

function checkKeys(endpoints: readonly EventEndpointConfig[], context: z.RefinementCtx): void {
  const keys = endpoints.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) context.addIssue({ code: 'custom', message: `the key ${twice} is used twice` });
}

export const EventsConfig = z
  .strictObject({
    endpoints: z
      .array(EventEndpointConfig)
      .superRefine(checkKeys)
      .default([])
      .describe('The vendor’s back ends that receive events, signed as Standard Webhooks.'),
    keepDays: z
      .number()
      .int()
      .min(4)
      .max(365)
      .default(30)
      .describe('Days after which an event is deleted, whether delivered or not.'),
  })
  .prefault({})
  .describe('Events that notify back ends of changes.');
