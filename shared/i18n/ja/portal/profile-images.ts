import type { portalProfileImages as english } from '#shared/i18n/en/portal/profile-images.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileImages: TranslationOf<typeof english> = {
  'image.cropTitle': '画像を切り抜く',
  'image.cropText': '画像をドラッグするか、矢印キーを使って位置を調整します。',
  'image.area': '切り抜く画像',
  'image.zoom': 'ズーム',
  'image.use': '画像を使用',
  'image.hint': 'JPEG、PNG、WebP、GIF、AVIF（{limit} MB まで）。ここにファイルをドロップすることもできます。',
  'image.unsaved': 'これはプレビューです。使用するには変更を保存してください。',
  'image.tooLarge': 'このファイルは {limit} MB を超えています。より小さいファイルを使用してください。',
  'image.unreadable':
    'このファイルは読み取れる画像ではありません。JPEG、PNG、WebP、GIF、AVIF のいずれかを使用してください。',
};
