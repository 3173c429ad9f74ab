import type { portalProfileContacts as english } from '#shared/i18n/en/portal/profile-contacts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileContacts: TranslationOf<typeof english> = {
  'email.change': 'メールアドレスを変更',
  'email.title': 'メールアドレスの変更',
  'email.text': '新しいメールアドレスに確認コードを送信します。コードを入力するまで変更されません。',
  'email.new': '新しいメールアドレス',
  'email.sent': '{email} にコードを送信しました。',
  'email.send': 'コードを送信',
  'email.changed': 'メールアドレスを {email} に変更しました。',
  'email.again': '別のメールアドレスを使用',

  'phones.title': '電話番号',
  'phones.text': '確認コードの受信とアカウントの復旧に使用されます。使用できるのは確認済みの番号だけです。',
  'phones.failed': '電話番号を読み込めませんでした',
  'phones.none': '電話番号はまだありません。',
  'phones.add': '電話番号を追加',
  'phones.confirmed': '確認済み',
  'phones.notConfirmed': '未確認',
  'phones.confirm': '確認',
  'phones.confirmOf': '{number} を確認',
  'phones.remove': '削除',
  'phones.removeOf': '{number} を削除',
  'phones.addTitle': '電話番号を追加',
  'phones.addText': '確認コードを SMS で送信します。',
  'phones.confirmTitle': '{number} の確認',
  'phones.removeTitle': '{number} を削除しますか？',
  'phones.codeSent': '{number} に送信した 6 桁のコードを入力してください。',
  'phones.removeText':
    '{number} を削除するには、この番号に送信した 6 桁のコードを入力してください。今後、この番号にコードは送信されません。',
  'phones.removeMailText':
    'この番号は確認されていないため、コードを {email} に送信しました。コードを入力すると、番号が削除されます。',
  'phones.removeAction': '番号を削除',
  'phones.sending': '送信しています…',
  'phones.added': '{number} を確認しました。',
  'phones.removed': '{number} を削除しました。',

  'history.title': 'ログイン履歴',
  'history.text': 'アカウントへの最近のログインとログインの試行です。',
  'history.failed': 'ログイン履歴を読み込めませんでした',
  'history.none': 'ログインはまだありません。',
  'history.signed-in': 'ログイン',
  'history.refused': 'パスワードまたはコードの誤り',
  'history.locked': 'パスワードの誤りが続いたためロック',
  'history.older': '以前のログインを表示',
};
