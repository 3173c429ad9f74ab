import type { HandOver } from './hand-over.ts';

/** The step that each way without a password begins with, by the wire's names (planning and login, 4.2). */
const firstSteps = { Code: 'loginWithOtc', MagicLink: 'magicLinkPreLoginSuccess', SmsCode: 'loginWithSmsOtc' } as const;

/** The flow that signs in without a password, where that is the strategy: it sends the message first. */
export function passwordlessStart(strategy: string, email: string): HandOver | undefined {
  const step = firstSteps[strategy as keyof typeof firstSteps];
  return step && { at: { flow: 'passwordless', step }, values: { email }, facts: { send: 'true' } };
}
