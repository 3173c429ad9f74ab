/** The inbox as a page that stays up to date, and as JSON for tests. In development only. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findMessage, listMessages, type MessageRow } from '#server/db/queries/delivery/messages.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { inboxPage, messageItems, messagesPath } from './inbox-page.ts';
import { withInbox } from './inbox-mailer.ts';

export const inboxPath = '/development/inbox';
/** Messages of one response; a search covers all. */
const shown = 200;

const Query = z.object({
  /** Part of an email address or a phone number. */
  to: z.string().trim().max(320).default(''),
  /** ID of the newest message that the page has. */
  after: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).default(0),
});
const Params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

export function registerInbox(app: FastifyInstance, services: Services): void {
  const { brand } = services.config.theme;
  const search = async (query: unknown) => {
    const wanted = parsed(Query, query);
    return { wanted, messages: await withInbox(services.db, (tx) => listMessages(tx, { ...wanted, count: shown })) };
  };
  const route = (path: string, isPage = false) => ({
    config: { access: 'public' as const, route: `GET ${path}`, ...(isPage && { page: true }) },
  });

  app.get(`${inboxPath}.json`, route(`${inboxPath}.json`), async ({ query }) =>
    (await search(query)).messages.map(describeMessage),
  );
  app.get(inboxPath, route(inboxPath, true), async ({ query }, reply) => {
    const { wanted, messages } = await search(query);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(inboxPage({ messages, to: wanted.to, nonce, brand, path: inboxPath }));
  });
  app.get(messagesPath(inboxPath), route(messagesPath(inboxPath)), async ({ query }, reply) => {
    const { messages } = await search(query);
    return reply.type('text/html; charset=utf-8').send(messageItems(messages, inboxPath));
  });
  const bodyPath = `${messagesPath(inboxPath)}/:id`;
  app.get(bodyPath, route(bodyPath, true), async ({ params }, reply) => {
    const { id } = parsed(Params, params);
    const message = await withInbox(services.db, (tx) => findMessage(tx, id));
    if (!message?.html_body) throw new Refusal('not-found');
    return reply
      .header('content-security-policy', bodyPolicy)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(message.html_body.replace('<head>', '<head><base target="_blank">'));
  });
}

function pagePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

/** An email runs no script and has an origin of its own, also when it is opened in a tab. Its links open in new tabs. */
const bodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new Refusal('invalid-request');
  return data;
}

function describeMessage(message: MessageRow) {
  return {
    id: String(message.id),
    channel: message.channel,
    to: message.recipient,
    subject: message.subject,
    text: message.text_body,
    html: message.html_body,
    links: message.links,
    codes: message.codes,
    at: message.at.toISOString(),
  };
}
