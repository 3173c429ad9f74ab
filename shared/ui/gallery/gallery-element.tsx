/** Defines `<portico-gallery scene="parts">`, which draws one sheet of the gallery as the product draws its elements. */
import { createThemeStyles } from '#shared/theme/adopted-sheet.ts';
import { baseCss } from '#shared/theme/base.styles.ts';
import { defineCustomElement } from '#shared/theme/custom-element.tsx';
import { UiRoot } from '#shared/ui/ui-root/ui-root.tsx';
import { galleryScenes } from './scenes.tsx';

interface GalleryProps {
  scene: string;
  direction?: 'ltr' | 'rtl';
}

function Gallery({ scene, direction }: GalleryProps) {
  const Scene = galleryScenes[scene];
  if (!Scene) return null;
  return (
    <UiRoot locale="en" direction={direction}>
      <Scene />
    </UiRoot>
  );
}

defineCustomElement<GalleryProps>({
  tag: 'portico-gallery',
  component: Gallery,
  properties: { scene: 'string', direction: 'string' },
  styles: createThemeStyles([baseCss]),
});
