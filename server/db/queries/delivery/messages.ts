import type { Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export type MessageRow = Selectable<Tables['messages']>;

interface NewMessage {
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  links: string[];
  codes: string[];
  at: Date;
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  await tx
    .insertInto('messages')
    .values({ ...message, links: JSON.stringify(message.links), codes: JSON.stringify(message.codes) })
    .execute();
}

/** Newest first. */
export async function listMessages(tx: Tx, count: number): Promise<MessageRow[]> {
  return await tx.selectFrom('messages').selectAll().orderBy('id', 'desc').limit(count).execute();
}
