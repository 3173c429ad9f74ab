import type { portalProfileImages as english } from '#shared/i18n/en/portal/profile-images.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileImages: TranslationOf<typeof english> = {
  'image.cropTitle': '裁剪图片',
  'image.cropText': '拖动图片或使用方向键调整位置。',
  'image.area': '要裁剪的图片',
  'image.zoom': '缩放',
  'image.use': '使用图片',
  'image.hint': 'JPEG、PNG、WebP、GIF 或 AVIF，不超过 {limit} MB。您也可以将文件拖放到此处。',
  'image.unsaved': '这是预览。保存更改后即可使用。',
  'image.tooLarge': '此文件大于 {limit} MB。请使用较小的文件。',
  'image.unreadable': '此文件不是可读取的图片。请使用 JPEG、PNG、WebP、GIF 或 AVIF 文件。',
};
