import { useEffect, useRef, type ReactNode } from 'react';
import type {
  AuthorizedQuestion,
  AuthorizedVerdict,
  EntitledQuestion,
  EntitledVerdict,
  PorticoError,
  PorticoUser,
  StepUpOptions,
} from '../../portico.types.ts';
import { useAuthorized, useEntitlement, useStepUp, type Pending } from './hooks.ts';
import { useSession } from './provider.ts';

export interface GateProps<Verdict> {
  /** Content behind the gate. It is not mounted before the gate opens. */
  children?: ReactNode | ((verdict: Verdict) => ReactNode);
  /** Shown when the gate is closed. */
  fallback?: ReactNode | ((verdict: Verdict) => ReactNode);
  /** Shown until the verdict is known. */
  pending?: ReactNode;
}

function draw<Verdict>(content: GateProps<Verdict>['children'], verdict: Verdict): ReactNode {
  return typeof content === 'function' ? content(verdict) : content;
}

function behindGate<Verdict>(
  { verdict, isPending, isOpen }: { verdict: Verdict; isPending: boolean; isOpen: boolean },
  { children, fallback = null, pending = null }: GateProps<Verdict>,
): ReactNode {
  if (isPending) return pending;
  return isOpen ? draw(children, verdict) : draw(fallback, verdict);
}

export function SignedIn(props: GateProps<{ user: PorticoUser }>): ReactNode {
  const { status, user } = useSession();
  const gate = { isPending: status === 'loading', isOpen: status === 'signed-in' };
  return behindGate({ ...gate, verdict: { user: user! } }, props);
}

export function SignedOut(props: GateProps<{ error: PorticoError | Error | null }>): ReactNode {
  const { status, error } = useSession();
  const gate = { isPending: status === 'loading', isOpen: status !== 'signed-in' };
  return behindGate({ ...gate, verdict: { error } }, props);
}

/** Opens for one of the permissions, or one of the roles; where roles are given, they alone decide. */
export function Authorized({
  permissions,
  roles,
  ...props
}: AuthorizedQuestion & GateProps<Pending<AuthorizedVerdict>>): ReactNode {
  const verdict = useAuthorized({ ...(permissions && { permissions }), ...(roles && { roles }) });
  return behindGate({ verdict, isPending: verdict.isPending, isOpen: verdict.isAuthorized }, props);
}

export function Entitled({
  feature,
  permission,
  attributes,
  ...props
}: EntitledQuestion & GateProps<Pending<EntitledVerdict>>): ReactNode {
  const verdict = useEntitlement({
    ...(feature && { feature }),
    ...(permission && { permission }),
    ...(attributes && { attributes }),
  });
  return behindGate({ verdict, isPending: verdict.isPending, isOpen: verdict.isEntitled }, props);
}

export interface SteppedUpProps extends StepUpOptions, GateProps<ReturnType<typeof useStepUp>> {
  /** Called once before the page leaves for the verification. `false` keeps the user on the page. */
  onRequired?(): boolean | void;
}

export function SteppedUp({ maxAge, returnTo, onRequired, ...props }: SteppedUpProps): ReactNode {
  const verdict = useStepUp({ ...(maxAge !== undefined && { maxAge }), ...(returnTo && { returnTo }) });
  const { why, wasAsked, isSteppedUp, isPending, stepUp } = verdict;
  const hasLeft = useRef(false);
  const required = useRef(onRequired);
  required.current = onRequired;
  const isMissing = (why === 'one-factor' || why === 'too-old') && !wasAsked;
  useEffect(() => {
    if (isSteppedUp) hasLeft.current = false;
    // Once: a user who returns without the verification sees the fallback and is not sent away again.
    if (!isMissing || hasLeft.current) return;
    hasLeft.current = true;
    if (required.current?.() !== false) stepUp().catch((error: unknown) => console.error('[portico]', error));
  }, [isMissing, isSteppedUp, stepUp]);
  return behindGate({ verdict, isPending, isOpen: isSteppedUp }, props);
}
