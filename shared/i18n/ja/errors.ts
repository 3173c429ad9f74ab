import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';
import { errors as firstErrors } from './login/errors.ts';
import { errors as flowErrors } from './login/flow-errors.ts';
import { translation as more } from './login/more.ts';

/** Japanese texts of error codes: those of the login box, and what only the portal can show. */
export const errors: Readonly<Partial<Record<ErrorMessageKey, string>>> = {
  ...firstErrors,
  ...more.errors,
  ...flowErrors,
  'role-built-in': 'システムロールは編集できません。代わりに独自のロールを作成してください。',
  'role-key-taken': 'このキーのロールはすでに存在します。別のキーを使用してください。',
  'permission-not-found': 'この権限は存在しません。ページを再読み込みしてください。',
  'permission-not-held':
    '割り当てられるのは自分が持つ権限だけで、{permission} は持っていません。この権限を持つ管理者に依頼してください。',
  'permission-not-assignable': '組織のロールに {permission} を含めることはできません。削除してもう一度お試しください。',
  'group-not-found': 'このグループは存在しません。一覧を再読み込みしてください。',
  'group-name-taken': 'この名前のグループはすでに存在します。別の名前を使用してください。',
  'group-managed-elsewhere':
    'このグループの名前とメンバーはディレクトリで管理されています。ディレクトリで変更してください。',
  'person-managed-elsewhere':
    'このアカウントの名前、電話番号、ユーザー名はディレクトリで管理されています。ディレクトリで変更してください。',
  'factor-reset-open': 'このユーザーの2段階認証のリセットはすでに保留中です。ユーザーの詳細を確認してください。',
  'person-elsewhere':
    'このユーザーは別の組織にも所属しているか、まだ参加していません。名前と電話番号を変更できるのは本人だけです。',
  'membership-inherited':
    'この組織には親アカウントを通じてアクセスしているため、脱退できません。親アカウントの管理者にアクセス権の削除を依頼してください。',
  'factor-reset-elsewhere':
    'このユーザーの2段階認証は別の組織でも使用されているため、リセットできません。本人がリカバリーコードでログインするか、サポートに問い合わせることができます。',
  'factor-reset-same-admin': 'このリセットはあなたがリクエストしたものです。別の管理者の承認が必要です。',
  'approval-not-yours':
    'このリクエストは別の管理者に送信されたものです。対象の組織で、その管理者としてログインしてください。',
  'factor-reset-not-found': 'このリセットは保留中ではなくなりました。ページを再読み込みしてください。',
  'restriction-exists': 'この項目はすでにリストにあります。',
  'restriction-not-found': 'この項目はもうありません。リストを再読み込みしてください。',
  'country-database-missing':
    '何も保存されませんでした。国の制限にはジオロケーションデータベースが必要ですが、このサーバーにはありません。',
  'restriction-locks-out':
    'この変更を行うとあなた自身がアクセスできなくなるため、保存されませんでした。先に {value} を許可してください。',
  'restrictions-too-many': 'リストがいっぱいです。登録できるのは {limit} 件までです。先にいくつか削除してください。',
  'webhook-not-found': 'この Webhook はもう存在しません。一覧を再読み込みしてください。',
  'webhook-log-not-found': 'この配信はログに残っていません。一覧を再読み込みしてください。',
  'webhook-off': 'この Webhook はオフになっています。先にオンにしてください。',
  'webhook-still-failing':
    'テストイベントが受け付けられませんでした：{reason}。エンドポイントを修正してから Webhook をオンにしてください。',
  'webhooks-too-many': '追加できる Webhook は {limit} 件までです。先に 1 件削除してください。',
  'stream-not-found': 'この送信先は存在しません。一覧を再読み込みしてください。',
  'stream-resending': 'この送信先にはすでにイベントを再送信しています。配信が完了してから、もう一度お試しください。',
  'streams-too-many': '送信先は {limit} 件まで追加できます。先に1件削除してください。',
  'sso-connection-not-found': 'この SSO 接続は存在しません。一覧を再読み込みしてください。',
  'sso-connections-too-many': 'SSO 接続は {limit} 件まで追加できます。先に1件削除してください。',
  'sso-connection-active':
    'この接続は有効なため、このリンクでは変更できません。リンクを送信した管理者にお問い合わせください。',
  'sso-setup-link-invalid':
    'このリンクは使用できなくなりました。リンクを送信した管理者に新しいリンクを依頼してください。',
  'sso-setup-link-not-found': 'この設定リンクはすでに無効です。ページを再読み込みしてください。',
  'sso-setup-links-too-many': '有効な設定リンクは {limit} 件までです。先にいずれかを取り消してください。',
  'sso-exchange-not-found': 'このテストまたはログインの記録は存在しません。ページを再読み込みしてください。',
  'scim-client-not-found': 'このクライアントシークレットはもう存在しません。一覧を再読み込みしてください。',
  'sso-exchange-not-replayable':
    'このログインの応答は保存されていないため、再評価できません。代わりにテストを実行してください。',
  'scim-connection-not-found': 'このディレクトリ接続はもう存在しません。一覧を再読み込みしてください。',
  'scim-connections-too-many': 'ディレクトリ接続は {limit} 件まで追加できます。先に1件削除してください。',
  'scim-groups-above-own':
    'この接続のグループには、あなたより上位のロールがあります。同等以上のロールを持つ管理者に依頼してください。',
  'scim-request-not-found': 'このリクエストはもうログにありません。一覧を再読み込みしてください。',
  'scim-token-not-found': 'このトークンはもう存在しません。一覧を再読み込みしてください。',
  'sso-metadata-unreachable':
    'この URL からメタデータを読み取れませんでした。公開されているか確認するか、メタデータファイルをアップロードしてください。',
  'sso-incomplete': 'この接続はまだ有効にできません。先に ID プロバイダーの不足している値を入力してください。',
  'sso-domain-required': '先に組織のドメインを入力してください。',
  'sso-illegal-state': '先に SAML 接続のドメインを保存してから、確認してください。',
  'sso-domain-not-found': 'このドメインはこの接続に含まれていません。ページを再読み込みしてください。',
  'sso-domain-public':
    '{domain} のアドレスは誰でも取得できるため、シングルサインオンには使えません。組織が所有するドメインを追加してください。',
  'sso-domain-taken':
    '{domain} はすでにシングルサインオンに使われています。先にそこから削除するか、組織のドメインであればサポートにお問い合わせください。',
  'sso-domain-repeated': 'この接続にはすでに {domain} があります。ドメインの一覧で確認してください。',
  'sso-domains-too-many': '1つの接続に追加できるドメインは {limit} 件までです。先に1件削除してください。',
  'sso-domain-unproved':
    '_portico.{domain} にも {domain} にも TXT レコードが見つかりませんでした。確認してから再試行してください（DNS の反映には最大48時間かかります）。',
  'sso-domain-unreachable': '{domain} の DNS サーバーから応答がありませんでした。数分後にもう一度お試しください。',
  'sso-group-not-found': 'このグループの割り当ては存在しません。ページを再読み込みしてください。',
  'sso-group-taken': 'グループ「{value}」はすでに割り当てられています。代わりにロールを変更してください。',
  'sso-groups-too-many': '1つの接続に割り当てられるグループは {limit} 件までです。先に1件削除してください。',
  'sso-enforcement-own-sign-in': '必須にする前に、この接続で一度ログインするか、自分に緊急アクセスを付与してください。',
  'sso-emergency-required': '先に、パスワードと MFA がある管理者を1人以上、緊急アクセスに選択してください。',
  'sso-emergency-last':
    '緊急アクセスを持つ最後の管理者です。先に別の管理者に付与するか、シングルサインオンの必須化を解除してください。',
  'sso-domain-not-ready':
    '{domain} ではシングルサインオンを必須にできません。先にドメインを確認し、接続を有効にしてください。',
  'recommendation-not-applicable':
    'この推奨事項は該当しなくなったか、ここでは適用できません。ページを再読み込みしてください。',
  'recommendation-undo-expired': 'この操作は元に戻せなくなりました。代わりに、該当するタブで設定を変更してください。',
  'changed-meanwhile':
    '編集中に別の管理者が変更したため、保存されませんでした。新しい値を確認して、もう一度保存してください。',
  'billing-busy': 'このサブスクリプションは別の変更を処理中です。しばらくしてからもう一度お試しください。',
  'billing-vendor-only': '請求の管理先を決定できるのはベンダーだけです。サポートにお問い合わせください。',
  'billing-customer-not-found':
    'この組織はまだ決済プロバイダーに登録されていません。先に支払い方法を追加してください。',
  'subscription-not-active': 'このサブスクリプションは有効ではありません。ページを再読み込みしてください。',
  'cancellation-pending': 'このサブスクリプションはすでに解約されており、現在の期間の終了時に終了します。',
  'cancellation-not-pending': 'このサブスクリプションは解約されていないため、取り消す解約はありません。',
  'plan-not-for-sale': 'このプランはここでは購入できません。営業担当にお問い合わせください。',
  'plan-currency-differs': 'このプランはご利用の通貨とは異なる通貨で販売されています。サポートにお問い合わせください。',
  'plan-downgrade-refused': '価格の低いプランにご自身で変更することはできません。サポートにお問い合わせください。',
  'plan-cancellation-refused': 'サブスクリプションをご自身で解約することはできません。サポートにお問い合わせください。',
  'price-expired':
    '確認された価格は、表示されてから10分以上経過しています。請求は発生していません。価格をもう一度確認してください。',
  'price-changed': '表示後に価格が変更されました。請求は発生していません。価格をもう一度確認してください。',
  'payment-overdue': '支払い期限を過ぎた請求があります。先に支払い方法を更新してから、プランを変更してください。',
  'payment-method-not-found': 'この支払い方法は存在しません。ページを再読み込みしてください。',
  'payment-method-missing': '先に支払い方法を追加してください。請求は発生していません。',
  'payment-declined':
    'カードが拒否されました。請求は発生していません。別のカードを試すか、カード発行会社にお問い合わせください。',
  'payment-insufficient-funds': 'カードの残高が不足しています。請求は発生していません。別のカードをお試しください。',
  'payment-card-expired': 'カードの有効期限が切れています。請求は発生していません。別のカードを使用してください。',
  'payment-authentication-failed':
    'カード発行会社で本人確認ができませんでした。請求は発生していません。もう一度お試しください。',
  'setup-intent-not-found': 'カードの追加に時間がかかりすぎたか、別の場所で完了しました。最初からやり直してください。',
  'test-card-unknown':
    'これはテストカードではありません。4242 4242 4242 4242 を使用し、実際のカードは絶対に入力しないでください。',
  'vat-id-invalid': 'この VAT 番号は該当する国で有効ではありません。文字と数字を確認してください。',
  'invoice-not-found': 'この請求書は存在しません。ページを再読み込みしてください。',
  'payment-provider-failed':
    '決済サービスがこの操作を完了できませんでした。しばらくしてからお試しいただくか、サポートにお問い合わせください。',
  'payment-provider-busy': '決済サービスが混み合っています。少し待ってからお試しください。',
  'payment-provider-unreachable':
    '決済サービスが時間内に応答しませんでした。ページを再読み込みして結果を確認してから、もう一度お試しください。',
  'sub-accounts-off': 'このアカウントはサブアカウントを持てません。親アカウントの管理者がオンにできます。',
  'account-not-found': 'このアカウントは存在しないか、アクセス権がありません。一覧を再読み込みしてください。',
  'account-id-taken': 'この ID のアカウントはすでに存在します。別の ID を使用してください。',
  'account-alias-taken': 'このエイリアスは別のアカウントで使用されています。別のエイリアスを使用してください。',
  'account-holds-none': '親アカウントはサブアカウントを持てません。先にサブアカウントの管理を許可してください。',
  'account-too-deep': 'アカウントをこれ以上深い階層には作成できません。より上位の親アカウントを選択してください。',
  'account-access-always':
    'このアカウントの全員がサブアカウントにアクセスできます。先にアカウントのこの設定を変更してください。',
  'application-not-found': '組織にこのアプリケーションはありません。一覧を再読み込みしてください。',
  'already-invited': 'このユーザーには保留中の招待があります。何も変更されていません。',
  'invitation-ended':
    'この招待で提供されるアクセスの有効期限が切れています。新しい有効期限を指定して、もう一度招待してください。',
  'email-repeated': 'このメールアドレスはリストに複数回含まれています。招待は 1 通だけ送信されます。',
  'temporary-users-off': 'アクセス期限はオフになっています。運営者がオンにできます。',
  'invite-links-off': '招待リンクはオフになっています。代わりにメールで招待してください。',
  'invite-link-not-found': '招待リンクがありません。先に作成してください。',
  'bulk-invitation-not-found': 'この招待リストは存在しません。ページを再読み込みしてください。',
  'too-many-invitations':
    'このアカウントは、1 日のメール招待数の上限（{points} 件）に達しました。残りは明日招待するか、サポートにお問い合わせください。',
  'new-tenant-invitations':
    'スパム防止のため、新しい組織が送信できる招待は {until} まで 1 日 {points} 件です。残りは明日招待するか、サポートにお問い合わせください。',
  'bulk-invitation-running': '別の招待リストを送信しています。完了してから、もう一度お試しください。',
  'bulk-invitation-settled':
    '招待を取り消せるのは 10 分以内で、その時間が過ぎました。ユーザーを 1 人ずつ削除してください。',
  'api-token-wrong':
    'クライアント ID またはシークレットが正しくないか、API トークンが削除されています。両方を確認するか、新しいトークンを作成してください。',
  'api-token-ended':
    'この API トークンは無効です。削除されたか、有効期限が切れたか、所有者のアクセス権がなくなりました。新しいトークンを作成してください。',
  'api-token-refresh-ended':
    'このリフレッシュトークンは使用済みか、有効期限が切れたか、API トークンが削除されています。クライアント ID とシークレットを再度交換してください。',
  'api-token-not-found': 'この API トークンは存在しません。一覧を再読み込みしてください。',
  'api-tokens-too-many': 'トークン数の上限（{limit} 件）に達しました。不要なトークンを削除してください。',
  'machine-refused': 'この操作はログインしているユーザーだけが行えます。API トークンは使用できません。',
  'vendor-credentials-wrong':
    'クライアント ID またはシークレットが正しくありません。環境設定で両方を確認してください。',
  'password-wrong': '現在のパスワードが正しくありません。パスワードは変更されていません。',
  'picture-missing': 'フォームのフィールド image で画像を 1 つ送信してください。',
  'picture-unreadable': 'この画像を読み取れません。JPEG、PNG、WebP、GIF、AVIF のいずれかのファイルを使用してください。',
  'picture-unreachable':
    'この URL から画像を読み込めませんでした。公開されているか確認するか、ファイルをアップロードしてください。',
  'picture-dimensions': 'この画像は {limit} メガピクセルを超えています。より小さい画像を使用してください。',
  'picture-too-large': 'この画像は {limit} を超えています。より小さい画像を使用してください。',
  'email-unchanged': '現在のメールアドレスと同じです。新しいメールアドレスを入力してください。',
  'email-taken': 'このメールアドレスはすでに使用されています。別のメールアドレスを使用してください。',
  'user-not-found': 'このユーザーは存在しません。一覧を再読み込みしてください。',
  'user-without-email': 'このユーザーにはメールアドレスがないため、パスワード再設定を送信できません。',
  'user-name-not-found': 'このユーザー名のユーザーはいません。一覧を再読み込みしてください。',
  'user-name-needed':
    'このユーザーにはメールアドレスがなく、ログインにこのユーザー名が必要です。代わりにユーザー名を変更してください。',
  'user-name-elsewhere': 'このユーザーは同じユーザー名で別の組織にもログインしています。変更できるのは本人だけです。',
  'tenant-not-found': 'この組織は存在しないか、あなたはメンバーではありません。別の組織を選択してください。',
  'role-not-found': '存在しないロールが含まれています。一覧を再読み込みして、もう一度選択してください。',
  'role-above-own': '自分より上位のロールは割り当てられません。別のロールを選択してください。',
  'last-admin': 'ここでユーザーを管理できる最後のユーザーです。先に別のユーザーを管理者にしてください。',
  'not-yourself': '自分のアカウントにこの操作はできません。別の管理者に依頼してください。',
  'person-above-own':
    'このユーザーは、あなたより上位のロールを持っています。同等以上のロールを持つ管理者に依頼してください。',
  'policy-not-found': 'このポリシーは存在しません。ページを再読み込みしてください。',
  'policy-not-provisional': 'この変更は確認待ちではなくなりました。ページを再読み込みしてください。',
  'policy-confirm-needs-sign-in':
    'この変更を確認するには、もう一度サインインしてください。現在のセッションは変更より前に開始されています。',
  'session-unknown': 'このセッションはすでに終了しているか、あなたのものではありません。一覧を再読み込みしてください。',
  'already-member': 'このユーザーはすでに組織のメンバーです。何も変更されていません。',
  'not-entitled': 'ご利用のプランには含まれていません。サブスクリプションの管理者にアップグレードを依頼してください。',
  'plan-not-found': 'このキーのプランはありません。プランは設定で定義されます。',
  'feature-not-found': 'このキーの機能はありません。機能は設定で定義されます。',
  'grant-not-found': 'この付与は存在しないか、取り消されています。一覧を再読み込みしてください。',
  'meter-not-found': 'キー {meter} のメーターはありません。メーターは設定で定義されます。',
  'usage-event-conflict': '{field}: イベント {id} は、別の内容で既に記録されています。何も記録されませんでした。',
  'usage-event-outside-window': '{field}: {from} から {until} までのイベントを受け付けます。何も記録されませんでした。',
  'metadata-not-found': 'メタデータが見つかりません: {entity}',
  'ip-metadata-not-found': 'IP メタデータが見つかりません',
  'notification-not-found': 'この通知は存在しません。一覧を再読み込みしてください。',
  'metadata-key-unsafe': 'このメタデータキーは予約されています。別のキーを使用してください。',
  'invalid-grant':
    'このコードまたはトークンは無効です。使用済みか、有効期限切れか、別のクライアントのものです。もう一度ログインしてください。',
  'invalid-client': 'クライアント ID またはシークレットが正しくありません。',
  'unsupported-grant-type':
    'サポートされていないグラントタイプです。authorization_code または refresh_token を使用してください。',
};
