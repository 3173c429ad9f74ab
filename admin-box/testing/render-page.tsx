import type { ReactElement } from 'react';
import { TextsProvider } from '#admin-box/i18n/texts.tsx';
import { loadTranslation } from '#admin-box/i18n/locales.ts';
import { addPageTexts } from '#admin-box/i18n/page-texts.ts';
import { PageKeyProvider } from '#admin-box/kit/configurable-field.tsx';
import type { PortalPage } from '#admin-box/page.types.ts';
import { appearanceOf } from '#admin-box/portal/appearance.ts';
import { readNavigationOverrides } from '#admin-box/portal/gating.ts';
import { PortalProvider } from '#admin-box/portal/portal-context.tsx';
import type { Portal } from '#admin-box/portal/portal-context.tsx';

/** A page with its English texts, outside of the frame and without answers. @param navigation what the portal's metadata says of pages */
export async function renderPage({ key, load }: PortalPage, navigation: unknown = {}): Promise<ReactElement> {
  const { Page, texts } = await load();
  addPageTexts(texts);
  const appearance = appearanceOf(readNavigationOverrides({ navigation }));
  const portal = { tenant: 'Acme', appearance, holds: () => true } as Partial<Portal> as Portal;
  return (
    <TextsProvider locale="en" translation={await loadTranslation('en')} chooseLocale={() => {}}>
      <PortalProvider value={portal}>
        <PageKeyProvider value={key}>
          <Page />
        </PageKeyProvider>
      </PortalProvider>
    </TextsProvider>
  );
}
