import type { portalUserDrawer as english } from '#shared/i18n/en/portal/user-drawer.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserDrawer: TranslationOf<typeof english> = {
  // one person
  'person.phone': '電話番号',
  'person.id': 'ユーザーID',
  'person.managedText':
    'このユーザーの名前、電話番号、ユーザー名はディレクトリで管理されています。ロールとグループはここで変更できます。',
  'person.editTitle': '{name} を編集',
  'person.name': '名前',
  'person.nameMissing': '名前を入力してください。',
  'person.saved': '{name} を更新しました。',
  'person.useTheirs': '新しい値を使用',
  'person.groupsTitle': '{name} のグループ',
  'person.groupsText': 'メンバーには、グループのすべてのロールが割り当てられます。',
  'person.groupsSaved': '{name} のグループを更新しました。',
  'person.groupsPartly': '一部の変更を保存できませんでした。{done} 残りの変更は、以下で選択されたままです。{reason}',
  'person.groupsDone': '保存済み: {groups}。',
  'person.sessions': 'アクティブなセッション',
  'person.since': '{time} から',
  'person.thisMoment': 'たった今',
  'person.factors': '認証方法',
  'person.noFactors': 'ありません。',
  'person.app': '認証アプリ',
  'person.sms': '{number} への SMS',
  'person.key': 'セキュリティキー',
  'person.platform': 'デバイスの指紋、顔認証、または PIN',
  'person.codes': { other: '残りのリカバリーコード: {count} 個' },
  'person.accessFailed': 'セッションと認証方法を読み込めませんでした。',
  'person.events': 'アクティビティ',
  'person.eventsFailed': 'アクティビティを読み込めませんでした。',

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
