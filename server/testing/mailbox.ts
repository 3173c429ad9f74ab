import type { Mailer, MailMessage } from '#server/integrations/mail/mailer.ts';

export interface ReceivedMail extends MailMessage {
  /** URLs in its text, in order. */
  links: string[];
}

export interface Mailbox extends Mailer {
  /** Oldest first. */
  messages: ReceivedMail[];
  /** Attempted deliveries, including failed ones. */
  tries: number;
  /** While set, every delivery fails with it. */
  failure: Error | undefined;
  to(address: string): ReceivedMail[];
  /** The newest one to an address. @throws when there is none */
  latest(address: string): ReceivedMail;
  /** Path and query of the first link in the newest email to an address. */
  linkPath(address: string): string;
  /** The one-time code in the newest email to an address. @throws when it has none */
  code(address: string): string;
}

/** A mail server that stores what it receives. */
export function createMailbox(): Mailbox {
  const mailbox: Mailbox = {
    messages: [],
    tries: 0,
    failure: undefined,
    send(message) {
      mailbox.tries += 1;
      if (mailbox.failure) return Promise.reject(mailbox.failure);
      mailbox.messages.push({ ...message, links: message.text.match(/https?:\/\/[^\s<>"]+/g) ?? [] });
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
    to: (address) => mailbox.messages.filter((message) => message.to.toLowerCase() === address.toLowerCase()),
    latest(address) {
      const message = mailbox.to(address).at(-1);
      if (!message)
        throw new Error(
          `no mail to ${address}; there is mail to ${mailbox.messages.map(({ to }) => to).join(', ') || 'nobody'}`,
        );
      return message;
    },
    linkPath(address) {
      const { pathname, search } = new URL(mailbox.latest(address).links[0]!);
      return pathname + search;
    },
    code(address) {
      const { text, subject } = mailbox.latest(address);
      const code = /^\d{6}$/m.exec(text)?.[0];
      if (!code) throw new Error(`no code in “${subject}” to ${address}`);
      return code;
    },
  };
  return mailbox;
}
