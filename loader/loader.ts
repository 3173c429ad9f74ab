/**
 * `portico.js`: a classic script that imports nothing. It puts `window.Portico` there at once and fetches the session
 * client behind it; calls made meanwhile wait for it.
 *
 * The server replaces the settings literal at the end by JSON; the build without settings has `null` there, and the tag says
 * what is needed: `<script src="…/loader.js" data-client-id="…" integrity="…" crossorigin>`.
 *
 * Attributes of the tag: `data-client-id`, `data-base-url` (default: where the script came from), and
 * `data-return="navigate"` for sites that load each address anew: the page that hosted login comes back to then goes on to
 * the address from before by a navigation.
 */
import type { LoaderSettings, Portico, PorticoError, PorticoEvents } from './portico.types.ts';

declare const __PORTICO_SETTINGS__: LoaderSettings | null;

type Session = Pick<Portico, 'login' | 'logout' | 'user' | 'token' | 'fetch' | 'on'>;
type SessionModule = { startSession(settings: LoaderSettings): Session };
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

  const nonce = tag?.nonce;
  const listenings = new Set<Listening>();
  let attempts = 0;
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

  /** Fetches a module ahead, and resolves only when its hash is right: `import()` itself knows no integrity. */
  function preload(url: string, integrity: string): Promise<unknown> {
    const link = document.createElement('link');
    if (!link.relList.supports('modulepreload')) return Promise.resolve();
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    if (nonce) link.nonce = nonce;
    const settled = new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = () => reject(new Error(`Not loaded, or altered: ${url}`));
    });
    link.href = url;
    document.head.append(link);
    return settled;
  }

  async function start(): Promise<Session> {
    const settings = given ?? (await fetchSettings());
    const { url, integrity, imports } = settings.session;
    // Browsers remember that a module failed, by its address.
    const entry = attempts++ ? `${url}?retry=${attempts}` : url;
    await Promise.all([preload(entry, integrity), ...imports.map((module) => preload(module.url, module.integrity))]);
    const { startSession } = (await import(/* @vite-ignore */ entry)) as SessionModule;
    return startSession(settings);
  }

  function attach(listening: Listening): void {
    listening.stop = session?.on(listening.event, listening.listener as () => void);
  }

  function announce(started: Session): Session {
    session = started;
    listenings.forEach(attach);
    session.on('ready', (detail) => document.dispatchEvent(new CustomEvent('portico:ready', { detail })));
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

  const portico: Portico & { q: Queue } = {
    version,
    baseUrl,
    clientId,
    login: async (options) => (await load()).login(options),
    logout: async (options) => (await load()).logout(options),
    user: async () => (await load()).user(),
    token: async () => (await load()).token(),
    fetch: async (input, init) => (await load()).fetch(input, init),
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

  if (tag?.dataset.return === 'navigate') {
    document.addEventListener('portico:return', (event) => {
      event.preventDefault();
      setTimeout(() => location.replace((event as CustomEvent<string>).detail), 200);
    });
  }
  page.Portico = portico;
  present?.q?.forEach?.(portico.q.push);
  loadQuietly();
})(__PORTICO_SETTINGS__);
