import type { SignInMethod } from '#shared/contract/sign-in/hosted-page.ts';
import { isQuickSmsOpen, openMethods } from '#server/domain/sign-in/sign-in-methods.ts';
import type { Services } from '#server/services.ts';

/** The sign-in methods that a login box offers, the default first; empty if there is only one. */
export function offeredMethods({ config, smsAvailable }: Pick<Services, 'config' | 'smsAvailable'>): {
  methods?: SignInMethod[];
} {
  const methods = openMethods(config.signIn).filter((method) => method !== 'SmsCode' || smsAvailable);
  return methods.length > 1 ? { methods } : {};
}

/** Whether a box offers a code by SMS on a device set up for it; empty if not, or if no text message can be sent. */
export function quickSmsOf({ config: { signIn }, smsAvailable }: Pick<Services, 'config' | 'smsAvailable'>): {
  quickSms?: true;
} {
  return smsAvailable && signIn.secondary.includes('SmsCode') && isQuickSmsOpen(signIn) ? { quickSms: true } : {};
}
