import type { portalProfileImages as english } from '#shared/i18n/en/portal/profile-images.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileImages: TranslationOf<typeof english> = {
  'image.cropTitle': 'Afbeelding bijsnijden',
  'image.cropText': 'Sleep de afbeelding of gebruik de pijltoetsen om deze te plaatsen.',
  'image.area': 'Afbeelding om bij te snijden',
  'image.zoom': 'Zoom',
  'image.use': 'Afbeelding gebruiken',
  'image.hint': 'JPEG, PNG, WebP, GIF of AVIF, tot {limit} MB. Je kunt ook een bestand hierheen slepen.',
  'image.unsaved': 'Dit is een voorbeeld. Sla je wijzigingen op om het te gebruiken.',
  'image.tooLarge': 'Dit bestand is groter dan {limit} MB. Gebruik een kleiner bestand.',
  'image.unreadable': 'Dit bestand is geen leesbare afbeelding. Gebruik een JPEG-, PNG-, WebP-, GIF- of AVIF-bestand.',
};
