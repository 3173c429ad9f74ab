/** Defines `<portico-gallery scene="parts">`, which draws one sheet of the gallery as the product draws its elements. */
import { CacheProvider } from '@emotion/react';
import reactToWebComponent from '@r2wc/react-to-web-component';
import { createThemeStyles } from '#shared/theme/adopted-sheet.ts';
import { baseCss } from '#shared/theme/base.styles.ts';
import { RootProvider } from '#shared/theme/root-context.tsx';
import { UiRoot } from '#shared/ui/ui-root/ui-root.tsx';
import { galleryScenes } from './scenes.tsx';

interface GalleryProps {
  scene: string;
  direction?: 'ltr' | 'rtl';
  /** The shadow root, which r2wc makes and says. */
  container?: HTMLElement;
}

const styles = createThemeStyles([baseCss]);

function Gallery({ scene, direction, container }: GalleryProps) {
  const Scene = galleryScenes[scene];
  const root = container as unknown as ShadowRoot;
  if (!Scene) return null;
  if (!root.adoptedStyleSheets.length) styles.adoptStyles(root);
  return (
    <CacheProvider value={styles.cache}>
      <RootProvider value={{ host: root.host as HTMLElement, root, idPrefix: 'portico' }}>
        <UiRoot locale="en" direction={direction}>
          <Scene />
        </UiRoot>
      </RootProvider>
    </CacheProvider>
  );
}

const tag = 'portico-gallery';
if (!customElements.get(tag)) {
  customElements.define(
    tag,
    reactToWebComponent(Gallery, { shadow: 'open', props: { scene: 'string', direction: 'string' } }),
  );
}
