/** The development inbox: mails land in a table, and on a page. */
import type { Mailer } from '#server/integrations/mail/mailer.ts';
import { insertMessage } from '#server/db/queries/messages.ts';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/lib/clock.ts';

export function createInboxMailer(db: Database, clock: Clock): Mailer {
  return {
    async send({ to, subject, text, html }) {
      await db.acrossTenants('the inbox shows every message of the installation', (tx) =>
        insertMessage(tx, { channel: 'email', recipient: to, subject, text_body: text, html_body: html, links: linksIn(text), codes: codesIn(text), at: clock() }),
      );
    },
    close: () => Promise.resolve(),
  };
}

export function linksIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
}

/** One-time codes stand alone on a line, as six digits. */
export function codesIn(text: string): string[] {
  return text.match(/^\d{6}$/gm) ?? [];
}
