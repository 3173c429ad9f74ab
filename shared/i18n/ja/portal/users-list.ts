import type { portalUsersList as english } from '#shared/i18n/en/portal/users-list.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsersList: TranslationOf<typeof english> = {
  'users.groups': 'グループ',
  'users.noGroups': 'なし',
  'users.managedBy': '管理元',
  'users.managedHere': '管理ポータル',
  'users.managedDirectory': 'ディレクトリ',
  'users.statsWeek': { other: '今週の参加: {count} 人' },
  'users.statsAdmins': { other: 'ユーザーを管理できる人: {count} 人' },
  'users.showAll': 'すべてのユーザー',
  'users.showUnenrolled': '2段階認証なし',
  'users.showBreached': '漏えいしたパスワードを使用',
  'users.showInactive': '90 日間利用なし',
  'users.anyRole': 'すべてのロール',
  'users.anyGroup': 'すべてのグループ',
  'users.clearFilters': 'フィルターをクリア',
  'users.filteredTitle': '一致するユーザーはいません',
  'users.filteredText': 'フィルターを減らしてみてください。',
  'users.edit': '編集…',
  'users.editGroups': 'グループを変更…',
  'users.signOut': 'すべてのデバイスからログアウト',
  'users.didSignOut': '{name} をすべてのデバイスからログアウトさせました。',
  'bulk.didSignOut': { other: '{count} 人のユーザーをすべてのデバイスからログアウトさせました。' },
  'reset.waiting': '{name} の2段階認証のリセットには、もう 1 人の管理者の承認が必要です。',
  'reset.review': 'リクエストを確認',
  'bulk.access': 'ロールまたはグループを追加…',
};
