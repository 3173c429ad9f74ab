import type { portalUserDrawer as english } from '#shared/i18n/en/portal/user-drawer.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserDrawer: TranslationOf<typeof english> = {
  // one person
  'user.phone': '電話番号',
  'user.id': 'ユーザーID',
  'user.managedText':
    'このユーザーの名前、電話番号、ユーザー名はディレクトリで管理されています。ロールとグループはここで変更できます。',
  'user.editTitle': '{name} を編集',
  'user.name': '名前',
  'user.nameMissing': '名前を入力してください。',
  'user.saved': '{name} を更新しました。',
  'user.useTheirs': '新しい値を使用',
  'user.groupsTitle': '{name} のグループ',
  'user.groupsText': 'メンバーには、グループのすべてのロールが割り当てられます。',
  'user.groupsSaved': '{name} のグループを更新しました。',
  'user.groupsPartly': '一部の変更を保存できませんでした。{done} 残りの変更は、以下で選択されたままです。{reason}',
  'user.groupsDone': '保存済み: {groups}。',
  'user.sessions': 'アクティブなセッション',
  'user.since': '{time} から',
  'user.thisMoment': 'たった今',
  'user.factors': '認証方法',
  'user.noFactors': 'ありません。',
  'user.app': '認証アプリ',
  'user.sms': '{number} への SMS',
  'user.key': 'セキュリティキー',
  'user.platform': 'デバイスの指紋、顔認証、または PIN',
  'user.codes': { other: '残りのリカバリーコード: {count} 個' },
  'user.accessFailed': 'セッションと認証方法を読み込めませんでした。',
  'user.events': 'アクティビティ',
  'user.eventsFailed': 'アクティビティを読み込めませんでした。',

  // impersonation
  'impersonate.title': '{name} として代理ログインしますか？',
  'impersonate.text':
    '終了するまで {name} として {tenant} を使用します。{name} にあなたの名前と理由をメールで通知し、すべての変更はあなたの名前とともに記録されます。',
  'impersonate.reason': '理由',
  'impersonate.reasonHint': '例：「サポートチケット 4711」',
  'impersonate.reasonWrong': '理由を 3～500 文字で入力してください。',
  'impersonate.action': '代理ログインを開始',
  'impersonate.starting': '開始しています…',

  // a reset of the second step
  'reset.ask': '2段階認証をリセット…',
  'reset.askTitle': '{name} の2段階認証をリセットしますか？',
  'reset.askText':
    '{name} が認証方法を使えなくなった場合に使用します。{name} にメールで通知され、本人はリセットをキャンセルできます。別の管理者の承認が必要です。承認から {delay}後に、認証方法、リカバリーコード、セッションが削除されます。',
  'reset.askAction': 'リセットをリクエスト',
  'reset.askKeep': 'キャンセル',
  'reset.asking': 'リクエストしています…',
  'reset.asked': 'リセットをリクエストしました。{name} にメールで通知しました。別の管理者の承認が必要です。',
  'reset.askedText':
    '{actor} が2段階認証のリセットをリクエストしました。別の管理者が承認しない場合、{time} に期限切れになります。',
  'reset.askedByYou':
    '2段階認証のリセットをリクエストしました。別の管理者が承認しない場合、{time} に期限切れになります。',
  'reset.confirm': 'リセットを承認',
  'reset.confirmed': 'リセットを承認しました。{name} にメールで通知しました。本人は引き続きキャンセルできます。',
  'reset.confirmedText': '2段階認証は {time} にリセットされます。承認者: {actor}、{other}。',
  'reset.cancel': 'リセットをキャンセル',
  'reset.canceled': 'リセットをキャンセルしました。{name} にメールで通知しました。',
  'reset.hours': { other: '{count} 時間' },
  'reset.failed': 'リセットを更新できませんでした。何も変更されていません。',

  // several
  'bulk.accessTitle': { other: '{count} 人のユーザーのロールとグループ' },
  'bulk.accessText': '選択したロールとグループが追加されます。現在のロールとグループはそのまま維持されます。',
  'bulk.accessSave': 'ロールとグループを追加',
  'bulk.accessProgress': '{count} 件中 {done} 件を更新済み',
  'bulk.didAccess': { other: '{count} 人のユーザーを更新しました。' },
  'bulk.accessFailed': { other: '一部を追加できなかったユーザー（{count} 人）:' },
  'bulk.groupFailed': '{group} にユーザーを追加できませんでした:',
};
