/** The development inbox, as a program reads it. */
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { pause } from './pause.ts';

export interface Message {
  id: string;
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  codes: string[];
  /** ISO 8601. */
  at: string;
}

export interface Inbox {
  /** Newest first. Lists for one recipient omit new-device notices, which any sign-in may cause. */
  all(): Promise<Message[]>;
  to(address: string): Promise<Message[]>;
  /** Waits for the `count`-th message to an address, and gives the newest. */
  next(address: string, count?: number): Promise<Message>;
  /** The link of the newest message to an address, once there are `count` of them. */
  link(address: string, count?: number): Promise<string>;
}

const timeout = scaledTimeout(25_000);

export function createInbox(inboxUrl: string): Inbox {
  const all = async (): Promise<Message[]> => {
    const answer = await fetch(`${inboxUrl}.json`);
    if (!answer.ok) throw new Error(`The inbox answers ${answer.status}`);
    return (await answer.json()) as Message[];
  };
  const to = async (address: string) =>
    (await all()).filter((message) => message.to === address && !message.subject.startsWith('New sign-in to '));
  const next = async (address: string, count = 1): Promise<Message> => {
    const deadline = Date.now() + timeout;
    for (;;) {
      const messages = await to(address);
      if (messages.length >= count) return messages[0]!;
      if (Date.now() > deadline)
        throw new Error(`${messages.length} of ${count} messages to ${address} arrived within ${timeout} ms`);
      await pause(50);
    }
  };
  const link = async (address: string, count?: number): Promise<string> => {
    const [first] = (await next(address, count)).links;
    if (first === undefined) throw new Error(`The message to ${address} holds no link`);
    return first;
  };
  return { all, to, next, link };
}
