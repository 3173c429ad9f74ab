import { startTransition, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ToastProvider } from '#shared/ui/toast/toast-provider.tsx';
import { createFocusMemory, FocusMemoryProvider } from './focus-memory.ts';
import { KitLocaleContext } from './kit-locale.ts';
import { OverlayPlaceProvider } from './overlay-place.tsx';
import { overlaysStyle, rootStyle } from './ui-root.styles.ts';
import { createUiTexts, UiTextsProvider } from './ui-texts.tsx';
import type { UiTranslation } from './ui-texts.tsx';

export interface UiRootProps {
  /** BCP 47 tag of the texts. */
  locale: string;
  /** Of the whole tree; taken from the locale where it is not given. */
  direction?: 'ltr' | 'rtl';
  /** The parts' own words in that locale; English without it. */
  translation?: UiTranslation;
  children: ReactNode;
}

/** A locale with the wanted direction: the overlay library has no other setting for it. */
function localeFor(locale: string, direction: UiRootProps['direction']): string {
  if (!direction) return locale;
  return direction === 'rtl' ? 'ar' : 'en';
}

/**
 * Rendered once at the top of an element's tree. Gives the parts their language, the root they are drawn in, a place for what
 * lies above the page, and toasts. It is the container whose width the parts measure.
 */
export function UiRoot({ locale, direction, translation, children }: UiRootProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // what lies above the page comes behind it, and does not hold it up
  const placed = useCallback((node: HTMLElement | null) => startTransition(() => setPlace(node)), []);
  const [focus] = useState(createFocusMemory);
  const texts = useMemo(() => createUiTexts(locale, translation), [locale, translation]);
  return (
    <KitLocaleContext value={localeFor(locale, direction)}>
      <UiTextsProvider value={texts}>
        <OverlayPlaceProvider value={place}>
          <FocusMemoryProvider value={focus}>
            <ToastProvider>
              <div
                css={rootStyle}
                data-part="ui-root"
                lang={locale}
                dir={direction}
                onFocus={({ target }) => focus.remember(target)}
              >
                {children}
              </div>
            </ToastProvider>
          </FocusMemoryProvider>
        </OverlayPlaceProvider>
      </UiTextsProvider>
      <section
        css={overlaysStyle}
        data-part="overlays"
        aria-label={texts.t('notifications')}
        ref={placed}
        lang={locale}
        dir={direction}
      />
    </KitLocaleContext>
  );
}
