/** The development inbox: emails are stored in a table, and shown on a page. */
import type { Mailer } from '#server/integrations/mail/mailer.ts';
import type { SmsSender } from '#server/integrations/sms/sms-sender.ts';
import { insertMessage } from '#server/db/queries/delivery/messages.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Clock } from '#server/lib/clock.ts';

export function createInboxMailer(db: Database, clock: Clock): Mailer {
  return {
    async send({ to, subject, text, html }) {
      await withInbox(db, (tx) =>
        insertMessage(tx, {
          channel: 'email',
          recipient: to,
          subject,
          text_body: text,
          html_body: html,
          links: linksIn(text),
          codes: codesIn(text),
          at: clock(),
        }),
      );
    },
    close: () => Promise.resolve(),
  };
}

/** Text messages are stored in the same inbox. */
export function createInboxSmsSender(db: Database, clock: Clock): SmsSender {
  return {
    async send({ to, text }) {
      const [subject = ''] = text.split('\n');
      await withInbox(db, (tx) =>
        insertMessage(tx, {
          channel: 'sms',
          recipient: to,
          subject,
          text_body: text,
          html_body: '',
          links: [],
          codes: codesIn(text),
          at: clock(),
        }),
      );
    },
  };
}

function linksIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
}

/** One-time codes: six digits alone on a line, or at the beginning of a text message. */
function codesIn(text: string): string[] {
  return text.match(/^\d{6}(?=$| is your )/gm) ?? [];
}

/** The inbox shows every message of the installation. */
export async function withInbox<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return await db.acrossTenants('the inbox shows every message of the installation', work);
}
