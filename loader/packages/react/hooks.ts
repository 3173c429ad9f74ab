import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type {
  AuthorizedQuestion,
  AuthorizedVerdict,
  EntitledQuestion,
  EntitledVerdict,
  LoginOptions,
  LogoutOptions,
  Portico,
  PorticoError,
  PorticoUser,
  SteppedUpVerdict,
  StepUpOptions,
} from '../../portico.types.ts';
import { useSession, type AuthStatus } from './provider.ts';

/** @returns `null` until Portico has loaded */
export function usePortico(): Portico | null {
  return useSession().portico;
}

/** @returns `null` while unknown, and when no user is signed in */
export function useUser(): PorticoUser | null {
  return useSession().user;
}

export interface Auth {
  /** `failed`: Portico could not be loaded or reached. */
  status: AuthStatus;
  isLoading: boolean;
  isSignedIn: boolean;
  user: PorticoUser | null;
  error: PorticoError | Error | null;
  login(options?: LoginOptions): Promise<PorticoUser>;
  logout(options?: LogoutOptions): Promise<void>;
  stepUp(options?: StepUpOptions): Promise<PorticoUser>;
}

export function useAuth(): Auth {
  const { portico, status, user, error } = useSession();
  return useMemo(() => {
    const loaded = (): Portico => {
      if (!portico) throw error ?? new Error('Portico has not loaded yet.');
      return portico;
    };
    return {
      status,
      isLoading: status === 'loading',
      isSignedIn: status === 'signed-in',
      user,
      error,
      login: async (options) => loaded().login(options),
      logout: async (options) => loaded().logout(options),
      stepUp: async (options) => loaded().stepUp(options),
    };
  }, [portico, status, user, error]);
}

/** A verdict, or that it is not known yet (`pending`) or could not be had (`failed`); the answer is no then. */
export type Pending<Verdict extends { why: string }> = Omit<Verdict, 'why'> & {
  why: Verdict['why'] | 'pending' | 'failed';
  isPending: boolean;
  /** Why it could not be had; it is written to the console too. */
  error?: unknown;
};

interface Asked<Verdict extends { why: string }> {
  /** Identifies the question: an answer to another one is not used. */
  key: string;
  ask(portico: Portico): Promise<Verdict>;
  refused: Omit<Verdict, 'why'>;
}

/** @param again asks once more when it changes */
function useVerdict<Verdict extends { why: string }>(asked: Asked<Verdict>, again = 0): Pending<Verdict> {
  const { portico, turn } = useSession();
  const [answer, setAnswer] = useState<{ key: string; verdict: Pending<Verdict> } | null>(null);
  const latest = useRef(asked);
  latest.current = asked;
  const { key, refused } = asked;
  useEffect(() => {
    if (!portico) return undefined;
    let isStale = false;
    const keep = (verdict: object): void => {
      if (!isStale) setAnswer({ key, verdict: { ...verdict, isPending: false } as Pending<Verdict> });
    };
    latest.current.ask(portico).then(keep, (error: unknown) => {
      console.error('[portico]', error);
      keep({ ...latest.current.refused, why: 'failed', error });
    });
    return () => {
      isStale = true;
    };
  }, [portico, turn, key, again]);
  return answer?.key === key ? answer.verdict : { ...refused, why: 'pending', isPending: true };
}

const notAuthorized = { isAuthorized: false };
const notSteppedUp = { isSteppedUp: false };
const notEntitled = { isEntitled: false, steps: [] };

export function useAuthorized({ permissions, roles }: AuthorizedQuestion): Pending<AuthorizedVerdict> {
  const question = { ...(permissions && { permissions }), ...(roles && { roles }) };
  return useVerdict<AuthorizedVerdict>({
    key: `authorized ${JSON.stringify(question)}`,
    ask: (portico) => portico.isAuthorized(question),
    refused: notAuthorized,
  });
}

export function useEntitlement({ feature, permission, attributes }: EntitledQuestion): Pending<EntitledVerdict> {
  const question = {
    ...(feature && { feature }),
    ...(permission && { permission }),
    ...(attributes && { attributes }),
  };
  return useVerdict<EntitledVerdict>({
    key: `entitled ${JSON.stringify(question)}`,
    ask: (portico) => portico.isEntitledTo(question),
    refused: notEntitled,
  });
}

/** Asks again when the verification grows too old. `stepUp` leaves for the hosted page that asks for it. */
export function useStepUp({ maxAge, returnTo }: StepUpOptions = {}): Pending<SteppedUpVerdict> & {
  stepUp(): Promise<PorticoUser | undefined>;
} {
  const { portico } = useSession();
  const [again, setAgain] = useState(0);
  const limit = maxAge === undefined ? {} : { maxAge };
  const verdict = useVerdict<SteppedUpVerdict>(
    { key: `stepped-up ${maxAge ?? ''}`, ask: (asked) => asked.isSteppedUp(limit), refused: notSteppedUp },
    again,
  );
  const { isSteppedUp, age = 0 } = verdict;
  useEffect(() => {
    if (!isSteppedUp || maxAge === undefined) return undefined;
    // Ages are whole seconds: one later it is certainly too old. A timer cannot wait longer than 24 days.
    const timer = setTimeout(() => setAgain((count) => count + 1), Math.min((maxAge - age + 1) * 1000, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [isSteppedUp, maxAge, age, again]);
  const stepUp = useCallback(
    async () => portico?.stepUp({ ...(maxAge !== undefined && { maxAge }), ...(returnTo && { returnTo }) }),
    [portico, maxAge, returnTo],
  );
  return { ...verdict, stepUp };
}
