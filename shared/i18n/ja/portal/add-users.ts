import type { portalAddUsers as english } from '#shared/i18n/en/portal/add-users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAddUsers: TranslationOf<typeof english> = {
  'addUsers.menu': 'その他の追加方法',
  'addUsers.list': 'リストから招待…',
  'addUsers.link': '招待リンク…',
  'addUsers.export': 'CSV にエクスポート',
  'addUsers.exporting': 'ユーザーをエクスポートしています…',
  'addUsers.exported': 'ユーザーをエクスポートしました。ダウンロードフォルダーを確認してください。',
  'addUsers.exportFailed': 'ユーザーをエクスポートできませんでした。{reason}',
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
