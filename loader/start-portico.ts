/**
 * Puts `window.Portico` there at once and fetches the session client behind it; calls made meanwhile wait for it. Each
 * `<portico-login-box>` gets its first form painted at once.
 */
import { defineBoxes, type Boxes } from './boxes.ts';
import { createModules, type Modules } from './modules.ts';
import type { LoaderSettings, Portico, PorticoEvents, PorticoUser } from './portico.types.ts';

export type Settings = LoaderSettings & Required<Pick<LoaderSettings, 'box' | 'loginBox'>>;

/** Methods of `window.Portico` that are the session client's own. */
const passedOn = 'login logout user token fetch preview stepUp isAuthorized isSteppedUp isEntitledTo';
type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;
type PassedOn = Words<typeof passedOn>;

type Session = Pick<Portico, PassedOn | 'on'> & {
  /** Continues with the token of a sign-in in this page, unless it gives `null`. */
  adoptSignIn(tokens: { accessToken: string; expiresIn: number }): Promise<PorticoUser | null>;
  portalAddress(): Promise<string>;
  /** Opens an element over the page. */
  show(name: 'admin-box' | 'checkout', attributes?: object): Promise<void>;
  hide(name: 'admin-box' | 'checkout'): void;
  /** Fetches a module that is loaded on demand, and proves its integrity. */
  verifyIntegrity(name: string): Promise<unknown>;
};
/** `shared/session/page-session.ts` */
type SessionModule = {
  startPageSession(settings: LoaderSettings, portico: Portico, modules: Modules, tag?: DOMStringMap): Session;
};
/** `Embedded` of `login-box/main.tsx` */
type Embedded = {
  settings: LoaderSettings;
  portico: Portico;
  modules: Modules;
  caller: <Name extends 'verifyIntegrity' | 'adoptSignIn'>(name: Name) => Session[Name];
};
type LoginBoxModule = { startLoginBox(embedded: Embedded, boxes: Boxes): Promise<void> };
type QueuedCall = [method: string, ...args: unknown[]];
/** An array, while the page's own stub holds calls; ours afterwards. */
type Queue = { push(call: QueuedCall): void; forEach?: QueuedCall[]['forEach'] };
type Method = (...given: unknown[]) => Promise<unknown>;

/** Marks a rejection as handled: callers get the rejection itself, listeners the event. */
const ignoringErrors = (task: () => Promise<unknown>): void => void task().catch(() => {});

/**
 * @param known what is said before the settings are there
 * @param tag the script tag, for its nonce, `data-redirect` and `data-return`
 * @param getSettings asked again after a failure
 */
export function startPortico(
  { version, baseUrl, clientId }: Pick<Settings, 'version' | 'baseUrl' | 'clientId'>,
  tag: HTMLOrSVGScriptElement | null,
  getSettings: () => Settings | Promise<Settings>,
): void {
  const page = window as { Portico?: Partial<Portico> & { q?: Queue } };
  const present = page.Portico;
  if (present?.on) {
    if (present.version !== version) console.warn(`[portico] ${version} is ignored: ${present.version} is here.`);
    return;
  }

  const modules = createModules(tag?.nonce);
  /** One of each listener: hears the session, once it is there, or why it is not. */
  const listenings = new Set<(error?: object) => void>();
  let loading: Promise<Session> | undefined;
  let session: Session | undefined;

  async function start(): Promise<Session> {
    let error: object | undefined;
    try {
      const settings = await getSettings();
      const { startPageSession } = await modules.load<SessionModule>(settings.session);
      session = startPageSession(settings, portico, modules, tag?.dataset);
    } catch (cause) {
      loading = undefined;
      const fields = { statusCode: 500, traceId: null, errorCode: 'session-module-unavailable' };
      error = Object.assign(new Error('Portico did not load: call again.', { cause }), fields);
    }
    listenings.forEach((listen) => listen(error));
    if (error) throw error;
    return session!;
  }

  const load = (): Promise<Session> => (loading ??= start());

  /** Calls a method of the session client, once it is there. */
  const caller = <Name extends keyof Session>(name: Name) =>
    (async (...given) => ((await load())[name] as Method)(...given)) as Method as Session[Name] & Method;
  const showCheckout = (options?: object) => caller('show')('checkout', options);
  const closer = (name: string) => () => ignoringErrors(() => caller('hide')(name));

  const own: Omit<Portico, PassedOn> & { q: Queue } = {
    version,
    baseUrl,
    clientId,
    async hostedPortal({ target } = {}) {
      // Opened before anything is awaited: only then does the browser know that the user asked for it.
      const tab = target === 'same' ? null : open();
      if (tab) tab.opener = null;
      const address = await caller('portalAddress')().catch(() => `${baseUrl}/oauth/portal`);
      (tab ?? window).location = address;
    },
    admin: {
      show: (options) => caller('show')('admin-box', { mode: 'dialog', ...options }),
      hide: closer('admin-box'),
    },
    checkout: Object.assign(showCheckout, { show: showCheckout, hide: closer('checkout') }),
    on(event: keyof PorticoEvents, listener: (detail: never) => void) {
      let stop: (() => void) | undefined;
      const listen = (error?: object): void => {
        stop ??= session?.on(event, listener as () => void);
        if (error && event === 'error') listener(error as never);
      };
      listenings.add(listen);
      listen();
      ignoringErrors(load);
      return () => {
        listenings.delete(listen);
        stop?.();
      };
    },
    q: { push: ([name, ...args]) => ignoringErrors(async () => (portico[name as 'login'] as Method)(...args)) },
  };
  const portico = own as Portico & { q: Queue };

  for (const name of passedOn.split(' ')) portico[name as 'login'] = caller(name as 'login');
  page.Portico = portico;
  present?.q?.forEach?.(portico.q.push);
  ignoringErrors(async () => {
    const settings = await getSettings();
    defineBoxes(settings.box, baseUrl, async (boxes, painted) => {
      const { startLoginBox } = await modules.load<LoginBoxModule>(settings.loginBox, painted);
      await startLoginBox({ settings, portico, modules, caller }, boxes);
    });
  });
  // A box asks by itself once it can be used; until then its bundle has the network to itself, unless the page asks.
  if (!document.querySelector('portico-login-box')) ignoringErrors(load);
}
