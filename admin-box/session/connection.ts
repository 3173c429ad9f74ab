/** The portal's connection to its server, or to the preview that replaces one. */
import { ApiError } from '#shared/api/api-error.ts';
import { addressTenant } from '#shared/api/address-tenant.ts';
import { createApi } from '#shared/api/api.ts';
import type { Api } from '#shared/api/api.ts';
import type { PreviewScenario } from '#shared/preview/state.ts';
import { createSend } from '#shared/api/send.ts';
import type { Send, SendSettings } from '#shared/api/send.types.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import type { PrimedAnswers } from '#shared/session/tokens/primed-answers.ts';
import { startOwnSession } from './portal-session.ts';
import type { OwnSession, PortalServer, PortalSession } from './portal-session.ts';
import { createReauthentication } from './reauthentication.ts';
import type { Reauthentication, ReauthenticationSettings } from './reauthentication.ts';
import { resumeSession } from './resume-session.ts';
import { withReauthentication } from './with-reauthentication.ts';
import type { LeaveForStepUp } from './with-reauthentication.ts';
import { leaveForStepUpOf } from './leave-for-step-up.ts';
import { withErrorMessages } from './with-error-messages.ts';

export interface Connection {
  session: PortalSession;
  /** Calls wait while no user is signed in. */
  api: Api<PorticoContract>;
  reauthentication: Reauthentication;
  /** Leaves for the login page if no user is signed in; absent if there is none. */
  leaveForLogin?: (() => void) | undefined;
  /** Leaves after signing out, likewise. */
  leaveSignedOut?: (() => void) | undefined;
  /** What came with the page, where the page is the portal's own. */
  primed?: PrimedAnswers | undefined;
}

export interface ConnectionSettings extends PortalServer {
  session?: PortalSession;
  preview?: PreviewScenario;
}

const signInPath = '/oauth/portal';

type ConnectionOptions = ReauthenticationSettings &
  Pick<Connection, 'leaveForLogin' | 'leaveSignedOut'> & { leaveForStepUp?: LeaveForStepUp };

function connect(session: PortalSession, send: Send, options: ConnectionOptions): Connection {
  const reauthentication = createReauthentication(options);
  session.on('signed-in', () => reauthentication.signedIn());
  return {
    session,
    api: createApi<PorticoContract>(
      withErrorMessages(withReauthentication(send, reauthentication, options.leaveForStepUp)),
    ),
    reauthentication,
    leaveForLogin: options.leaveForLogin,
    leaveSignedOut: options.leaveSignedOut,
  };
}

/** Opens the hosted login page in a tab, after the session has ended; other tabs are notified of the sign-in. */
function openSignInTab(baseUrl: string): boolean {
  return (
    window.open(
      `${baseUrl.replace(/(?<!\/)\/+$/, '')}${signInPath}`,
      'portico-sign-in',
      'popup,width=520,height=720',
    ) !== null
  );
}

type Exits = Pick<Connection, 'leaveForLogin' | 'leaveSignedOut'> & Pick<ReauthenticationSettings, 'leaveUntouched'>;

/** Whether the user has pressed a key or clicked from now on. `userActivation` survives navigation within an origin. */
function watchInput(): () => boolean {
  let touched = false;
  const heard = new AbortController();
  const onInput = (): void => {
    touched = true;
    heard.abort();
  };
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, onInput, { capture: true, passive: true, signal: heard.signal });
  return () => touched;
}

/**
 * On the identity server's own origin the login page returns to the portal. Customers' pages sign in by their own
 * client.
 */
function exits(session: PortalSession, baseUrl: string): Exits {
  const base = baseUrl.replace(/(?<!\/)\/+$/, '');
  if (new URL(base, location.href).origin !== location.origin) {
    const signIn = (): void => void session.login({ silent: false }).catch(() => {});
    return { leaveForLogin: signIn, leaveSignedOut: signIn };
  }
  const leaveForLogin = (): void =>
    location.assign(
      `${base}/account/login?${new URLSearchParams({ redirectUrl: location.pathname + location.search }).toString()}`,
    );
  const isTouched = watchInput();
  return {
    leaveForLogin,
    // a session that ended while the page was loading: there is no input to keep
    leaveUntouched: () => {
      if (isTouched()) return false;
      leaveForLogin();
      return true;
    },
    leaveSignedOut: () => location.assign(`${base}/account/logout`),
  };
}

/** A page's session client comes when it is needed first, and its records with it. */
const recordedBy = (session: PortalSession): Pick<SendSettings, 'record' | 'succeeded'> => ({
  record: (name, error) => session.failures?.record(name, error),
  succeeded: (name) => session.failures?.succeeded(name),
});

export function connectToServer({ session: given, ...server }: ConnectionSettings): Connection {
  const { session, primed }: OwnSession = given ? { session: given } : startOwnSession(server);
  const send = createSend({
    baseUrl: server.baseUrl,
    fetch: session.fetch,
    source: 'admin-portal',
    ...addressTenant(() => location.href),
    ...recordedBy(session),
    logLevel: 'warn',
  });
  const plain = createApi<PorticoContract>(send);
  const connection = connect(session, send, {
    resume: () => resumeSession(session, plain),
    openSignIn: () => openSignInTab(server.baseUrl),
    ...exits(session, server.baseUrl),
    leaveForStepUp: leaveForStepUpOf(session, server.baseUrl),
  });
  return { ...connection, primed };
}

/** Its own chunk: no portal that has a server loads it. */
async function startPreview(scenario: PreviewScenario): Promise<PreviewSession> {
  const [{ visitPreview }, { createPreviewSession }] = await Promise.all([
    import('#shared/preview/preview-visits.ts'),
    import('./preview-session.ts'),
  ]);
  const preview = visitPreview(scenario);
  return Object.assign(createPreviewSession(preview), { send: preview.send });
}

/** A session that answers by itself: that of `Portico.preview()`. */
type PreviewSession = PortalSession & { send: Send };

/** The host's preview comes in a file of its own, whose errors are of another class than the portal's. */
function withOwnErrors(send: Send): Send {
  return <T>(request: Parameters<Send>[0]) =>
    send<T>(request).catch((error: unknown) => {
      const isAnother = error instanceof Error && error.name === 'ApiError' && !(error instanceof ApiError);
      throw isAnother ? new ApiError(error as ApiError) : error;
    });
}

/** @param given the host's own preview, whose data the portal shows then */
export async function connectToPreview(scenario: PreviewScenario, given?: PortalSession): Promise<Connection> {
  const session = given && 'send' in given ? (given as PreviewSession) : await startPreview(scenario);
  let opened = false;
  return connect(session, withOwnErrors(session.send), {
    // The preview has no login page: asking for one is signing in.
    resume: async () => opened && Boolean(await session.login()),
    openSignIn: () => {
      opened = true;
      return true;
    },
    interval: 300,
  });
}
