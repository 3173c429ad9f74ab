import { useEffect, useRef, useState } from 'react';
import { verifyIntegrity } from '#login-box/verify-integrity.ts';
import type { Strength } from './strength-of.ts';

/** After the last key, in milliseconds. */
const pause = 150;

/**
 * How strong the typed password is; `undefined` while nothing is typed, and where the meter cannot be had: it only advises.
 * @param email whose parts make a weak password
 */
export function usePasswordStrength(
  email: string | undefined,
): [strength: Strength | undefined, onType: (fields: Record<string, string>) => void] {
  const [typed, setTyped] = useState('');
  const [strength, setStrength] = useState<Strength>();
  const wanted = useRef('');
  useEffect(() => {
    wanted.current = typed;
    if (typed === '') {
      setStrength(undefined);
      return undefined;
    }
    const measure = async (): Promise<void> => {
      await verifyIntegrity('strength-of');
      const { strengthOf } = await import('./strength-of.ts');
      if (wanted.current === typed) setStrength(strengthOf(typed, email?.split(/[@.]/) ?? []));
    };
    const timer = setTimeout(() => measure().catch(() => {}), pause);
    return () => clearTimeout(timer);
  }, [typed, email]);
  return [strength, ({ password = '' }) => setTyped(password)];
}
