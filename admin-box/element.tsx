import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { directionOf } from '#shared/i18n/languages.ts';
import { createThemeStyles } from '#shared/theme/adopted-sheet.ts';
import { setDocumentLanguage } from '#shared/theme/document-language.ts';
import { defineCustomElement } from '#shared/theme/custom-element.tsx';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { useVendorTheme } from '#shared/theme/use-vendor-theme.ts';
import type { VendorTheme } from '#shared/theme/vendor-theme.ts';
import { UiRoot } from '#shared/ui/ui-root/ui-root.tsx';
import { adminBoxTag, hostAttributes, ownsDocument } from './portal/host-attributes.ts';
import type { HostState } from './portal/host-attributes.ts';
import { PortalApp } from './portal/portal-app.tsx';
import { portalCss } from './portal/portal-css.ts';
import { resolveTheme, ThemeChoiceContext, useThemeChoice } from './portal/theme-choice.ts';
import type { AdminBoxProps, PortalViewProps } from './portal/portico-admin-box.types.ts';
import type { PortalSession } from './session/portal-session.ts';
import { OverlayFrame } from './shell/overlay-frame.tsx';
import { RevealedInTime } from './ssr/revealed.tsx';
import { snapshotTheme } from './ssr/snapshot-theme.ts';
import { withSnapshotStyles } from './ssr/snapshot-styles.ts';
import { addPageTexts } from './i18n/page-texts.ts';
import { loadGuestPage } from './guest-page.ts';
import { TextsProvider, useTexts } from './i18n/texts.tsx';
import { useEmit } from './portal/use-emit.ts';
import { useLocale } from './i18n/use-locale.ts';
import { useTranslation } from './i18n/use-translation.ts';
import type { Loaded } from './i18n/use-translation.ts';

const SsoGuest = lazy(async () => {
  const { SsoGuest: Page, texts } = await loadGuestPage();
  addPageTexts(texts);
  return { default: Page };
});

/** A `dir` that the host page wrote itself wins over the language's own; in a document of the portal's own it is the server's. */
function useDirection(locale: string, owned: boolean): 'ltr' | 'rtl' {
  const { host } = useRootPlace();
  const [given] = useState(() => (owned ? null : host?.getAttribute('dir')));
  return given === 'rtl' || given === 'ltr' ? given : directionOf(locale);
}

function useHostAttributes({ theme, mode, locale, direction }: HostState): void {
  const { host } = useRootPlace();
  useEffect(() => {
    for (const [name, value] of Object.entries(hostAttributes({ theme, mode, locale, direction }))) {
      if (value === null) host?.removeAttribute(name);
      else host?.setAttribute(name, value);
    }
  }, [host, theme, mode, locale, direction]);
}

/** The document of a page that is the portal's speaks the portal's language, after a switch too. */
function useDocumentLanguage(owned: boolean, locale: string, direction: 'ltr' | 'rtl'): void {
  useEffect(() => {
    if (owned) setDocumentLanguage(locale, direction);
  }, [owned, locale, direction]);
}

/** Over the page, or in its place. What closes it asks the portal first, for a form may have unsaved changes. */
function Frame({ mode, children }: { mode: AdminBoxProps['mode']; children: (close: () => void) => ReactNode }) {
  const { t } = useTexts();
  const emit = useEmit();
  const [open, setOpen] = useState(true);
  const end = () => {
    setOpen(false);
    emit('portico:close', null);
  };
  if (mode !== 'dialog') return children(() => emit('portico:close', null));
  if (!open) return null;
  return (
    <OverlayFrame label={t('shell.portal')} onClosed={end}>
      {children}
    </OverlayFrame>
  );
}

/** The requested theme, initially the snapshot's. Setting an equal one does not rerender. */
function useWantedTheme(root: ShadowRoot | undefined): [VendorTheme, (theme: VendorTheme) => void] {
  const [theme, setTheme] = useState<VendorTheme>(() => snapshotTheme(root));
  const apply = useCallback(
    (wanted: VendorTheme) => setTheme((now) => (JSON.stringify(wanted) === JSON.stringify(now) ? now : wanted)),
    [],
  );
  return [theme, apply];
}

function TranslatedBox({
  shown,
  chooseLocale,
  ...props
}: PortalViewProps & { shown: Loaded; chooseLocale: (locale: string) => void }) {
  const { mode = 'page' } = props;
  const { locale, translation } = shown;
  const { root } = useRootPlace();
  const owned = ownsDocument({ ...props, mode });
  const direction = useDirection(locale, owned);
  const [vendorTheme, applyTheme] = useWantedTheme(root);
  const set = vendorTheme.mode ?? props.theme ?? hostTheme(props)?.mode;
  const theme = useThemeChoice(set, owned);
  useHostAttributes({ theme: resolveTheme(set, theme.choice), mode, locale, direction });
  useVendorTheme(vendorTheme);
  useDocumentLanguage(owned, locale, direction);
  return (
    <TextsProvider locale={locale} translation={translation} chooseLocale={chooseLocale}>
      <ThemeChoiceContext value={theme}>
        <Frame mode={mode}>
          {(close) => (
            <UiRoot locale={locale} direction={direction} translation={translation.ui}>
              {props.guest ? (
                <Suspense fallback={null}>
                  <SsoGuest {...props} />
                </Suspense>
              ) : (
                <PortalApp {...props} mode={mode} close={close} applyTheme={applyTheme} />
              )}
              <RevealedInTime />
            </UiRoot>
          )}
        </Frame>
      </ThemeChoiceContext>
    </TextsProvider>
  );
}

/** The vendor theme of the host page: a portal embedded in it, or shown over it, uses the page's session. */
export function hostTheme({ baseUrl, session }: Partial<AdminBoxProps>): PortalSession['theme'] {
  const host = (window as Partial<Pick<Window, 'Portico'>>).Portico;
  return session?.theme ?? (!baseUrl || host?.baseUrl === baseUrl ? host?.theme : undefined);
}

export function AdminBox(props: PortalViewProps) {
  const { locale, chooseLocale } = useLocale(props);
  const shown = useTranslation(locale);
  return shown ? <TranslatedBox {...props} shown={shown} chooseLocale={chooseLocale} /> : null;
}

/** Defines `<portico-admin-box>`. Its attributes, properties and events are in `portico-admin-box.types.ts`. */
export function defineAdminBox(): void {
  defineCustomElement<AdminBoxProps>({
    tag: adminBoxTag,
    component: AdminBox,
    properties: {
      page: 'string',
      baseUrl: 'string',
      clientId: 'string',
      routing: 'string',
      basePath: 'string',
      theme: 'string',
      brand: 'string',
      vendorName: 'string',
      mode: 'string',
      locale: 'string',
      preview: 'string',
      guest: 'string',
      session: 'json',
    },
    styles: withSnapshotStyles(createThemeStyles(portalCss)),
    brandOf: (props) => (props.brand === undefined ? hostTheme(props) : { brand: props.brand }),
  });
}
