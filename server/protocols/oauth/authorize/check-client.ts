import { Refusal } from '#server/lib/refusal.ts';
import type { AuthorizeRule } from './authorize-request.ts';

/** An unknown client has no registered redirect URI for an error: it is shown to the user. */
export const checkClient: AuthorizeRule = (context) => {
  const ids = context.query.getAll('client_id');
  const client = ids.length === 1 ? context.environment.clients.get(ids[0]!) : undefined;
  if (!client) throw new Refusal('client-unknown');
  context.client = client;
};
