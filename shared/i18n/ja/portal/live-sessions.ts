import type { portalLiveSessions as english } from '#shared/i18n/en/portal/live-sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalLiveSessions: TranslationOf<typeof english> = {
  'live.title': 'すべてのアクティブなセッション',
  'live.text': '現在 {tenant} にログインしているユーザーのセッションです。',
  'live.failed': 'アクティブなセッションを読み込めませんでした',
  'live.search': 'セッションを検索',
  'live.searchHint': '名前、メールアドレス、または IP アドレス',
  'live.user': 'ユーザー',
  'live.device': 'デバイス',
  'live.ip': 'IP アドレス',
  'live.started': 'ログイン日時',
  'live.active': '最終利用',
  'live.impersonated': '{name} が代理ログイン中',
  'live.of': '{name} のセッション',
  'live.none': 'セッションが見つかりません',
  'live.noneText': '検索に一致するセッションはありません。',
  'live.end': 'ログアウト',
  'live.endUser': 'このユーザーのすべてのセッションからログアウト…',
  'live.endUserTitle': '{name} をすべてのデバイスからログアウトさせますか？',
  'live.endUserText':
    'ほかの組織も含め、このユーザーのすべてのセッションが終了します。パスワードで再度ログインできます。',
  'live.endUserAction': 'ログアウトさせる',
  'live.userEnded': '{name} をログアウトさせました。',
  'live.endTitle': { other: '{count} 件のセッションからログアウトさせますか？' },
  'live.endText':
    'これらのユーザーは再度ログインする必要があります。アプリケーションで保存されていない変更は失われることがあります。',
  'live.endAction': { other: '{count} 件のセッションからログアウト' },
  'live.ended': { other: '{count} 件のセッションからログアウトしました。' },
  'live.cancel': 'キャンセル',
};
