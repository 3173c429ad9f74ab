/**
 * `portico.js`: a classic script, built from this folder alone. It puts `window.Portico` there at once and fetches the session
 * client behind it; calls made meanwhile wait for it. Each `<portico-login-box>` gets its first form painted at once.
 *
 * The server replaces the settings literal at the end by JSON; the build without settings has `null` there, and the tag says
 * what is needed: `<script src="…/loader.js" data-client-id="…" integrity="…" crossorigin>`.
 *
 * Attributes of the tag: `data-client-id`, `data-base-url` (default: where the script came from), and
 * `data-return="navigate"` for sites that load each address anew: the page that hosted login comes back to then goes on to
 * the address from before by a navigation.
 */
import { watchBoxes } from './boxes.ts';
import { createModules, type Modules } from './modules.ts';
import type { LoaderSettings, Portico, PorticoError, PorticoEvents } from './portico.types.ts';

declare const __PORTICO_SETTINGS__: LoaderSettings | null;

type Session = Pick<Portico, 'login' | 'logout' | 'user' | 'token' | 'fetch' | 'on'> & {
  portalAddress(): Promise<string>;
  /** Opens an element over the page. */
  show(name: 'admin-box' | 'checkout', attributes: Record<string, string>): Promise<void>;
  hide(name: 'admin-box' | 'checkout'): void;
  /** Fetches a module that is loaded on demand, and proves its integrity. */
  proveModule(name: string): Promise<unknown>;
};
/** `shared/session/page-session.ts` */
type SessionModule = { startPageSession(settings: LoaderSettings, portico: Portico, modules: Modules, afterReturn?: string): Session };
/** `login-box/embedded/embedding.ts` */
type Embedding = { settings: LoaderSettings; portico: Portico; proveModule: Session['proveModule'] };
type LoginBoxModule = { startLoginBox(embedding: Embedding): Promise<void> };
type QueuedCall = [method: string, ...args: unknown[]];
/** An array, while the page's own stub holds calls; ours afterwards. */
type Queue = { push(call: QueuedCall): void; forEach?: QueuedCall[]['forEach'] };

interface Listening {
  event: keyof PorticoEvents;
  listener: (detail: never) => void;
  stop?: () => void;
}

((given: LoaderSettings | null) => {
  const page = window as { Portico?: Partial<Portico> & { q?: Queue } };
  const tag = (document.currentScript ?? document.querySelector('script[data-client-id]')) as HTMLScriptElement | null;
  const present = page.Portico;
  // The directory of the script, without `cdn/` or `cdn/<version>/` of the copies that never change.
  const own = /^(https?:\/\/[^?#]*?)\/(?:cdn\/(?:[^/?#]+\/)?)?[^/?#]*(?:[?#]|$)/.exec(tag?.src ?? '');
  const baseUrl = (given?.baseUrl || tag?.dataset.baseUrl || own?.[1] || '').replace(/\/+$/, '');
  const clientId = given?.clientId || tag?.dataset.clientId || new URL(tag?.src || 'about:').searchParams.get('client') || '';
  // The version of the settings-less copy is in its address.
  const version = given?.version ?? /\/cdn\/([^/?#]+)\//.exec(tag?.src ?? '')?.[1] ?? '';

  if (present?.on) {
    if (present.version !== version) console.warn(`[portico] ${present.version} is already on this page; ${version} is ignored.`);
    return;
  }
  if (!baseUrl) {
    alert('Portico has no base URL: set data-base-url on its script tag.');
    return;
  }

  const modules = createModules(tag?.nonce);
  const listenings = new Set<Listening>();
  let loading: Promise<Session> | undefined;
  let session: Session | undefined;

  function unavailable(cause: unknown): PorticoError {
    const fields = { statusCode: 500, traceId: null, errorCode: 'session-module-unavailable' };
    return Object.assign(new Error('Portico could not be loaded; the next call tries again.', { cause }), fields);
  }

  async function fetchSettings(): Promise<LoaderSettings> {
    const answer = await fetch(`${baseUrl}/portico-settings.json?client=${encodeURIComponent(clientId)}`, { credentials: 'omit' });
    if (!answer.ok) throw new Error(`Settings: ${answer.status}`);
    return answer.json();
  }

  let settings = given;
  const getSettings = async (): Promise<LoaderSettings> => (settings ??= await fetchSettings());

  async function start(): Promise<Session> {
    const known = await getSettings();
    const { startPageSession } = await modules.load<SessionModule>(known.session);
    return startPageSession(known, portico, modules, tag?.dataset.return);
  }

  async function startBoxes(): Promise<void> {
    const known = await getSettings();
    const { box, loginBox } = known;
    if (!box || !loginBox) return;
    watchBoxes(box, baseUrl, async (painted) => {
      const { startLoginBox } = await modules.load<LoginBoxModule>(loginBox, painted);
      await startLoginBox({ settings: known, portico, proveModule: caller('proveModule') });
    });
  }

  function attach(listening: Listening): void {
    listening.stop = session?.on(listening.event, listening.listener as () => void);
  }

  function announce(started: Session): Session {
    session = started;
    listenings.forEach(attach);
    return session;
  }

  function fail(cause: unknown): never {
    loading = undefined;
    const error = unavailable(cause);
    for (const { event, listener } of listenings) if (event === 'error') (listener as (error: PorticoError) => void)(error);
    throw error;
  }

  const load = (): Promise<Session> => (loading ??= start().then(announce).catch(fail));
  // The page may not be listening; who calls is told by the rejection, who listens by the event.
  const loadQuietly = (): void => void load().catch(() => {});

  /** Calls a method of the session client, once it is there. */
  const caller = <Name extends keyof Session>(name: Name) =>
    (async (...given: unknown[]) => ((await load())[name] as (...given: unknown[]) => unknown)(...given)) as Session[Name];
  const opener = (name: 'admin-box' | 'checkout', attributes: Record<string, string>) => (more?: object) =>
    caller('show')(name, { ...attributes, ...more });
  const closer = (name: 'admin-box' | 'checkout') => () => void load().then((started) => started.hide(name), () => {});

  const portico: Portico & { q: Queue } = {
    version,
    baseUrl,
    clientId,
    login: caller('login'),
    logout: caller('logout'),
    user: caller('user'),
    token: caller('token'),
    fetch: caller('fetch'),
    async hostedPortal({ target } = {}) {
      // Opened before anything is awaited: only then does the browser know that the person asked for it.
      const tab = target === 'same' ? null : open('about:blank');
      if (tab) tab.opener = null;
      const address = await caller('portalAddress')().catch(() => `${baseUrl}/oauth/portal`);
      (tab ?? window).location.href = address;
    },
    admin: { show: opener('admin-box', { mode: 'dialog' }), hide: closer('admin-box') },
    checkout: Object.assign(opener('checkout', {}), { hide: closer('checkout') }),
    on(event, listener) {
      const listening: Listening = { event, listener };
      listenings.add(listening);
      attach(listening);
      loadQuietly();
      return () => {
        listenings.delete(listening);
        listening.stop?.();
      };
    },
    q: {
      push([name, ...args]) {
        const method: unknown = portico[name as 'login'];
        if (typeof method === 'function') Promise.resolve(method(...args)).catch(() => {});
      },
    },
  };

  page.Portico = portico;
  present?.q?.forEach?.(portico.q.push);
  startBoxes().catch(() => {});
  loadQuietly();
})(__PORTICO_SETTINGS__);
