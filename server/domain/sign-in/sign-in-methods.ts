/** Which sign-in methods the configuration allows. Pure. */
import type { SignInMethod } from '#shared/contract/sign-in/hosted-page.ts';

export type { SignInMethod };
export type QuickMethod = 'Passkeys' | 'WebAuthnPlatform' | 'WebAuthnCrossPlatform' | 'SmsCode' | 'SmsCodeV2';

export interface SignInRules {
  strategy: SignInMethod | 'NoLocalAuthentication';
  alternatives: readonly SignInMethod[];
  secondary: readonly QuickMethod[];
}

/** Where only an identity provider signs users in, every other method is off, whatever else is configured. */
export function isMethodOpen(rules: SignInRules, method: SignInMethod): boolean {
  if (rules.strategy === 'NoLocalAuthentication') return false;
  if (rules.strategy === method || rules.alternatives.includes(method)) return true;
  return method === 'SmsCode' && rules.secondary.includes('SmsCodeV2');
}

/** Every allowed method, the default first. */
export function openMethods(rules: SignInRules): SignInMethod[] {
  const methods: readonly SignInMethod[] = ['EmailAndPassword', 'Code', 'MagicLink', 'SmsCode'];
  const open = methods.filter((method) => isMethodOpen(rules, method));
  return open.toSorted((a, b) => Number(b === rules.strategy) - Number(a === rules.strategy));
}

/** Whether a user can sign in by SMS code on a device set up for it. */
export function isQuickSmsOpen(rules: SignInRules): boolean {
  return (
    rules.strategy !== 'NoLocalAuthentication' &&
    (rules.secondary.includes('SmsCode') || isMethodOpen(rules, 'SmsCode'))
  );
}

/** Whether users can create passkeys and sign in with them. */
export function isPasskeyOpen(rules: SignInRules): boolean {
  return rules.strategy !== 'NoLocalAuthentication' && rules.secondary.includes('Passkeys');
}

/** The strategies as the contract lists them; clients read only the first. */
export function describeStrategies(rules: SignInRules): {
  mainAuthStrategies: { strategy: SignInRules['strategy'] }[];
  secondaryAuthStrategies: { strategy: QuickMethod; isActive: boolean }[];
} {
  const main =
    rules.strategy === 'NoLocalAuthentication'
      ? [rules.strategy]
      : [...new Set([rules.strategy, ...rules.alternatives])];
  return {
    mainAuthStrategies: main.map((strategy) => ({ strategy })),
    secondaryAuthStrategies: rules.secondary.map((strategy) => ({
      strategy,
      isActive: rules.strategy !== 'NoLocalAuthentication',
    })),
  };
}
