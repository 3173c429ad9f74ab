import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { other: '{count} 件の削除を保留中' },
  'provisioning.heldTitle': {
    other: '{provider} が{count} 人のユーザーの削除を要求しました。この処理を保留しています。',
  },
  'provisioning.heldSafe': '全員が引き続きアクセスできます。対応を決めてください。',
  'provisioning.heldWhen': '最初のリクエスト: {first}。最後のリクエスト: {last}。',
  'provisioning.held': '保留中の削除',
  'provisioning.heldWhy':
    '数分間に多数の削除がある場合、グループや割り当ての削除など、{provider} での誤操作であることがよくあります。',
  'provisioning.approveMeans': '承認: ユーザーはサインアウトされ、{tenant} へのアクセスを失います。',
  'provisioning.rejectMeans': '却下: ユーザーのアクセスは維持され、{provider} でも再び有効になります。',
  'provisioning.approve': '承認',
  'provisioning.reject': '却下',
  'provisioning.approveAll': 'すべて承認…',
  'provisioning.rejectAll': 'すべて却下…',
  'provisioning.heldUser': 'ユーザー',
  'provisioning.heldRequest': '要求',
  'provisioning.heldSince': '保留開始',
  'provisioning.held.deactivation': '無効化',
  'provisioning.held.deletion': '削除',
  'provisioning.heldTable': '{tenant} からの削除が保留されているユーザー',
  'provisioning.heldFailed': '保留中の削除を読み込めませんでした',
  'provisioning.heldNone': '保留中の削除はありません。',
  'provisioning.findHeld': 'ユーザーを検索',
  'provisioning.approveTitle': { other: '{count} 人のユーザーを削除しますか？' },
  'provisioning.approveText': 'すぐにサインアウトされ、{tenant} へのアクセスを失います。この操作は元に戻せません。',
  'provisioning.approveConfirm': { other: '{count} 人のユーザーを削除' },
  'provisioning.rejectTitle': { other: '{count} 人のユーザーを残しますか？' },
  'provisioning.rejectText':
    '{tenant} へのアクセスは維持されます。再び要求されないように、{provider} の割り当てを修正してください。',
  'provisioning.rejectConfirm': { other: '{count} 人のユーザーを残す' },
  'provisioning.removed': { other: '{count} 人のユーザーを削除しました。' },
  'provisioning.kept': { other: '{count} 人のユーザーを残しました。' },
};
