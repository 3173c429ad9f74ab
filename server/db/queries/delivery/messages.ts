import { sql, type Selectable, type SqlBool } from 'kysely';
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

interface WantedMessages {
  /** Part of a recipient's address or number, in any case; empty for every recipient. */
  to: string;
  /** Only messages that are newer than the one with this ID. */
  after: number;
  count: number;
}

/** Newest first. */
export async function listMessages(tx: Tx, { to, after, count }: WantedMessages): Promise<MessageRow[]> {
  return await tx
    .selectFrom('messages')
    .selectAll()
    .where('id', '>', after)
    .$if(to !== '', (query) => query.where(sql<SqlBool>`position(lower(${to}) in lower(recipient)) > 0`))
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

export async function findMessage(tx: Tx, id: number): Promise<MessageRow | undefined> {
  return await tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
}
