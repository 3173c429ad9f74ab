/** Which ways to sign in are open. Pure. */

export type SignInMethod = 'EmailAndPassword' | 'Code' | 'MagicLink' | 'SmsCode';
export type QuickMethod = 'Passkeys' | 'WebAuthnPlatform' | 'WebAuthnCrossPlatform' | 'SmsCode' | 'SmsCodeV2';

export interface SignInRules {
  strategy: SignInMethod | 'NoLocalAuthentication';
  alternatives: readonly SignInMethod[];
  secondary: readonly QuickMethod[];
}

/** Where only an identity provider signs people in, no other way is open, whatever else is configured. */
export function isMethodOpen(rules: SignInRules, method: SignInMethod): boolean {
  if (rules.strategy === 'NoLocalAuthentication') return false;
  if (rules.strategy === method || rules.alternatives.includes(method)) return true;
  return method === 'SmsCode' && rules.secondary.includes('SmsCodeV2');
}

/** Every way that is open, the usual one first. */
export function openMethods(rules: SignInRules): SignInMethod[] {
  const methods: readonly SignInMethod[] = ['EmailAndPassword', 'Code', 'MagicLink', 'SmsCode'];
  const open = methods.filter((method) => isMethodOpen(rules, method));
  return open.toSorted((a, b) => Number(b === rules.strategy) - Number(a === rules.strategy));
}

/** A code by SMS on a device that a person has set up for it. */
export function isQuickSmsOpen(rules: SignInRules): boolean {
  return (
    rules.strategy !== 'NoLocalAuthentication' &&
    (rules.secondary.includes('SmsCode') || isMethodOpen(rules, 'SmsCode'))
  );
}

/** Whether passkeys sign people in, and may be made. */
export function isPasskeyOpen(rules: SignInRules): boolean {
  return rules.strategy !== 'NoLocalAuthentication' && rules.secondary.includes('Passkeys');
}

/** As the wire tells it: clients read the first one alone. */
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
