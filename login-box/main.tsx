/** Entry of the login box in the browser: reads what the server wrote, loads the flow, then brings the element to life. */
import type { HostedPage } from '../shared/contract/hosted-page.ts';
import { elementInPage, readPageData } from '../shared/theme/page-data.ts';
import { defineLoginBox } from './element.tsx';
import { setEmbedding, type Embedding } from './embedded/embedding.ts';
import { fetchLikelyFlows, loadFlow } from './flow-loaders.ts';
import { hasOtherWays, loadOtherWays } from './other-ways.ts';
import { proveModulesBy } from './prove-module.ts';
import { loginBoxTag, pageDataId } from './host-attributes.ts';

/** The element must find its flow loaded, or hydration would begin with an empty box. */
async function start(): Promise<void> {
  const page = readPageData(pageDataId) as HostedPage | undefined;
  const element = elementInPage<HTMLElement & { page?: HostedPage }>(loginBoxTag);
  if (page && element) {
    await Promise.all([loadFlow(page.flow, page.locale), hasOtherWays(page) ? loadOtherWays() : undefined]);
    element.page = page;
  }
  defineLoginBox();
  if (page) fetchLikelyFlows(page.likelyFlows, page.locale);
}

/**
 * Called by the loader, with what the boxes of its page need.
 * @param boxes those that it has met
 */
export async function startLoginBox(embedding: Embedding, boxes: Iterable<HTMLElement>): Promise<void> {
  setEmbedding(embedding);
  // The loader has proved what the sign-in says together with this bundle: nothing has to be proved, nor waited for.
  const { locale = 'en', likelyFlows } = embedding.settings.box ?? {};
  const ready = loadFlow('login', locale);
  proveModulesBy(embedding.proveModule);
  // A box that was painted must find its flow loaded, or it would be empty for a moment.
  await ready;
  defineLoginBox(boxes);
  fetchLikelyFlows(likelyFlows, locale);
}

// Where the loader is, it starts the box. Without its chunk the page stays what it was: a form that the browser sends by itself.
if (!('Portico' in window)) start().catch((error: unknown) => console.warn('Portico works without its scripts on this page.', error));
