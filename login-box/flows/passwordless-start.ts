import type { SignInWay } from '#shared/contract/hosted-page.ts';
import type { Handoff } from './sign-in-answer.ts';

/** The step that each way without a password begins with, by the wire's names (planning and login, 4.2). */
const firstSteps = { Code: 'loginWithOtc', MagicLink: 'magicLinkPreLoginSuccess', SmsCode: 'loginWithSmsOtc' } as const;

/** The flow that signs in without a password, where that is the strategy: it sends the message first. */
export function passwordlessStart(strategy: string, email: string): Handoff | undefined {
  const step = firstSteps[strategy as keyof typeof firstSteps];
  return step && { at: { flow: 'passwordless', step }, values: { email }, stepData: { send: true } };
}

const isSignInWay = (way: string): way is SignInWay => way === 'EmailAndPassword' || Object.hasOwn(firstSteps, way);

/** Where a chosen way leads: with the address that was given, or to the question for it. A code by SMS asks for the number instead. */
export function wayStart(way: string, email = ''): Handoff {
  if (email === '' && isSignInWay(way) && way !== 'SmsCode')
    return { at: { flow: 'login', step: 'preLogin' }, stepData: { way } };
  return passwordlessStart(way, email) ?? { at: { flow: 'login', step: 'loginWithPassword' }, values: { email } };
}

/** The list of all ways. */
export function waysStep(email = ''): Handoff {
  return { at: { flow: 'login', step: 'otherWays' }, values: { email } };
}
