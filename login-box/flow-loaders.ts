import type { HostedFlow } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowApp } from './define-flow.tsx';
import { flows } from './flows/flows.ts';
import { verifyIntegrity } from './verify-integrity.ts';
import { hasTranslation, loadTranslation } from './translations.ts';
import { LoginApp } from './flows/login/login-app.tsx';
import { whenIdle } from './when-idle.ts';

/** In an object, since a state setter would call a bare component; always the same one for a flow. */
export interface LoadedFlow {
  App: FlowApp;
}

const loaded = new Map<HostedFlow, LoadedFlow>();
/** Flows whose texts are here, with the language. */
const hasTexts = new Set<string>();

/** The flow's application, if it and what it says in the language of the page have been loaded. */
export function loadedFlow(flow: HostedFlow, locale: string): LoadedFlow | undefined {
  return hasTexts.has(`${flow} ${locale}`) ? loaded.get(flow) : undefined;
}

async function loadApp(flow: HostedFlow): Promise<LoadedFlow> {
  if (flow !== 'login' && flow !== 'notice' && !loaded.has(flow)) await verifyIntegrity(flow);
  // the first form of signing in is part of the entry
  const App = flow === 'login' ? LoginApp : (await flows[flow]()).flow.App;
  const known = loaded.get(flow) ?? { App };
  loaded.set(flow, known);
  return known;
}

async function loadTexts(flow: HostedFlow, locale: string): Promise<void> {
  // the notice must be shown even if nothing else loads: its title is among the first texts
  if (flow === 'notice') await loadTranslation(locale, 'flows').catch(() => {});
  else if (flow !== 'login') await loadTranslation(locale, 'flows');
  // the first form of an embedded box needs no texts beyond those it was painted with
  else if (!hasTranslation(locale)) await loadTranslation(locale);
}

/** Loads a flow and its texts, once. @throws when a chunk cannot be had; asking again tries again */
export async function loadFlow(flow: HostedFlow, locale: string): Promise<LoadedFlow> {
  const [app] = await Promise.all([loadApp(flow), loadTexts(flow, locale)]);
  hasTexts.add(`${flow} ${locale}`);
  return app;
}

/** Prefetches the chunks that most sign-ins need next, when the browser is idle, so that steps change without delay. */
export function fetchLikelyFlows(flows: readonly string[] | undefined, locale: string): void {
  whenIdle(() => flows?.forEach((flow) => loadFlow(flow as HostedFlow, locale).catch(() => {})));
}
