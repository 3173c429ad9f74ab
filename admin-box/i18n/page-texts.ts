/** English texts loaded so far: the frame's come with it, a page's with its chunk (`pages.ts`). */
import type { adminBox } from '#shared/i18n/en/portal/index.ts';
import { portalShell } from '#shared/i18n/en/portal/shell.ts';
import { portalTitles } from '#shared/i18n/en/portal/titles.ts';
import type { Catalogue } from '#shared/i18n/translator.ts';

const arrived: Record<string, Catalogue[string]> = { ...portalShell, ...portalTitles };

/** What `t` looks up. Its type has every page's texts: a test holds each page to the frame's and its own (`page-texts.test.ts`). */
export const portalTexts = arrived as unknown as typeof adminBox;

/** Adds the texts of a page. Keys are unique over the portal, so that nothing is replaced. */
export function addPageTexts(texts: Catalogue): void {
  Object.assign(arrived, texts);
}
