import type { portalSessions as english } from '#shared/i18n/en/portal/sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSessions: TranslationOf<typeof english> = {
  'privacy.sessions': 'アクティブなセッション',
  'privacy.sessionsText': '心当たりのないセッションがある場合は、ログアウトさせてパスワードを変更してください。',
  'privacy.sessionsFailed': 'セッションを読み込めませんでした',
  'privacy.device': '{browser}（{system}）',
  'privacy.deviceUnknown': '不明なデバイス',
  'privacy.signedIn': '{time} にログイン',
  'privacy.justNow': 'たった今',
  'privacy.thisOne': 'このデバイス',
  'privacy.actsHere': '{name}（サポート）があなたとして操作しています',
  'privacy.end': 'ログアウト',
  'privacy.endOf': '{device} からログアウト',
  'privacy.ended': { other: '{count} 件のセッションからログアウトしました。' },
  'privacy.endFailed': { other: '{count} 件のセッションからログアウトできませんでした。' },
  'privacy.noOthers': 'ほかにアクティブなセッションはありません。',
  'privacy.endOthers': 'ほかのすべてのセッションからログアウト…',
  'privacy.endOthersTitle': { other: 'ほかの {count} 件のセッションからログアウトしますか？' },
  'privacy.endOthersText': 'このデバイスではログインしたままです。',
  'privacy.endOthersAction': { other: '{count} 件のセッションからログアウト' },
  'privacy.endOthersKeep': 'キャンセル',
};
