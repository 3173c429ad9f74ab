import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Milliseconds. */
export interface SmtpTimeouts {
  /** For the connection and the server's greeting. */
  greeting: number;
  /** For each of its answers. */
  answer: number;
  /** For a whole email, in case the server keeps sending a little now and then. */
  mail: number;
  /**
   * Pause after an unreachable server in which others fail at once, so that jobs unrelated to mail do not wait behind
   * them.
   */
  rest: number;
}

const usual: SmtpTimeouts = { greeting: 10_000, answer: 20_000, mail: 45_000, rest: 15_000 };

/** Error codes of nodemailer for an unreachable or silent server. */
const unreachable = new Set(['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EDNS']);

class MailServerSilent extends Error {
  override name = 'MailServerSilent';
}

/** @param address `smtp://` or `smtps://`, with user and password; @param from sender of every mail */
export function createSmtpMailer(address: string, from: string, timeouts = usual): Mailer {
  const { greeting, answer } = timeouts;
  const transport = createTransport(
    { url: address, connectionTimeout: greeting, greetingTimeout: greeting, socketTimeout: answer },
    { from },
  );
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
  let restsUntil = 0;
  return {
    async send({ id, to, subject, text, html }) {
      if (performance.now() < restsUntil) throw new MailServerSilent('the mail server did not answer a moment ago');
      try {
        await withinTime(
          transport.sendMail({ messageId: `<${id}@${domain}>`, to, subject, text, html }),
          timeouts.mail,
        );
      } catch (error) {
        if (isUnreachable(error)) restsUntil = performance.now() + timeouts.rest;
        throw error;
      }
    },
    close: () => Promise.resolve(transport.close()),
  };
}

function isUnreachable(error: unknown): boolean {
  return (
    error instanceof MailServerSilent ||
    (error instanceof Error && 'code' in error && unreachable.has(String(error.code)))
  );
}

async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new MailServerSilent('the mail server took too long')), milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // a late result is ignored
    work.catch(() => undefined);
  }
}
