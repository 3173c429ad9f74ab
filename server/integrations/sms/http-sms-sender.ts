/** Sends text messages through a provider's HTTP API. */
import type { Clock } from '#server/lib/clock.ts';
import { smsProviders, type SmsAccount } from './sms-providers.ts';
import type { SmsSender } from './sms-sender.ts';

const timeout = 15_000;

export interface HttpSmsOptions extends Omit<SmsAccount, 'endpoint'> {
  provider: keyof typeof smsProviders;
  endpoint?: string | undefined;
  clock: Clock;
}

/** A message that the provider refuses is an error without the number, the text or the secret in it. */
export function createHttpSmsSender(options: HttpSmsOptions): SmsSender {
  const provider = smsProviders[options.provider];
  const account = {
    ...options,
    endpoint: (options.endpoint ?? provider.endpoint(options.region)).replace(/(?<!\/)\/+$/, ''),
  };
  return {
    async send(message) {
      const { url, headers, body } = await provider.request(account, message, options.clock());
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const text = (await answer.text()).slice(0, 10_000);
      if (!answer.ok) throw new Error(`${options.provider} answered ${answer.status}`);
      const failure = provider.failureIn(parsed(text));
      if (failure !== undefined) throw new Error(`${options.provider} refused the message: ${failure.slice(0, 200)}`);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // SNS answers XML
    return undefined;
  }
}
