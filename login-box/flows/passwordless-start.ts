import type { SignInMethod } from '#shared/contract/sign-in/hosted-page.ts';
import type { Handoff } from './sign-in-answer.ts';

/** The first step of each passwordless method, by the wire's names (planning and login, 4.2). */
const firstSteps = { Code: 'loginWithOtc', MagicLink: 'magicLinkPreLoginSuccess', SmsCode: 'loginWithSmsOtc' } as const;

/** The flow that signs in without a password, where that is the strategy: it sends the message first. */
export function passwordlessStart(strategy: string, email: string): Handoff | undefined {
  const step = firstSteps[strategy as keyof typeof firstSteps];
  return step && { at: { flow: 'passwordless', step }, values: { email }, stepData: { send: true } };
}

const isSignInMethod = (method: string): method is SignInMethod =>
  method === 'EmailAndPassword' || Object.hasOwn(firstSteps, method);

/** Where a chosen method leads: with the address that was given, or to the question for it. A code by SMS asks for the number instead. */
export function startOfMethod(method: string, email = ''): Handoff {
  if (email === '' && isSignInMethod(method) && method !== 'SmsCode')
    return { at: { flow: 'login', step: 'preLogin' }, stepData: { method } };
  return passwordlessStart(method, email) ?? { at: { flow: 'login', step: 'loginWithPassword' }, values: { email } };
}

/** The list of all methods. */
export function otherMethodsStep(email = ''): Handoff {
  return { at: { flow: 'login', step: 'otherMethods' }, values: { email } };
}
