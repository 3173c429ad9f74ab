import type { portalApplications as english } from '#shared/i18n/en/portal/applications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApplications: TranslationOf<typeof english> = {
  'apps.column': 'アプリケーション',
  'users.applications': 'アプリケーション…',
  'apps.title': '{name} のアプリケーション',
  'apps.text': '{tenant} で {name} がログインできるアプリケーションを選択します。',
  'apps.choose': 'アプリケーション',
  'apps.free': '{tenant} の全員がアクセスできます。',
  'apps.none': 'なし',
  'apps.nothing': '{tenant} には、ユーザーごとに割り当てるアプリケーションがありません。',
  'apps.failed': 'アプリケーションを読み込めませんでした。',
  'apps.assignFailed': '割り当てに失敗しました。もう一度試すか、サポートにお問い合わせください。',
  'apps.save': 'アプリケーションを保存',
  'apps.saved': '{name} のアプリケーションを更新しました。',
};
