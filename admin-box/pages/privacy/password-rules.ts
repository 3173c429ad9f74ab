/** The rules that a browser can check; the rest (common passwords, history) is the server's to say. */
import type { PasswordConfig } from '#shared/contract/entities.ts';

export const passwordRules = ['length', 'email', 'different'] as const;
export type PasswordRule = (typeof passwordRules)[number];

export interface PasswordRuleState {
  rule: PasswordRule;
  met: boolean;
}

export function checkPasswordRules(
  password: string,
  config: Pick<PasswordConfig, 'minLength' | 'maxLength'>,
  known: { email: string; current: string },
): PasswordRuleState[] {
  const length = [...password].length;
  const typed = length > 0;
  return [
    { rule: 'length', met: length >= config.minLength && length <= config.maxLength },
    { rule: 'email', met: typed && password.trim().toLowerCase() !== known.email.toLowerCase() },
    { rule: 'different', met: typed && password !== known.current },
  ];
}
