/**
 * `/login-box/index.js`: shows Portico's login box in an application that uses the vendor's SDK, whose `cdnUrl` is this server.
 * The SDK loads this script into the page, calls `render` with an element in a shadow root, and continues to manage the session;
 * the box signs in, and then the SDK's store reloads the session.
 *
 * With `hostedLoginBox` nothing is drawn: the account routes lead to the hosted page, and the SDK's store exchanges its code.
 */
import { loadPorticoJs, baseUrlOf } from './load-portico-js.ts';
import { onPathChange, pagePath } from './page-path.ts';
import type { Rendered, RenderOptions, SdkRoutes } from './sdk.types.ts';

const script = document.currentScript as HTMLScriptElement | null;
const baseUrl = baseUrlOf(script);
const nonce = script?.nonce || undefined;

/** Over the application, which the SDK draws at these routes too. */
const wholePage = {
  position: 'fixed',
  inset: '0',
  overflow: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 480px)',
  placeContent: 'safe center',
  background: 'Canvas',
  colorScheme: 'light dark',
  zIndex: '2147483000',
};

/** Routes at which the application itself is shown. */
const ownRoutes = new Set(['authenticatedUrl', 'customLoginAuthenticatedUrl', 'hostedLoginRedirectUrl']);

/** The name of the account route that the page is at, as the SDK names it. */
function routeAt(routes: SdkRoutes, path: string): string | undefined {
  const bare = path.replace(/(.)\/$/, '$1');
  return Object.keys(routes).find((name) => routes[name] === bare);
}

function render(root: HTMLElement, given: RenderOptions): Rendered {
  const { options } = given;
  const { store } = given.injector;
  const dispatch = (action: string, payload?: unknown): void => store.dispatch({ type: `auth/${action}`, payload });
  /** The address whose code was handed to the store: a code is good for one exchange. */
  let exchanged: string | undefined;
  let shown: Promise<HTMLElement | undefined> | undefined;

  function follow(): void {
    const { auth } = store.getState();
    const { pathname, searchParams } = pagePath(options);
    const route = routeAt(auth.routes, pathname);
    if (route === 'hostedLoginRedirectUrl') return exchange(searchParams);
    if (route === undefined || ownRoutes.has(route)) return hide();
    if (route === 'logoutUrl') return signOut(auth.routes);
    if (options.hostedLoginBox) return signInHosted(route, auth.isAuthenticated);
    if (auth.isAuthenticated && (route === 'loginUrl' || route === 'signUpUrl')) return leave();
    show();
  }

  function exchange(search: URLSearchParams): void {
    const code = search.get('code');
    if (exchanged === location.href) return;
    exchanged = location.href;
    if (code) return dispatch('handleHostedLoginCallback', { code, state: search.get('state') ?? '' });
    console.error(
      `[portico] Sign-in failed: ${search.get('error_description') ?? search.get('error') ?? 'the address has no code'}`,
    );
    dispatch('setState', { isLoading: false });
  }

  function signInHosted(route: string, isAuthenticated: boolean): void {
    if (isAuthenticated && route !== 'stepUpUrl') return leave();
    // The hosted page has the other routes at addresses of its own, which links in mails lead to.
    dispatch('requestHostedLoginAuthorizeV2', { shouldRedirectToLogin: true });
  }

  function signOut({ loginUrl = '/' }: SdkRoutes): void {
    hide();
    dispatch('logout', () => {
      if (!options.hostedLoginBox) history.replaceState(null, '', addressOf(loginUrl));
      else location.replace(addressOf('/'));
    });
  }

  const addressOf = (path: string): string =>
    `${options.basename?.replace(/\/$/, '') ?? ''}${options.urlStrategy === 'hash' ? '#' : ''}${path}`;

  /** To where the application wanted to be. */
  function leave(): void {
    hide();
    dispatch('afterAuthNavigation');
  }

  function show(): void {
    shown ??= draw().catch((error: unknown) => {
      console.error('[portico] The login box could not be shown.', error);
      shown = undefined;
      return undefined;
    });
  }

  async function draw(): Promise<HTMLElement> {
    await loadPorticoJs(baseUrl, given, nonce);
    const page = document.createElement('div');
    Object.assign(page.style, wholePage);
    const box = document.createElement('portico-login-box');
    box.setAttribute('routing', options.urlStrategy ?? 'path');
    box.addEventListener('portico:signed-in', adoptSession);
    page.append(box);
    root.append(page);
    return page;
  }

  function hide(): void {
    const rendered = shown;
    shown = undefined;
    void rendered?.then((box) => box?.remove());
  }

  /** The store reads the session that the box has opened; then the application is shown. */
  function adoptSession(): void {
    const stop = store.subscribe(() => {
      const { isAuthenticated, isLoading } = store.getState().auth;
      if (!isAuthenticated || isLoading) return;
      stop();
      leave();
    });
    dispatch('requestAuthorize', true);
  }

  const stop = onPathChange(follow);
  follow();
  return {
    unmount() {
      stop();
      hide();
    },
  };
}

const adapter = { render };
Object.assign(window, { FronteggLoginBox: adapter, FronteggLoginBoxInit: () => adapter });
