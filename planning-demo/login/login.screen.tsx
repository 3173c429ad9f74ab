import type { SessionFailure } from '#planning-demo/app/session-failure.ts';
import { Button } from '#planning-demo/parts/button.tsx';
import { ErrorBanner } from '#planning-demo/parts/error-banner.tsx';
import { Logo } from '#planning-demo/parts/logo.tsx';
import { useFocusOnMount } from '#planning-demo/parts/use-focus-on-mount.ts';
import { strings } from '#planning-demo/strings.ts';
import { EmbeddedLink } from './embedded-link.tsx';
import { alreadyIn, card, page, tagline, title } from './login.styles.ts';
import { RouteDrawing } from './route-drawing.tsx';

interface LoginScreenProps {
  /** The user is signed in: the screen only says so. */
  authenticated: boolean;
  /** A sign-in has started; the page is about to leave. */
  busy: boolean;
  failure: SessionFailure | null;
  /** Focuses the title: the screen has replaced another one, whose focused element was removed. */
  takesFocus: boolean;
  onLogin(): void;
}

/** Spec section 2.1: logo, title, tagline and one button that starts a redirect login. */
export function LoginScreen({ authenticated, busy, failure, takesFocus, onLogin }: LoginScreenProps) {
  const titleRef = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  return (
    <main css={page}>
      <RouteDrawing />
      <div css={card}>
        <Logo size={40} />
        <div>
          <h1 css={title} ref={titleRef} tabIndex={-1}>
            {strings.product}
          </h1>
          <p css={tagline}>{strings.tagline}</p>
        </div>
        {failure && <LoginFailure failure={failure} />}
        {authenticated ? (
          <p css={alreadyIn}>{strings.login.alreadyLoggedIn}</p>
        ) : (
          <>
            <LoginButton busy={busy} failed={failure !== null} onLogin={onLogin} />
            <EmbeddedLink />
          </>
        )}
      </div>
    </main>
  );
}

function LoginButton({ busy, failed, onLogin }: { busy: boolean; failed: boolean; onLogin(): void }) {
  const idleLabel = failed ? strings.tryAgain : strings.login.button;
  return (
    <Button variant="primary" large busy={busy} onClick={onLogin}>
      {busy ? strings.login.busy : idleLabel}
    </Button>
  );
}

function LoginFailure({ failure }: { failure: SessionFailure }) {
  const { login } = strings;
  const refused = failure.kind === 'refused';
  return (
    <ErrorBanner
      title={refused ? login.refusedTitle : login.unreachableTitle}
      text={refused ? login.refusedText(failure.reason) : login.unreachableText}
      detail={failure.traceId ? strings.trace(failure.traceId) : undefined}
    />
  );
}
