import type { SignInWay } from '#shared/contract/hosted-page.ts';
import { openMethods } from '#server/domain/sign-in/sign-in-methods.ts';
import type { Services } from '#server/services.ts';

/** The ways that a login box lets people choose between, the usual one first; nothing where there is but one. */
export function waysOf({ config, smsAvailable }: Pick<Services, 'config' | 'smsAvailable'>): { ways?: SignInWay[] } {
  const ways = openMethods(config.signIn).filter((method) => method !== 'SmsCode' || smsAvailable);
  return ways.length > 1 ? { ways } : {};
}
