import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { other: '{count} 件の削除を保留中' },
  'provisioning.heldTitle': {
    other: '{provider} が{count} 人のユーザーの削除を要求しました。この処理を保留しています。',
  },
  'provisioning.heldSafe': '全員が引き続きアクセスできます。対応を決めてください。',
  'provisioning.heldReader': '全員が引き続きアクセスできます。プロビジョニング接続を変更できる管理者が対応を決めます。',
  'provisioning.heldWhen': '最初のリクエスト: {first}。最後のリクエスト: {last}。',
  'provisioning.held': '保留中の削除',
  'provisioning.heldWhy':
    '数分間に多数の削除がある場合、グループや割り当ての削除など、{provider} での誤操作であることがよくあります。',
  'provisioning.approveMeans':
    '承認: {provider} の要求どおりに、ユーザーは無効化または削除されます。サインアウトされ、{tenant} へのアクセスを失います。',
  'provisioning.keepMeans': '残す: ユーザーのアクセスは維持され、{provider} でも再び有効になります。',
  'provisioning.approve': '承認…',
  'provisioning.keepHeld': '残す…',
  'provisioning.approveAll': 'すべて承認…',
  'provisioning.keepEach': 'すべて残す…',
  'provisioning.heldUser': 'ユーザー',
  'provisioning.heldRequest': '要求',
  'provisioning.heldSince': '保留開始',
  'provisioning.held.deactivation': '無効化',
  'provisioning.held.deletion': '削除',
  'provisioning.heldTable': '{tenant} からの削除が保留されているユーザー',
  'provisioning.heldFailed': '保留中の削除を読み込めませんでした',
  'provisioning.heldNone': '保留中の削除はありません。',
  'provisioning.findHeld': 'ユーザーを検索',
  'provisioning.deactivateTitle': { other: '{count} 人のユーザーを無効化しますか？' },
  'provisioning.deleteHeldTitle': { other: '{count} 人のユーザーを削除しますか？' },
  'provisioning.deactivateText':
    '無効化されたユーザーはすぐにサインアウトされ、{tenant} へのアクセスを失います。{provider} から再び有効にできます。',
  'provisioning.deleteHeldText':
    '削除されたユーザーはすぐにサインアウトされ、{tenant} から削除されます。この操作は元に戻せません。',
  'provisioning.deactivateConfirm': { other: '{count} 人のユーザーを無効化' },
  'provisioning.deleteHeldConfirm': { other: '{count} 人のユーザーを削除' },
  'provisioning.approveConfirm': { other: '{count} 件の削除を承認' },
  'provisioning.keepTitle': { other: '{count} 人のユーザーを残しますか？' },
  'provisioning.keepHeldText':
    '{tenant} へのアクセスは維持されます。再び要求されないように、{provider} の割り当てを修正してください。',
  'provisioning.keepConfirm': { other: '{count} 人のユーザーを残す' },
  'provisioning.deactivated': { other: '{count} 人のユーザーを無効化しました。' },
  'provisioning.deletedHeld': { other: '{count} 人のユーザーを削除しました。' },
  'provisioning.approved': { other: '{count} 件の削除を承認しました。' },
  'provisioning.kept': { other: '{count} 人のユーザーを残しました。' },
  'provisioning.decidedElsewhere': { other: '{count} 件の削除は保留中ではありませんでした。別の場所で決定済みです。' },
};
