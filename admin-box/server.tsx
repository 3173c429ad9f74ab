/**
 * Server rendering of the hosted portal: its content can be read before any script has loaded. The result is a
 * snapshot, which the portal replaces once it runs (`ssr/revealed.tsx`).
 */
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server.edge';
import type { HostedPortal, RenderedPortal, RenderPortal } from '#shared/contract/portal/hosted-portal.ts';
import { createServerCache, insertedRules } from '#shared/theme/adopted-sheet.ts';
import { brandRule } from '#shared/theme/brand.ts';
import { readVendorTheme, vendorThemeRule } from '#shared/theme/vendor-theme.ts';
import { escapeHtml } from '#shared/ui/light-form/escape-html.ts';
import { UiRoot } from '#shared/ui/ui-root/ui-root.tsx';
import { createQueryClient } from './data/query-client.ts';
import { portalCss } from './portal/portal-css.ts';
import { adminBoxTag } from './portal/host-attributes.ts';
import { loadTranslation } from './i18n/locales.ts';
import { pages } from './pages.ts';
import { PresentPortal } from './portal/present-portal.tsx';
import { createAddress } from './router/address.ts';
import type { AddressWindow } from './router/address.ts';
import { createLazyPages } from './shell/lazy-pages.ts';
import { createRouter } from './router/router.ts';
import { dehydrateQueries } from './ssr/dehydrate-queries.ts';
import { renderSettled } from './ssr/render-settled.ts';
import { snapshotConnection } from './ssr/snapshot-connection.ts';
import { snapshotCss } from './ssr/snapshot.styles.ts';
import { styleAttributesToRules } from './ssr/style-attributes.ts';
import { TextsProvider } from './i18n/texts.tsx';

const settingsCall = 'GET /metadata/admin-box';

/** Settings may lie at an address of the tenant's own: a server does not go there, and without them the snapshot would be another portal. */
function knowsSettings({ answers }: HostedPortal): boolean {
  const settings = answers[settingsCall] as Record<string, unknown> | undefined;
  return settings !== undefined && !settings['metadataOverrides'];
}

/** The parts of `window` that the router needs. Writes are ignored, since a snapshot is not interactive. */
function windowAt(address: string): AddressWindow {
  const { pathname, search } = new URL(address, 'http://portal');
  const history = { state: null, pushState() {}, replaceState() {}, back() {} };
  return { location: { pathname, search, hash: '' }, history, addEventListener() {}, removeEventListener() {} };
}

const nothing = (): void => {};

type Rendered = Pick<RenderedPortal, 'html' | 'answers' | 'queries'> & { css: string; ids: string[] };

async function renderSnapshot(portal: HostedPortal): Promise<Rendered> {
  const { attributes, address, locale, direction } = portal;
  const { connection, user, answers } = snapshotConnection(portal);
  const translation = await loadTranslation(locale);
  const [cache, queries, lazyPages] = [createServerCache(), createQueryClient(0), createLazyPages()];
  await Promise.all(pages.map((page) => lazyPages.prefetch(page)));
  const basePath = attributes['base-path'] ?? '/';
  const router = createRouter(
    createAddress('history', { view: windowAt(address), basePath, start: { page: '', query: {} } }),
  );
  const tree = (
    <CacheProvider value={cache}>
      <TextsProvider locale={locale} translation={translation} chooseLocale={nothing}>
        <UiRoot locale={locale} direction={direction} translation={translation.ui}>
          <PresentPortal
            {...{ connection, user, queries, router, lazyPages, basePath }}
            mode="page"
            routing="history"
            vendorName={attributes['vendor-name'] ?? ''}
            signOut={() => Promise.resolve()}
            close={nothing}
            applyTheme={nothing}
          />
        </UiRoot>
      </TextsProvider>
    </CacheProvider>
  );
  const html = await renderSettled(() => renderToString(tree), queries);
  return {
    html,
    ...insertedRules(cache),
    answers,
    queries: dehydrateQueries(queries, { ...portal.answers, ...answers }),
  };
}

/** Raises the specificity of the snapshot's theme over the sheets that the portal adopts before it has loaded its own. */
const ofThisElement = (rules: string): string => rules.replaceAll(':host{', `:host(${adminBoxTag}){`);

/** Renders the shadow root of a portal page, with its data. */
export const renderPortal: RenderPortal = async (portal, nonce) => {
  if (!knowsSettings(portal)) return { html: '', answers: {}, queries: [], theme: undefined };
  const rendered = await renderSnapshot(portal);
  const snapshot = styleAttributesToRules(rendered.html);
  const theme = readVendorTheme(portal.answers[settingsCall]);
  const style = (css: string, more = '') => `<style nonce="${escapeHtml(nonce)}"${more}>${css}</style>`;
  const html = [
    '<template shadowrootmode="open" shadowrootserializable>',
    style(portalCss.join('') + rendered.css, ` data-rules="${rendered.ids.join(' ')}"`),
    style(
      ofThisElement(brandRule(portal.attributes['brand'] ?? '') + vendorThemeRule(theme)) + snapshotCss + snapshot.css,
      ' data-snapshot-rules',
    ),
    `<div data-snapshot data-snapshot-theme="${escapeHtml(JSON.stringify(theme))}">${snapshot.html}</div></template>`,
  ].join('');
  return { html, answers: rendered.answers, queries: rendered.queries, theme: theme.mode };
};
