import type { portalShell as english } from '#shared/i18n/en/portal/shell.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalShell: TranslationOf<typeof english> = {
  'common.cancel': 'キャンセル',
  'common.close': '閉じる',
  'common.save': '保存',
  'common.saving': '保存しています…',
  'common.saveChanges': '変更を保存',
  'common.discard': '破棄',
  'common.useTheirs': '新しい値を使用',
  'common.noChanges': '更新する変更はありません',
  'common.retry': '再試行',
  'common.trace': 'リクエスト ID: {traceId}',
  'common.you': 'あなた',
  'common.never': 'なし',
  'common.now': '現在',
  'common.loading': '読み込んでいます…',
  'common.showMore': { other: 'さらに {count} 件を表示' },
  'common.email': 'メールアドレス',
  'common.foundNothing': '「{search}」に一致する結果はありません',
  'common.clearSearch': '検索をクリア',
  'common.removeFilter': 'フィルターを解除: {filter}',
  'common.fieldMissing': 'この項目は必須です。',
  'common.emailWrong': '有効なメールアドレスを入力してください（例: name@example.com）。',

  'group.organisation': '組織',
  'group.security': 'セキュリティ',
  'group.developers': '開発者',
  'group.billing': '請求',

  'shell.skip': 'コンテンツにスキップ',
  'shell.navigation': 'ポータル',
  'shell.goTo': '移動…',
  'shell.notifications': '通知',
  'shell.unread': { other: '未読の通知 {count} 件' },
  'shell.portal': 'ポータル',
  'shell.closePortal': 'ポータルを閉じる',
  'shell.account': '{name} のアカウント',
  'shell.signOut': 'ログアウト',
  'shell.language': '言語',
  'shell.theme': 'テーマ',
  'shell.themeSystem': 'システム',
  'shell.themeLight': 'ライト',
  'shell.themeDark': 'ダーク',
  'shell.switched': '{tenant} に切り替えました。',
  'shell.impersonating':
    '{until} まで、{actor} が {name} として操作しています。すべての変更は操作者の名前とともに記録されます。',
  'shell.stopImpersonating': '{name} としての操作を終了',
  'shell.offline': 'オフラインです。表示内容が古い可能性があります。オンラインに戻ると変更できます。',
  'shell.unreachable':
    'サーバーに接続できませんでした。入力内容は残っています。接続を確認して、もう一度お試しください。',
  'shell.serverFailed':
    'システムで問題が発生しました。もう一度お試しください。解決しない場合は、リクエスト ID を添えてサポートにお問い合わせください。',
  'shell.failedTitle': 'ポータルを開けませんでした',
  'shell.noServerTitle': 'ポータルがサーバーに接続されていません',
  'shell.noServerText': 'このページの base-url 属性にサーバーの URL を設定してください。',

  'boundary.title': 'このページで問題が発生しました',
  'boundary.text': 'データに影響はありません。ページを再読み込みするか、別のページに移動してください。',
  'boundary.chunkTitle': 'このページの一部を読み込めませんでした',
  'boundary.chunkText': 'データに影響はありません。接続を確認して、ページを再読み込みしてください。',
  'boundary.open': 'ページを再読み込み',

  'unavailable.title': 'このページへのアクセス権がありません',
  'unavailable.why': 'ページを利用できません',
  'unavailable.text':
    'このページは存在しないか、{tenant} でのロールに含まれていません。組織の管理者にアクセス権を依頼してください。',
  'unavailable.go': '{page} に移動',

  'expiry.title': 'ログアウトされました',
  'expiry.text': '作業内容は残っています。もう一度ログインすると、続きから再開できます。',
  'expiry.signIn': 'もう一度ログイン',
  'expiry.waiting': '別のタブでのログインを待っています…',
  'expiry.blocked':
    'ブラウザーがログイン用のタブをブロックしました。このページのポップアップを許可して、もう一度お試しください。',
  'expiry.leave': 'ポータルを終了',

  'unsaved.title': '保存せずに移動しますか？',
  'unsaved.text': '{fields} に保存されていない変更があります。',
  'unsaved.stay': 'キャンセル',
  'unsaved.leave': '保存せずに移動',
};
