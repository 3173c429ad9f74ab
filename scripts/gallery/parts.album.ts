import { galleryPictures } from '#shared/ui/gallery/testing/gallery-pictures.ts';
import { galleryVariants, photographParts } from '#shared/ui/gallery/testing/photograph-parts.ts';
import type { Album } from './gallery.types.ts';

/** The design system, from its sources. */
export const partsAlbum: Album = {
  title: 'Parts',
  names: Object.keys(galleryPictures),
  variants: galleryVariants.map(({ name }) => name),
  built: false,
  photograph: ({ browser, directory, wanted, onTrouble }) => photographParts(browser, directory, wanted, onTrouble),
};
