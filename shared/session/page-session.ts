/** Entry of the session client for host pages: the session, and what else `window.Portico` does. */
import type { LoaderSettings, Portico } from '#loader/portico.types.ts';
import { returnEventName } from './environment.ts';
import { loadGateEntry, watchForElements, type GateQuestions } from './embed/gate-loader.ts';
import { watchImpersonation } from './embed/impersonation-loader.ts';
import { createOnDemand, moduleList, type ModuleLoader, type OnDemand } from './embed/on-demand.ts';
import { startSession, type StartedSession } from './session.ts';

export interface PageSession extends StartedSession, GateQuestions, Pick<Portico, 'preview'> {
  verifyIntegrity: OnDemand['verifyIntegrity'];
  /** Opens `<portico-NAME>` over the page. */
  show(name: string, attributes: Record<string, string>): Promise<void>;
  hide(name: string): void;
}

/** Milliseconds, so that what has just been said can be seen. */
const returnDelay = 200;

function navigateOnReturn(): void {
  document.addEventListener(returnEventName, (event) => {
    event.preventDefault();
    setTimeout(() => location.replace(event.detail), returnDelay);
  });
}

type PreviewModule = typeof import('./preview/preview-double.ts');

/** The test double is loaded when a page asks for one. */
function previewLoader(settings: LoaderSettings, { load, show, hide }: OnDemand): Portico['preview'] {
  const name = 'admin-box';
  return async (options = {}) => {
    const { startPreview } = (await load('preview')) as PreviewModule;
    return startPreview(settings, options, {
      fetch: window.fetch.bind(window),
      now: Date.now,
      show: (...what) => show(name, ...what),
      hide: () => hide(name),
    });
  };
}

/**
 * @param portico what the elements get as their session
 * @param loader fetches modules, proved by their integrity
 * @param tag `data-` attributes of the script tag. `redirect`: page that a login returns to. `return="navigate"`: that page goes
 * on to the address from before by a navigation
 */
export function startPageSession(
  settings: LoaderSettings,
  portico: Portico,
  loader: ModuleLoader,
  tag: DOMStringMap = {},
): PageSession {
  if (tag['return'] === 'navigate') navigateOnReturn();
  const session = startSession({ ...settings, ...(tag['redirect'] && { redirect: tag['redirect'] }) });
  session.on('ready', (detail) => document.dispatchEvent(new CustomEvent('portico:ready', { detail })));
  // Taken now: the page may patch it later.
  const onDemand = createOnDemand(moduleList(settings, window.fetch.bind(window)), loader);
  const own = { 'base-url': settings.baseUrl, 'client-id': settings.clientId };
  // portal pages embedded in the host's own page: the element finds server and session by itself
  for (const name of ['admin-box', 'checkout'])
    watchForElements(`portico-${name}`, () =>
      onDemand.load(name).catch((error: unknown) => console.error(`[portico] ${name} did not load:`, error)),
    );
  watchImpersonation(
    session,
    portico,
    settings.box?.locale ?? 'en',
    () => document.body,
    () => onDemand.load('impersonation'),
  );
  Object.assign(portico, { failures: session.failures, theme: settings.box?.theme });
  return {
    ...session,
    ...loadGateEntry(session.gateInputs, portico, () => onDemand.load('gates')),
    preview: previewLoader(settings, onDemand),
    verifyIntegrity: onDemand.verifyIntegrity,
    show: (name, attributes) => onDemand.show(name, { session: portico }, { ...own, ...attributes }),
    hide: onDemand.hide,
  };
}
