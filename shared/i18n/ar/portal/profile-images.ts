import type { portalProfileImages as english } from '#shared/i18n/en/portal/profile-images.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileImages: TranslationOf<typeof english> = {
  'image.cropTitle': 'اقتصاص الصورة',
  'image.cropText': 'اسحب الصورة أو استخدم مفاتيح الأسهم لضبط موضعها.',
  'image.area': 'الصورة المراد اقتصاصها',
  'image.zoom': 'التكبير',
  'image.use': 'استخدام الصورة',
  'image.hint': 'JPEG أو PNG أو WebP أو GIF أو AVIF، بحجم يصل إلى {limit} ميغابايت. يمكنك أيضًا إسقاط ملف هنا.',
  'image.unsaved': 'هذه معاينة. احفظ التغييرات لاستخدامها.',
  'image.tooLarge': 'حجم هذا الملف أكبر من {limit} ميغابايت. استخدم ملفًا أصغر.',
  'image.unreadable': 'هذا الملف ليس صورة يمكننا قراءتها. استخدم ملف JPEG أو PNG أو WebP أو GIF أو AVIF.',
};
