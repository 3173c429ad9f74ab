/** Entry of the login box in the browser: reads what the server wrote, loads the flow, then brings the element to life. */
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { nextTask } from '#shared/lib/next-task.ts';
import { elementInPage } from '#shared/theme/page-data.ts';
import { defineLoginBox } from './element.tsx';
import { setEmbedding, type Embedding } from './embedded/embedding.ts';
import { firstTexts } from './embedded/first-texts.ts';
import { fetchLikelyFlows, loadFlow } from './flow-loaders.ts';
import { hasOtherMethods, loadOtherMethods } from './other-methods.ts';
import { setIntegrityVerifier } from './verify-integrity.ts';
import { isFirstForm, loadLoginPage, signInRulesName, signInRulesSettled } from './flows/login/sign-in-rules.ts';
import { loadErrorMessage } from './with-error-messages.ts';
import { readIn, registerTranslation } from './translations.ts';
import type { LoaderSettings, ModuleEntry, Portico } from '#shared/session/embed/loader-settings.ts';
import { loginBoxTag } from './host-attributes.ts';
import { readHostedPage } from './read-page.ts';

/** The element must find its flow loaded, or hydration would begin with an empty box. */
async function start(): Promise<void> {
  const page = readHostedPage();
  const element = elementInPage<HTMLElement & { page?: HostedPage }>(loginBoxTag);
  if (page && element) {
    const needsRules = page.flow === 'login' && !isFirstForm(page);
    await Promise.all([
      loadFlow(page.flow, page.locale),
      hasOtherMethods(page) ? loadOtherMethods(page.locale) : undefined,
      needsRules ? loadLoginPage(page) : undefined,
    ]);
    if (page.error) await loadErrorMessage(page.error.code, page.locale);
    element.page = page;
  }
  defineLoginBox();
  if (!page) return;
  document.addEventListener('click', (event) => keepTypedEmail(event, page.links), true);
  fetchLikelyFlows(page.likelyFlows, page.locale);
}

/** Passes the typed email to the page in another language, and to forms that ask for it. */
function keepTypedEmail(event: Event, { signUp, forgotPassword }: HostedPage['links']): void {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  const email = document.querySelector<HTMLInputElement>(`${loginBoxTag} > [name=email]`)?.value.trim();
  if (!link || !email || !(link.hreflang || [signUp, forgotPassword].includes(link.getAttribute('href')!))) return;
  const url = new URL(link.href);
  url.searchParams.set('login_hint', email);
  link.href = url.href;
}

/** What the loader passes. */
export interface Embedded {
  settings: LoaderSettings;
  portico: Portico;
  /** `loader/modules.ts` */
  modules: { preload(entry: ModuleEntry): Promise<unknown> };
  /** A method of the session client, which is loaded when it is called. */
  caller<Name extends 'verifyIntegrity' | 'adoptSignIn'>(name: Name): Embedding[Name];
}

/** Hashes of modules loaded on demand are known to the session client; the settings hold those that nearly every sign-in needs. */
function integrityVerifier({
  settings: { signInRules, box },
  modules,
  caller,
}: Embedded): Embedding['verifyIntegrity'] {
  const names = [signInRulesName, `language-${readIn(box?.locale ?? 'en')}`];
  let verified: Promise<unknown> | undefined;
  return async (name) => {
    if (!signInRules || !names.includes(name)) return await caller('verifyIntegrity')(name);
    verified ??= modules.preload(signInRules);
    return await verified.catch((error: unknown) => {
      verified = undefined;
      throw error;
    });
  };
}

/**
 * Called by the loader, with what the boxes of its page need.
 * @param boxes those that it has met
 */
export async function startLoginBox(embedded: Embedded, boxes: Iterable<HTMLElement>): Promise<void> {
  const { settings, portico } = embedded;
  const { locale = 'en', likelyFlows, words } = settings.box ?? {};
  const verifyIntegrity = integrityVerifier(embedded);
  setEmbedding({ settings, portico, verifyIntegrity, adoptSignIn: embedded.caller('adoptSignIn') });
  setIntegrityVerifier(verifyIntegrity);
  registerTranslation(readIn(locale), firstTexts(words));
  // A box that was painted must find its flow loaded, or it would be empty for a moment.
  await loadFlow('login', locale);
  // what has just arrived was evaluated in this task
  await nextTask();
  defineLoginBox(boxes);
  await signInRulesSettled;
  fetchLikelyFlows(likelyFlows, locale);
}

// Where the loader is, it starts the box. Without its chunk the page stays what it was: a form that the browser sends by itself.
if (!('Portico' in window))
  start().catch((error: unknown) => console.warn('Portico works without its scripts on this page.', error));
