import type { portalProfileImages as english } from '#shared/i18n/en/portal/profile-images.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileImages: TranslationOf<typeof english> = {
  'image.cropTitle': 'Bild zuschneiden',
  'image.cropText': 'Ziehen Sie das Bild oder verschieben Sie es mit den Pfeiltasten.',
  'image.area': 'Bild zum Zuschneiden',
  'image.zoom': 'Zoom',
  'image.use': 'Bild übernehmen',
  'image.hint': 'JPEG, PNG, WebP, GIF oder AVIF, bis {limit} MB. Sie können die Datei auch hierher ziehen.',
  'image.unsaved': 'Das ist eine Vorschau. Speichern Sie die Änderungen, um das Bild zu verwenden.',
  'image.tooLarge': 'Diese Datei ist größer als {limit} MB. Verwenden Sie eine kleinere.',
  'image.unreadable':
    'Diese Datei ist kein lesbares Bild. Verwenden Sie eine JPEG-, PNG-, WebP-, GIF- oder AVIF-Datei.',
};
