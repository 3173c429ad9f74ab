import type { notificationTexts as english } from '#shared/i18n/en/portal/notifications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const notificationTexts: TranslationOf<typeof english> = {
  'notification.signed-in.title': '{device} からの新しいログイン',
  'notification.signed-in.body':
    '場所: {place}。IP アドレス: {ip}。心当たりがない場合は、そのセッションをログアウトさせて、パスワードを変更してください。',
  'notification.password-changed.title': 'パスワードが変更されました',
  'notification.password-changed.body':
    'ほかのすべてのセッションからログアウトしました。心当たりがない場合は、ログインページの「パスワードをお忘れですか？」からパスワードをリセットしてください。',
  'notification.email-changed.title': 'メールアドレスが {email} に変更されました',
  'notification.email-changed.body':
    '以前のメールアドレスは {former} です。心当たりがない場合は、すぐに組織の管理者にお問い合わせください。',
  'notification.user-name-changed.title': 'ユーザー名が変更されました',
  'notification.user-name-changed.body':
    '新しいユーザー名は {username} です。心当たりがない場合は、すぐに組織の管理者にお問い合わせください。',
  'notification.phones-changed.title': '電話番号が変更されました',
  'notification.phones-changed.body': '心当たりがない場合は、電話番号を確認してパスワードを変更してください。',
  'notification.factor-added.title': '認証方法が追加されました',
  'notification.factor-added.body':
    'リカバリーコードは安全な場所に保管してください。心当たりがない場合は、その方法を削除してパスワードを変更してください。',
  'notification.factor-removed.title': '認証方法が削除されました',
  'notification.factor-removed.body': '心当たりがない場合は、パスワードを変更し、認証方法を設定し直してください。',
  'notification.passkey-added.title': 'パスキーが追加されました',
  'notification.passkey-added.body':
    'パスワードなしでログインできるようになりました。心当たりがない場合は、パスキーを削除してパスワードを変更してください。',
  'notification.passkey-removed.title': 'パスキーが削除されました',
  'notification.passkey-removed.body':
    'そのパスキーではログインできなくなりました。心当たりがない場合は、パスワードを変更し、パスキーを確認してください。',
  'notification.recovery-code-used.title': 'リカバリーコードが使用されました',
  'notification.recovery-code-used.body':
    '残りのコード: {codesLeft} 個。なくなる前に新しいコードを生成してください。心当たりがない場合は、パスワードを変更してください。',
  'notification.recovery-codes-renewed.title': '新しいリカバリーコードが生成されました',
  'notification.recovery-codes-renewed.body':
    '古いコードは使用できなくなりました。心当たりがない場合は、パスワードを変更し、新しいコードを生成してください。',
  'notification.second-factor-locked.title': '認証がロックされました',
  'notification.second-factor-locked.body':
    '誤った確認コードが何度も入力されました。心当たりがない場合は、パスワードを知られている可能性があります。すぐに変更してください。',
  'notification.account-locked.title': 'アカウントがロックされました',
  'notification.account-locked.body':
    '誤ったパスワードが何度も入力されました。心当たりがない場合でも、誰もログインしていません。より長いパスワードへの変更をご検討ください。',
  'notification.identity-linked.title': '{provider} がアカウントに連携されました',
  'notification.identity-linked.body':
    'この外部アカウントでログインできるようになりました。心当たりがない場合は、パスワードを変更し、管理者にお問い合わせください。',
  'notification.impersonation-started.title': '{actor} があなたとして操作しました',
  'notification.impersonation-started.body': '理由: {reason}。すべての変更は {actor} の名前とともに記録されました。',
  'notification.api-token-made.title': '個人用 API トークンが作成されました',
  'notification.api-token-made.body':
    'トークン名: {token}。このトークンを使用するアプリは、あなたとして操作できます。心当たりがない場合は、トークンを削除してパスワードを変更してください。',
  'notification.roles-changed.title': 'ロールが変更されました',
  'notification.roles-changed.body': '変更者: {actor}。現在のロール: {roles}。',
  'notification.groups-changed.title': '権限が変更されました',
  'notification.groups-changed.body': 'あなたが所属している、または所属していたグループを {actor} が変更しました。',
  'notification.invitation-accepted.title': '{person} が招待を承諾しました',
  'notification.invitation-accepted.body': '{email} がメンバーになりました。',
};
