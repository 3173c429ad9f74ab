import type { portalProfileImages as english } from '#shared/i18n/en/portal/profile-images.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileImages: TranslationOf<typeof english> = {
  'image.cropTitle': 'Przytnij obraz',
  'image.cropText': 'Przeciągnij obraz lub użyj klawiszy strzałek, aby go ustawić.',
  'image.area': 'Obraz do przycięcia',
  'image.zoom': 'Powiększenie',
  'image.use': 'Użyj obrazu',
  'image.hint': 'JPEG, PNG, WebP, GIF lub AVIF, do {limit} MB. Możesz też upuścić plik tutaj.',
  'image.unsaved': 'To jest podgląd. Zapisz zmiany, aby go użyć.',
  'image.tooLarge': 'Ten plik jest większy niż {limit} MB. Użyj mniejszego.',
  'image.unreadable': 'Nie można odczytać tego pliku jako obrazu. Użyj pliku JPEG, PNG, WebP, GIF lub AVIF.',
};
