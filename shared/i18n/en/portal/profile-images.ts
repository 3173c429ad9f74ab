import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the field for a picture or logo, on the profile page and in the organization settings. */
export const portalProfileImages = {
  'image.cropTitle': 'Crop image',
  'image.cropText': 'Drag the image or use the arrow keys to position it.',
  'image.area': 'Image to crop',
  'image.zoom': 'Zoom',
  'image.use': 'Use image',
  'image.hint': 'JPEG, PNG, WebP, GIF, or AVIF, up to {limit} MB. You can also drop a file here.',
  'image.unsaved': 'This is a preview. Save your changes to use it.',
  'image.tooLarge': 'This file is larger than {limit} MB. Use a smaller one.',
  'image.unreadable': 'This file isn’t an image we can read. Use a JPEG, PNG, WebP, GIF, or AVIF file.',
} as const satisfies Catalogue;
