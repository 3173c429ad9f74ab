import type { portalProfileImages as english } from '#shared/i18n/en/portal/profile-images.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileImages: TranslationOf<typeof english> = {
  'image.cropTitle': 'Recadrer l’image',
  'image.cropText': 'Faites glisser l’image ou utilisez les touches fléchées pour la positionner.',
  'image.area': 'Image à recadrer',
  'image.zoom': 'Zoom',
  'image.use': 'Utiliser l’image',
  'image.hint': 'JPEG, PNG, WebP, GIF ou AVIF, {limit} Mo maximum. Vous pouvez aussi déposer un fichier ici.',
  'image.unsaved': 'Ceci est un aperçu. Enregistrez vos modifications pour l’utiliser.',
  'image.tooLarge': 'Ce fichier dépasse {limit} Mo. Utilisez-en un plus petit.',
  'image.unreadable': 'Ce fichier n’est pas une image lisible. Utilisez un fichier JPEG, PNG, WebP, GIF ou AVIF.',
};
