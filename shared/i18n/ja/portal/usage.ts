import type { portalUsage as english } from '#shared/i18n/en/portal/usage.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsage: TranslationOf<typeof english> = {
  'page.usage': '使用状況',
  'usage.text': '過去 30 日間の {tenant} の使用状況です。',
  'usage.failedTitle': '使用状況を読み込めませんでした',
  'usage.people': 'ユーザー',
  'usage.total': '合計',
  'usage.seen': 'ログイン',
  'usage.joined': '参加',
  'usage.invited': '招待中',
  'usage.disabled': '無効',
  'usage.sessions': 'アクティブなセッション',
  'usage.open': 'セッション',
  'usage.openPeople': 'ユーザー',
  'usage.signIns': 'ログイン',
  'usage.signInCount': { other: '30 日間で {count} 回のログイン。' },
  'usage.onDay': { other: '{day}: {count} 回のログイン' },
  'usage.day': '日',
};
