import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'セキュリティ設定を確認',
  'review-sessions': 'セッションを確認',
  'review-tokens': 'API トークンを確認',
  'view-users': 'ユーザーを表示',
  'view-audits': '監査ログを開く',
  device: 'デバイス',
  ip: 'IP アドレス',
  place: '場所',
  trace: 'リクエスト ID',
  sequence: 'イベント番号',
  hash: 'ハッシュ',
};
