/** Password rules (NIST SP 800-63B-4, section 3.1.1.2: length and a blocklist, no composition rules). */
import type { ErrorCode } from '#shared/contract/errors.ts';

export interface PasswordPolicy {
  minLength: number;
  maxLength: number;
}

export interface PasswordProblem {
  code: Extract<ErrorCode, `password-${string}`>;
  values: Record<string, number>;
}

/**
 * @param isCommon whether the folded text is in the list of common passwords
 * @returns the first rule that fails
 */
export function checkPassword(
  password: string,
  email: string,
  policy: PasswordPolicy,
  isCommon: (folded: string) => boolean,
): PasswordProblem | undefined {
  const text = password.normalize('NFKC');
  const length = [...text].length;
  const values = { minLength: policy.minLength, maxLength: policy.maxLength };
  if (length < policy.minLength) return { code: 'password-too-short', values };
  if (length > policy.maxLength) return { code: 'password-too-long', values };
  const folded = text.toLowerCase();
  if (isOwnAddress(folded, email.toLowerCase())) return { code: 'password-is-email', values };
  if (isCommon(folded) || isOneCharacter(folded)) return { code: 'password-too-common', values };
  return undefined;
}

function isOwnAddress(folded: string, email: string): boolean {
  const localPart = email.split('@')[0]!;
  return folded === email || folded === localPart;
}

function isOneCharacter(folded: string): boolean {
  return new Set(folded).size === 1;
}
