import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { Portico } from '#loader/portico.types.ts';
import { BootScreen } from '#planning-demo/boot/boot.screen.tsx';
import { UnavailableScreen } from '#planning-demo/boot/unavailable.screen.tsx';
import { DashboardScreen } from '#planning-demo/dashboard/dashboard.screen.tsx';
import { EmbeddedScreen } from '#planning-demo/embedded/embedded.screen.tsx';
import { LoginScreen } from '#planning-demo/login/login.screen.tsx';
import { strings } from '#planning-demo/strings.ts';
import { sessionMachineFor, type SessionSnapshot } from './session.machine.ts';

interface SessionGateProps {
  portico: Portico;
  /** Shows the login box in the page instead of the login screen while no user is signed in. */
  embedded: boolean;
  onReload(): void;
}

/** Renders by session state: unknown, signed out, signed in (spec section 4.1). */
export function SessionGate({ portico, embedded, onReload }: SessionGateProps) {
  const machine = useMemo(() => sessionMachineFor(portico, window), [portico]);
  const [snapshot, send] = useMachine(machine);
  const takesFocus = useScreenReplaced(snapshot);
  const { user, failure } = snapshot.context;

  if (embedded && !snapshot.matches('signedIn')) return <EmbeddedScreen />;
  if (snapshot.matches('booting')) return <BootScreen stage={bootStage(snapshot)} onReload={onReload} />;
  if (snapshot.matches('bootFailed')) {
    const { failedTitle, failedText } = strings.boot;
    const retry = () => send({ type: 'retry.requested' });
    return (
      <UnavailableScreen
        title={failedTitle}
        text={failedText}
        traceId={failure?.traceId}
        action={strings.tryAgain}
        onAction={retry}
      />
    );
  }
  if (snapshot.matches('signedIn') && user) {
    const logout = () => send({ type: 'logout.requested' });
    return (
      <DashboardScreen
        user={user}
        signOut={signOutStage(snapshot)}
        takesFocus={takesFocus}
        portal={portico}
        onSignOut={logout}
      />
    );
  }
  return (
    <LoginScreen
      authenticated={user !== null}
      busy={snapshot.matches({ signedOut: 'signingIn' })}
      failure={failure}
      takesFocus={takesFocus}
      onLogin={() => send({ type: 'login.requested' })}
    />
  );
}

function bootStage(snapshot: SessionSnapshot) {
  if (snapshot.matches({ booting: 'quiet' })) return 'quiet';
  return snapshot.matches({ booting: 'slow' }) ? 'slow' : 'progressing';
}

function signOutStage(snapshot: SessionSnapshot) {
  if (snapshot.matches({ signedIn: 'signingOut' })) return 'busy';
  return snapshot.matches({ signedIn: 'signOutFailed' }) ? 'failed' : 'idle';
}

/** Whether login screen or dashboard has been on screen before: at the first sight of the page the focus stays where it is. */
function useScreenReplaced(snapshot: SessionSnapshot): boolean {
  const seen = useRef(false);
  const replaced = seen.current;
  const settled = snapshot.matches('signedIn') || snapshot.matches('signedOut');
  useEffect(() => {
    if (settled) seen.current = true;
  }, [settled]);
  return replaced;
}
