import type { ReactNode } from 'react';
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
} from 'portico';

export type { GateAttributes } from 'portico/elements';

export interface PorticoProviderProps {
  /** `window.Portico` unless given; what `loadPortico` promises may be given as it is. Make it once, outside of the component. */
  portico?: Portico | Promise<Portico>;
  children?: ReactNode;
}

/** Stands around everything that asks who is signed in. */
export declare function PorticoProvider(props: PorticoProviderProps): ReactNode;

export interface Auth {
  /** `failed`: Portico could not be loaded or asked. */
  status: 'loading' | 'signed-in' | 'signed-out' | 'failed';
  isLoading: boolean;
  isSignedIn: boolean;
  user: PorticoUser | null;
  error: PorticoError | Error | null;
  login(options?: LoginOptions): Promise<PorticoUser>;
  logout(options?: LogoutOptions): Promise<void>;
  stepUp(options?: StepUpOptions): Promise<PorticoUser>;
}

/** @returns `null` until Portico has loaded */
export declare function usePortico(): Portico | null;
/** @returns `null` while it is not known, and when nobody is signed in */
export declare function useUser(): PorticoUser | null;
export declare function useAuth(): Auth;

/** A verdict, or that it is on its way, or that it could not be had; the answer is no then. */
export type Pending<Verdict extends { why: string }> = Omit<Verdict, 'why'> & {
  why: Verdict['why'] | 'pending' | 'failed';
  isPending: boolean;
  /** What kept it from being had; it is written to the console too. */
  error?: unknown;
};

export declare function useAuthorized(question: AuthorizedQuestion): Pending<AuthorizedVerdict>;
export declare function useEntitlement(question: EntitledQuestion): Pending<EntitledVerdict>;
/** Asks anew by itself when the factor grows too old. `stepUp` leaves for the second factor. */
export declare function useStepUp(
  options?: StepUpOptions,
): Pending<SteppedUpVerdict> & { stepUp(): Promise<PorticoUser | undefined> };

export interface GateProps<Verdict> {
  /** What is behind the gate. It is not even mounted before the gate opens. */
  children?: ReactNode | ((verdict: Verdict) => ReactNode);
  /** Shown when the gate is closed. */
  fallback?: ReactNode | ((verdict: Verdict) => ReactNode);
  /** Shown until it is known. */
  pending?: ReactNode;
}

export declare function SignedIn(props: GateProps<{ user: PorticoUser }>): ReactNode;
export declare function SignedOut(props: GateProps<{ error: PorticoError | Error | null }>): ReactNode;
/** One of the permissions is enough, or one of the roles; where roles are given, they alone decide. */
export declare function Authorized(props: AuthorizedQuestion & GateProps<Pending<AuthorizedVerdict>>): ReactNode;
export declare function Entitled(props: EntitledQuestion & GateProps<Pending<EntitledVerdict>>): ReactNode;

export interface SteppedUpProps extends StepUpOptions, GateProps<ReturnType<typeof useStepUp>> {
  /** Called before the page leaves for the second factor, which it does once. `false` keeps the person here. */
  onRequired?(): boolean | void;
}
export declare function SteppedUp(props: SteppedUpProps): ReactNode;
