import type { portalProfileImages as english } from '#shared/i18n/en/portal/profile-images.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileImages: TranslationOf<typeof english> = {
  'image.cropTitle': 'Görseli kırp',
  'image.cropText': 'Görseli konumlandırmak için sürükleyin veya ok tuşlarını kullanın.',
  'image.area': 'Kırpılacak görsel',
  'image.zoom': 'Yakınlaştırma',
  'image.use': 'Görseli kullan',
  'image.hint': 'JPEG, PNG, WebP, GIF veya AVIF, en fazla {limit} MB. Dosyayı buraya da bırakabilirsiniz.',
  'image.unsaved': 'Bu bir önizlemedir. Kullanmak için değişikliklerinizi kaydedin.',
  'image.tooLarge': 'Bu dosya {limit} MB’den büyük. Daha küçük bir dosya kullanın.',
  'image.unreadable': 'Bu dosya okuyabildiğimiz bir görsel değil. JPEG, PNG, WebP, GIF ya da AVIF dosyası kullanın.',
};
