import type { portalProfileImages as english } from '#shared/i18n/en/portal/profile-images.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileImages: TranslationOf<typeof english> = {
  'image.cropTitle': 'Cortar imagem',
  'image.cropText': 'Arraste a imagem ou use as teclas de seta para posicioná-la.',
  'image.area': 'Imagem para cortar',
  'image.zoom': 'Zoom',
  'image.use': 'Usar imagem',
  'image.hint': 'JPEG, PNG, WebP, GIF ou AVIF, até {limit} MB. Você também pode soltar um arquivo aqui.',
  'image.unsaved': 'Esta é uma prévia. Salve as alterações para usá-la.',
  'image.tooLarge': 'Este arquivo tem mais de {limit} MB. Use um menor.',
  'image.unreadable': 'Não conseguimos ler este arquivo como imagem. Use um arquivo JPEG, PNG, WebP, GIF ou AVIF.',
};
