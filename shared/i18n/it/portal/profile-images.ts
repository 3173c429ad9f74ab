import type { portalProfileImages as english } from '#shared/i18n/en/portal/profile-images.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileImages: TranslationOf<typeof english> = {
  'image.cropTitle': 'Ritaglia immagine',
  'image.cropText': 'Trascina l’immagine o usa i tasti freccia per posizionarla.',
  'image.area': 'Immagine da ritagliare',
  'image.zoom': 'Zoom',
  'image.use': 'Usa immagine',
  'image.hint': 'JPEG, PNG, WebP, GIF o AVIF, fino a {limit} MB. Puoi anche trascinare un file qui.',
  'image.unsaved': 'Questa è un’anteprima. Salva le modifiche per usarla.',
  'image.tooLarge': 'Questo file supera {limit} MB. Usane uno più piccolo.',
  'image.unreadable': 'Questo file non è un’immagine leggibile. Usa un file JPEG, PNG, WebP, GIF o AVIF.',
};
