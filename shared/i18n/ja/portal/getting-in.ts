import type { portalGettingIn as english } from '#shared/i18n/en/portal/getting-in.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalGettingIn: TranslationOf<typeof english> = {
  'getIn.menu': 'その他の追加方法',
  'getIn.list': 'リストから招待…',
  'getIn.link': '招待リンク…',
  'getIn.export': 'CSV にエクスポート',
  'getIn.exporting': 'ユーザーをエクスポートしています…',
  'getIn.exported': 'ユーザーをエクスポートしました。ダウンロードフォルダーを確認してください。',
  'getIn.exportFailed': 'ユーザーをエクスポートできませんでした。{reason}',
  'list.progress': '{tenant} にユーザーを招待しています',
  'list.counts': '{done}/{total}',
  'list.show': '進行状況を表示',
  'users.limit': 'アクセス期限を設定…',
  'users.makePermanent': 'アクセス期限を解除',
  'users.expired': '期限切れ',
  'users.until': '{day} まで',
  'users.didMakePermanent': '{name} のアクセス期限を解除しました。',
  'bulk.didMakePermanent': { other: '{count} 人のユーザーのアクセス期限を解除しました。' },
};
