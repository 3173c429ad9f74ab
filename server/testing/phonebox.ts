import type { SmsMessage, SmsSender } from '#server/integrations/sms/sms-sender.ts';

export interface Phonebox extends SmsSender {
  /** Oldest first. */
  messages: SmsMessage[];
  /** Attempted deliveries, including failed ones. */
  tries: number;
  /** While set, every delivery fails with it. */
  failure: Error | undefined;
  to(number: string): SmsMessage[];
  /** The code in the newest message to a number. @throws when there is none */
  code(number: string): string;
}

/** An SMS provider that stores what it receives. */
export function createPhonebox(): Phonebox {
  const phonebox: Phonebox = {
    messages: [],
    tries: 0,
    failure: undefined,
    send(message) {
      phonebox.tries += 1;
      if (phonebox.failure) return Promise.reject(phonebox.failure);
      phonebox.messages.push(message);
      return Promise.resolve();
    },
    to: (number) => phonebox.messages.filter((message) => message.to === number),
    code(number) {
      const code = /^\d{6}/.exec(phonebox.to(number).at(-1)?.text ?? '')?.[0];
      if (!code)
        throw new Error(
          `no code to ${number}; there are messages to ${phonebox.messages.map(({ to }) => to).join(', ') || 'nobody'}`,
        );
      return code;
    },
  };
  return phonebox;
}
