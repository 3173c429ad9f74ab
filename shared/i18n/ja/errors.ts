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
    'このユーザーの名前、電話番号、ユーザー名はディレクトリで管理されています。ディレクトリで変更してください。',
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
  'restriction-locks-out':
    'この変更を行うとあなた自身がアクセスできなくなるため、保存されませんでした。先に {value} を許可してください。',
  'restrictions-too-many': 'リストがいっぱいです。登録できるのは {limit} 件までです。先にいくつか削除してください。',
  'changed-meanwhile':
    '編集中に別の管理者が変更したため、保存されませんでした。新しい値を確認して、もう一度保存してください。',
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
  'session-unknown': 'このセッションはすでに終了しているか、あなたのものではありません。一覧を再読み込みしてください。',
  'already-member': 'このユーザーはすでに組織のメンバーです。何も変更されていません。',
  'not-entitled': 'ご利用のプランには含まれていません。サブスクリプションの管理者にアップグレードを依頼してください。',
  'plan-not-found': 'このキーのプランはありません。プランは設定で定義されます。',
  'feature-not-found': 'このキーの機能はありません。機能は設定で定義されます。',
  'grant-not-found': 'この付与は存在しないか、取り消されています。一覧を再読み込みしてください。',
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
