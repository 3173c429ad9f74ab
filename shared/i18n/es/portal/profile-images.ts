import type { portalProfileImages as english } from '#shared/i18n/en/portal/profile-images.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileImages: TranslationOf<typeof english> = {
  'image.cropTitle': 'Recortar imagen',
  'image.cropText': 'Arrastra la imagen o usa las teclas de flecha para colocarla.',
  'image.area': 'Imagen para recortar',
  'image.zoom': 'Zoom',
  'image.use': 'Usar imagen',
  'image.hint': 'JPEG, PNG, WebP, GIF o AVIF, de hasta {limit} MB. También puedes soltar un archivo aquí.',
  'image.unsaved': 'Esta es una vista previa. Guarda los cambios para usarla.',
  'image.tooLarge': 'Este archivo supera los {limit} MB. Usa uno más pequeño.',
  'image.unreadable': 'No podemos leer este archivo como imagen. Usa un archivo JPEG, PNG, WebP, GIF o AVIF.',
};
