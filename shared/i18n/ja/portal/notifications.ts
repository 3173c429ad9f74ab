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
  'notification.audit-stream-fails.title': '{stream} が1時間以上監査イベントを受け付けていません',
  'notification.audit-stream-fails.body':
    'イベントは失われません。送信先が受け付けるようになると送信されます。アドレスとシークレットを確認してください。',
  'notification.webhook-fails.title': 'Webhook {webhook} がイベントを受け付けません',
  'notification.webhook-fails.body': '{host}：{error}。3 日間は再試行を続けます。エンドポイントを確認してください。',
  'notification.webhook-off.title': 'Webhook {webhook} がオフになりました',
  'notification.webhook-off.body':
    '{host}：{error}。エンドポイントを修正し、Webhook をオンにして、届かなかったものを再送してください。',
  'notification.audit-log-broken.title': '監査ログが改ざんされました',
  'notification.audit-log-broken.body':
    'イベント {event} でチェーンが壊れています。以前のエクスポートを保管し、プロバイダーにお問い合わせください。',
  'notification.sso-certificate-expires.title': 'SSO 証明書の有効期限が近づいています',
  'notification.sso-certificate-expires.body':
    '{provider} の証明書は {date} に期限が切れます。それまでに後継の証明書を接続に追加してください。',
  'notification.sso-metadata-fails.title': 'SSO メタデータを読み取れません',
  'notification.sso-metadata-fails.body':
    '{provider} のメタデータを再度読み取れませんでした。シングルサインオンは引き続き使用できますが、新しい証明書は追加されません。',
  'notification.sso-domain-drifted.title': '{domain} の DNS レコードが見つかりません',
  'notification.sso-domain-drifted.body':
    'シングルサインオンは引き続き使用できます。ドメインの TXT レコードを再度公開してください。',
  'notification.sso-emergency-used.title': '{person} が緊急アクセスを使用しました',
  'notification.sso-emergency-used.body': '{email} がシングルサインオンではなくパスワードでログインしました。',
  'notification.sso-emergency-lost.title': '{person} の MFA がなくなりました',
  'notification.sso-emergency-lost.body': 'MFA がないと、このユーザーの緊急アクセスは機能しません。',
  'notification.sso-setup-finished.title': 'SSO 接続を確認できます',
  'notification.sso-setup-finished.body': '設定リンクからの設定が完了しました。接続を確認してから有効にしてください。',
  'notification.directory-removals-held.title': '{connection} が多数のユーザーを削除しようとしています',
  'notification.directory-removals-held.body':
    '{minutes}分以内に{users}人を超えるユーザーの削除が要求されました。以降の削除は、承認または却下されるまで保留されます。',
  'notification.payment-failed.title': 'お支払いを処理できませんでした',
  'notification.payment-failed.body':
    '請求書 {invoice} の {amount} を請求できませんでした。{plan} プランは {until} まで継続し、{date} に再試行します。',
  'notification.payment-disputed.title': '支払いに異議申し立てがあります',
  'notification.payment-disputed.body':
    '銀行が請求書 {invoice} の {amount} の返金を求めています。誤りの場合は、銀行に異議申し立ての取り下げを依頼してください。',
  'notification.plan-ended.title': '{plan} プランが終了しました',
  'notification.plan-ended.body':
    '請求書 {invoice} の {amount} を請求できませんでした。いつでも再度お申し込みいただけます。',
  'notification.invitation-accepted.title': '{person} が招待を承諾しました',
  'notification.invitation-accepted.body': '{email} がメンバーになりました。',
};
