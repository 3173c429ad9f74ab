import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** @param address `smtp://` or `smtps://`, with user and password; @param from sender of every mail */
export function createSmtpMailer(address: string, from: string): Mailer {
  const transport = createTransport({ url: address, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }, { from });
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html }) {
      await transport.sendMail({ messageId: `<${id}@${domain}>`, to, subject, text, html });
    },
    close: () => Promise.resolve(transport.close()),
  };
}
