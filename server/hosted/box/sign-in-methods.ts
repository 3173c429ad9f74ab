import type { SignInMethod } from '#shared/contract/hosted-page.ts';
import { openMethods } from '#server/domain/sign-in/sign-in-methods.ts';
import type { Services } from '#server/services.ts';

/** The sign-in methods that a login box offers, the default first; empty if there is only one. */
export function offeredMethods({ config, smsAvailable }: Pick<Services, 'config' | 'smsAvailable'>): {
  methods?: SignInMethod[];
} {
  const methods = openMethods(config.signIn).filter((method) => method !== 'SmsCode' || smsAvailable);
  return methods.length > 1 ? { methods } : {};
}
