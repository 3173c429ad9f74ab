import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';
import { notices } from './notices.ts';

const hello = '{name} 様';
const link = 'リンクの有効期間は {expiresIn}で、1 回だけ使用できます。';
const code = 'コードの有効期間は {expiresIn}で、1 回だけ使用できます。';
const wasYou =
  'ご本人による操作の場合は、何もする必要はありません。心当たりがない場合は、今すぐパスワードをリセットしてください。すべてのセッションからもログアウトします。';
const ifYou = 'ご本人による操作の場合は、何もする必要はありません。';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: '{vendor} のメールアドレスの確認',
      preview: 'メールアドレスを確認すると、アカウントの作成が完了します。',
      paragraphs: [
        hello,
        '{email} がご自身のメールアドレスであることを確認して、{vendor} のアカウントの作成を完了してください。',
        link,
      ],
      button: 'メールアドレスを確認',
      footer: 'アカウントを作成していない場合は、このメールを無視してください。',
    },
    invitation: {
      subject: '{vendor} の {tenantName} への招待',
      preview: '{inviterName} さんから招待されました。招待の有効期間は {expiresIn}です。',
      paragraphs: [
        hello,
        '{inviterName} さんが、{vendor} の {tenantName} にあなたを招待しました。',
        `招待を承諾すると、{email} として参加できます。${link}`,
      ],
      button: '招待を承諾',
      footer: '招待に心当たりがない場合は、このメールを無視してください。承諾しない限り、参加することはありません。',
    },
    'signed-up-by-link': {
      subject: '{personName} さんが {tenantName} への招待リンクから登録しました',
      preview: '{personEmail} さんは、メールアドレスの確認後に参加します。',
      paragraphs: [
        hello,
        '{personName} さん（{personEmail}）が、あなたの招待リンクから {tenantName} に登録しました。メールアドレスの確認後に参加します。',
      ],
      footer:
        'この人に心当たりがない場合は、管理ポータルで削除し、リンクを無効化してください。リンクは、知っている人なら誰でも使用できます。',
    },
    'reset-password': {
      subject: '{vendor} のパスワードのリセット',
      preview: 'リンクの有効期間は {expiresIn}です。',
      paragraphs: [
        hello,
        '{vendor} の {email} のパスワードをリセットするリクエストを受け付けました。',
        `${link}新しいパスワードを作成するまでは、現在のパスワードを使用できます。`,
      ],
      button: 'パスワードをリセット',
      footer: 'リクエストしていない場合は、このメールを無視してください。パスワードは変更されません。',
    },
    'password-changed': {
      subject: '{vendor} のパスワードが変更されました',
      preview: ifYou,
      paragraphs: [hello, '{vendor} の {email} のパスワードが変更されました。日時: {changedAt}。', wasYou],
      button: 'パスワードをリセット',
      footer: 'このメールは、パスワードが変更されるたびに送信されます。',
    },
    'password-expires': {
      subject: '{vendor} のパスワードの有効期限が近づいています',
      preview: '{expiresAt} までに変更してください。',
      paragraphs: [
        hello,
        '組織で定期的なパスワードの変更が求められています。{vendor} の {email} のパスワードは {expiresAt} に期限切れになります。',
        '引き続きログインできるように、それまでに変更してください。',
      ],
      button: 'パスワードを変更',
      footer: '有効期限が切れた場合でも、このメールアドレスに届くリセット用リンクを使用できます。',
    },
    'account-locked': {
      subject: '{vendor} のアカウントがロックされました',
      preview: '誤ったパスワードが何度も入力されました。',
      paragraphs: [
        hello,
        '誤ったパスワードが何度も入力されたため、{vendor} のアカウント {email} をロックしました。データに影響はありません。',
        '{lockedUntil} に自動的に解除されます。ご本人による入力の場合は、今すぐロックを解除できます。',
      ],
      button: 'ロックを解除',
      footer:
        '心当たりがない場合は、ロックしたままにしてください。誰もログインしていません。より長いパスワードへの変更をご検討ください。',
    },
    'sign-up-existing': {
      subject: '{vendor} のアカウントはすでに作成されています',
      preview: 'ログインするか、パスワードをリセットしてください。',
      paragraphs: [
        hello,
        '{email} で {vendor} のアカウントを作成するリクエストを受け付けました。すでにアカウントをお持ちのため、新しいアカウントは作成していません。',
        '通常どおりログインしてください。パスワードを忘れた場合は、パスワード欄の下の「パスワードをお忘れですか？」を選択してください。',
      ],
      button: 'ログイン',
      footer:
        '心当たりがない場合は、このメールを無視してください。何も変更されておらず、アカウントの有無も公開していません。',
    },
    'sign-in-code': {
      subject: '{vendor} のログインコード',
      preview: 'コードの有効期間は {expiresIn}です。',
      paragraphs: [hello, `{vendor} にログインするには、次のコードを入力してください。${code}`],
      footer:
        'コードをリクエストしていない場合は、このメールを無視してください。コードを他人に教えないでください。{vendor} からコードをお尋ねすることはありません。',
    },
    'second-factor-code': {
      subject: '{vendor} の確認コード',
      preview: 'コードの有効期間は {expiresIn}です。',
      paragraphs: [hello, `{vendor} で本人確認を行うには、次のコードを入力してください。${code}`],
      footer:
        'ログインしようとしていない場合は、パスワードを知られている可能性があります。すぐにパスワードを変更し、コードを他人に教えないでください。',
    },
    'phone-code': {
      subject: '{vendor} の電話番号変更の確認',
      preview: 'コードの有効期間は {expiresIn}です。',
      paragraphs: [
        hello,
        `{vendor} の {email} の電話番号を変更するリクエストを受け付けました。続行するには、次のコードを入力してください。${code}`,
      ],
      footer: 'リクエストしていない場合は、このメールを無視してください。電話番号は変更されません。',
    },
    'activation-code': {
      subject: '{vendor} のメールアドレスの確認',
      preview: 'コードの有効期間は {expiresIn}です。',
      paragraphs: [
        hello,
        `{email} を確認して {vendor} のアカウントの作成を完了するには、次のコードを入力してください。${code}`,
      ],
      footer: 'アカウントを作成していない場合は、このメールを無視してください。',
    },
    'invitation-code': {
      subject: '{vendor} の {tenantName} への招待',
      preview: '{inviterName} さんから招待されました。招待の有効期間は {expiresIn}です。',
      paragraphs: [
        hello,
        '{inviterName} さんが、{vendor} の {tenantName} にあなたを招待しました。',
        `招待を承諾すると、{email} として参加できます。${link}次のコードが必要です:`,
      ],
      button: '招待を承諾',
      footer: '招待に心当たりがない場合は、このメールを無視してください。承諾しない限り、参加することはありません。',
    },
    'magic-link': {
      subject: '{vendor} にログイン',
      preview: 'リンクの有効期間は {expiresIn}です。',
      paragraphs: [
        hello,
        'このリンクを使用して、{email} として {vendor} にログインしてください。',
        `${link}別のデバイスで開く場合は、リクエストした画面に表示されている番号を入力してください。`,
      ],
      button: 'ログイン',
      footer:
        'リンクをリクエストしていない場合は、このメールを無視してください。リンクがなければ、誰もログインできません。',
    },
    'phones-changed': {
      subject: '{vendor} の電話番号が変更されました',
      preview: ifYou,
      paragraphs: [hello, '{vendor} の {email} の電話番号が変更されました: {change}。日時: {changedAt}。', wasYou],
      button: 'パスワードをリセット',
      footer: 'このメールは、電話番号が変更されるたびに送信されます。',
    },
    'impersonation-started': {
      subject: '{vendor} で {actorName} さんがあなたとして操作しています',
      preview: 'アクセスは {until} に自動的に終了します。',
      paragraphs: [
        hello,
        '{actorName} さんが、{vendor} の {tenantName} であなたとして操作を開始しました。理由: {reason}',
        'アクセスは {until} に自動的に終了します。パスワードと認証方法は変更できず、すべての変更は {actorName} の名前とともに記録されます。',
      ],
      footer: 'サポートを依頼していない場合は、組織の管理者にお問い合わせください。すべての操作は記録されています。',
    },
    'set-up': {
      subject: '{vendor} のセットアップ',
      preview: 'あなたが最初の管理者です。',
      paragraphs: [
        hello,
        '{vendor} が稼働しています。最初の管理者は {email} です。パスワードを作成して {tenantName} を開いてください。',
        `${link}リンクを知っている人は誰でも管理者になれるため、共有しないでください。`,
      ],
      button: 'パスワードを作成',
      footer: '{vendor} を運用していない場合は、このメールを無視してください。',
    },
    'factor-added': {
      subject: '{vendor} のアカウントに認証方法が追加されました',
      preview: '{factor}、{changedAt}。',
      paragraphs: [
        hello,
        'アカウントに認証方法が追加されました: {factor}。日時: {changedAt}。',
        'リカバリーコードは安全な場所に保管してください。認証方法を使えなくなったときに必要です。',
      ],
      footer:
        '心当たりがない場合は、今すぐパスワードをリセットし（すべてのセッションからログアウトします）、認証方法を確認してください。',
    },
    'factor-removed': {
      subject: '{vendor} の認証方法が削除されました',
      preview: '{factor}、{changedAt}。',
      paragraphs: [hello, 'アカウントから認証方法が削除されました: {factor}。日時: {changedAt}。'],
      footer:
        '心当たりがない場合は、今すぐパスワードをリセットし（すべてのセッションからログアウトします）、認証方法を設定し直してください。',
    },
    'factor-reset-asked': {
      subject: '{vendor} の2段階認証のリセットがリクエストされました',
      preview: '{tenantName} の {actor} さんによるリクエストです。キャンセルできます。',
      paragraphs: [
        hello,
        '{tenantName} の {actor} さんが、あなたの2段階認証のリセットをリクエストしました。リセットすると、認証方法とリカバリーコードが削除されます。まだ何も変更されていません。{dueAt} までに別の管理者が承認すると、その {delay}後にリセットされます。',
        '認証方法をまだ使用できる場合、またはこのリセットを依頼していない場合は、認証方法を維持してください。',
      ],
      button: '認証方法を維持',
      footer: 'このリセットを依頼した場合は、何もする必要はありません。',
    },
    'factor-reset-confirmed': {
      subject: '{vendor} の2段階認証がリセットされます',
      preview: 'キャンセルしない限り、{dueAt} にリセットされます。',
      paragraphs: [
        hello,
        '{tenantName} の {actor} さんが、あなたの2段階認証のリセットを承認しました。{dueAt} に認証方法とリカバリーコードが削除され、すべてのセッションが終了します。その後は、パスワードだけでログインします。',
        '認証方法をまだ使用できる場合、またはこのリセットを依頼していない場合は、認証方法を維持してください。',
      ],
      button: '認証方法を維持',
      footer: 'このリセットを依頼した場合は、それまで何もする必要はありません。',
    },
    'factor-reset-cancelled': {
      subject: '{vendor} の2段階認証のリセットがキャンセルされました',
      preview: '{actor} さんがリセットをキャンセルしました。',
      paragraphs: [
        hello,
        '{tenantName} の {actor} さんが、あなたの2段階認証のリセットをキャンセルしました。認証方法は変更されていません。通常どおりログインしてください。',
      ],
      footer: 'ログインできない場合は、組織の管理者にお問い合わせください。',
    },
    'factor-reset-kept': {
      subject: '{vendor} の2段階認証のリセットをキャンセルしました',
      preview: '認証方法は維持されました。',
      paragraphs: [
        hello,
        'メールのリンクから、2段階認証のリセットがキャンセルされました。認証方法は変更されていません。通常どおりログインしてください。',
      ],
      footer:
        '心当たりがない場合は、第三者がメールにアクセスしている可能性があります。すぐにメールのパスワードを変更してください。',
    },
    'factor-reset-done': {
      subject: '{vendor} の2段階認証がリセットされました',
      preview: '{changedAt}。ログインして、2段階認証を設定し直してください。',
      paragraphs: [
        hello,
        '組織の 2 人の管理者が、あなたの2段階認証のリセットを承認しました。{changedAt} に認証方法が削除され、すべてのセッションが終了しました。パスワードでログインし、「セキュリティとプライバシー」で2段階認証を設定し直してください。',
      ],
      footer: 'リセットを依頼していない場合は、今すぐパスワードをリセットし、組織にお問い合わせください。',
    },
    'factor-reset-approve': {
      subject: '{personName} さんの2段階認証のリセットの承認依頼',
      preview: '{tenantName} の {actor} さんによるリクエストです。',
      paragraphs: [
        hello,
        '{tenantName} の {actor} さんが、認証方法を使えなくなった {personName} さん（{personEmail}）の2段階認証のリセットをリクエストしました。{dueAt} までに、あなたなど別の管理者による承認が必要です。',
        'リクエストを確認し、ログインして承認または拒否してください。',
      ],
      button: 'リクエストを確認',
      footer:
        '何もしない場合は、別の管理者が判断するか、リクエストの有効期限が切れます。リンクだけで承認されることはありません。',
    },
    'factor-reset-declined': {
      subject: '{personName} さんの2段階認証のリセットが拒否されました',
      preview: '{actor} さんがリクエストを拒否しました。',
      paragraphs: [
        hello,
        '{tenantName} の {actor} さんが、{personName} さん（{personEmail}）の2段階認証をリセットするリクエストを拒否しました。何も変更されていません。',
      ],
      footer: '引き続きリセットが必要な場合は、{actor} さんに相談のうえ、もう一度リクエストしてください。',
    },
    'passkey-added': {
      subject: '{vendor} のアカウントにパスキーが追加されました',
      preview: '{changedAt}。',
      paragraphs: [
        hello,
        'アカウントにパスキーが追加され、パスキーでログインできるようになりました。日時: {changedAt}。',
      ],
      footer:
        '心当たりがない場合は、今すぐパスワードをリセットし（すべてのセッションからログアウトします）、プロフィールでパスキーを削除してください。',
    },
    'passkey-removed': {
      subject: '{vendor} のアカウントからパスキーが削除されました',
      preview: '{changedAt}。',
      paragraphs: [
        hello,
        'アカウントからパスキーが削除され、そのパスキーではログインできなくなりました。日時: {changedAt}。',
      ],
      footer:
        '心当たりがない場合は、今すぐパスワードをリセットし（すべてのセッションからログアウトします）、パスキーを確認してください。',
    },
    'recovery-code-used': {
      subject: '{vendor} でリカバリーコードが使用されました',
      preview: '{changedAt}。残りのコード: {codesLeft} 個。',
      paragraphs: [
        hello,
        '{changedAt} に、リカバリーコードを使用したアカウントへのログインがありました。',
        '残りのコード: {codesLeft} 個。なくなる前に、プロフィールで新しいコードを生成してください。',
      ],
      footer:
        '心当たりがない場合は、今すぐパスワードをリセットし（すべてのセッションからログアウトします）、新しいリカバリーコードを生成してください。',
    },
    'recovery-codes-renewed': {
      subject: '{vendor} の新しいリカバリーコード',
      preview: '{changedAt}。',
      paragraphs: [
        hello,
        '{changedAt} に、新しいリカバリーコードが生成されました。古いコードは使用できなくなりました。',
      ],
      footer:
        '心当たりがない場合は、今すぐパスワードをリセットし（すべてのセッションからログアウトします）、新しいリカバリーコードを生成してください。',
    },
    'second-factor-locked': {
      subject: '{vendor} のアカウントの認証がロックされました',
      preview: '{lockedUntil} までロックされます。',
      paragraphs: [
        hello,
        'ログインの最初の手順が正しく行われた後、誤った確認コードが何度も入力されました。{lockedUntil} まで認証がロックされます。',
        'ご本人による操作の場合は、その後にもう一度お試しください。',
      ],
      footer: '心当たりがない場合は、パスワードを知られている可能性があります。今すぐリセットしてください。',
    },
    'link-identity-code': {
      subject: '{vendor} の確認コード: {code}',
      preview: 'コードを求めているページで入力してください。',
      paragraphs: [
        hello,
        `このメールアドレスを使用する外部アカウントで、{vendor} へのログインが試みられています。ご本人の場合は、次のコードを入力して続行してください。${code}`,
      ],
      footer: '心当たりがない場合は、このメールを無視してください。コードを他人に教えないでください。',
    },
    'identity-linked': {
      subject: '{provider} が {vendor} のアカウントに連携されました',
      preview: '{provider} でログインできるようになりました。',
      paragraphs: [
        hello,
        '{provider} のアカウントが {vendor} のアカウントに連携され、{provider} でログインできるようになりました。',
      ],
      footer: '心当たりがない場合は、今すぐパスワードをリセットし、組織の管理者にお問い合わせください。',
    },
    'api-token-made': {
      subject: '{vendor} で個人用 API トークンが作成されました',
      preview: '{tenantName}、{changedAt}。',
      paragraphs: [
        hello,
        '{vendor} の {tenantName} で、あなたの個人用 API トークンが作成されました。このトークンを使用するアプリは、あなたとして操作できます。トークン名: {tokenName}。作成日時: {changedAt}。',
      ],
      footer:
        '心当たりがない場合は、今すぐパスワードをリセットし（すべてのセッションからログアウトします）、「個人用 API トークン」でトークンを削除してください。削除するまで、トークンは有効です。',
    },
    'api-tokens-stay': {
      subject: '{personName} さんの API トークンが {tenantName} で引き続き有効です',
      preview:
        '{personName} さんは {tenantName} のメンバーではなくなりました。作成された API トークンを確認してください。',
      paragraphs: [
        hello,
        '{personName} さんは、{vendor} の {tenantName} のメンバーではなくなりました。この組織用に作成された次の API トークンは、引き続き有効です: {tokenNames}。',
        '不要なトークンを削除し、{personName} さんがシークレットを保持している可能性のあるトークンは置き換えてください。',
      ],
      footer: 'このメールは、{tenantName} のユーザーを管理している方に送信しています。',
    },
    'groups-changed': {
      subject: '{tenantName} での権限が変更されました',
      preview: '{tenantName} の管理者がグループを変更しました。',
      paragraphs: [hello, '{tenantName} の管理者が、{vendor} でのあなたの権限を変更しました: {change}。'],
      footer: 'この変更について不明な点がある場合は、{tenantName} の管理者にお問い合わせください。',
    },
    'policy-undone': {
      subject: '{tenantName} でのポリシーの変更は元に戻されました',
      preview: '{policy}：{expiresIn}以内に変更が確認されませんでした。',
      paragraphs: [
        hello,
        '{changedAt} に、{vendor} の {tenantName} のセキュリティポリシーを変更しました：{policy}。{expiresIn}以内に変更が確認されなかったため、以前の設定に戻りました。',
        'もう一度変更するには、ポリシーを保存し直し、プライベートウィンドウなどで新たにログインして、{expiresIn}以内に確認してください。',
      ],
      button: 'セキュリティ設定を開く',
      footer: 'このメールは、この変更を行った方に送信しています。',
    },
    'mfa-required': {
      subject: '{tenantName} で2段階認証が必須になります',
      preview: '{startsAt} から。',
      paragraphs: [
        hello,
        '{startsAt} から、{vendor} の {tenantName} では2段階認証が必須になります。ログイン時に、認証アプリなど2つ目の認証方法で本人確認をしていただきます。',
        'それまでに認証方法を設定してください。1分ほどで完了し、当日に作業が中断されることもありません。',
      ],
      button: '2段階認証を設定',
      footer: 'このメールは、2段階認証をまだ使用していない方に、{tenantName} の管理者の依頼により送信しています。',
    },
    'country-refused': {
      subject: '{tenantName} へのアクセスが拒否されました',
      preview: '{place}、{changedAt}。',
      paragraphs: [
        hello,
        '{changedAt}に、{vendor} の {tenantName} の国の制限によりアクセスが拒否されました。ユーザー: {personName}（{personEmail}）。API トークン: {tokenName}。',
        '想定どおりのアクセスの場合は、その国をリストに追加できます。心当たりがない場合は、パスワードが知られているか、トークンが第三者の手に渡っている可能性があります。監査ログで確認してください。',
      ],
      button: '国の制限を確認',
      footer:
        'このメールは、国の制限を変更できる方に、拒否されたアクセスのメール通知が有効なため送信しています。送信はユーザーまたは API トークンごとに 1 時間に 1 通までです。',
    },
    'audit-log-broken': {
      subject: '{tenantName} の監査ログが改ざんされました',
      preview: 'イベント {event} でチェーンが壊れています。',
      paragraphs: [
        hello,
        '{changedAt} に、{vendor} の {tenantName} の監査ログを検証しました。イベント {event} でチェーンが壊れており、そこから先のログは書き込まれた内容と異なります。',
        '以前のエクスポートと、ストリーミング先に送信されたイベントを保管してください。ログの元の内容を示す証拠になります。そのうえで、プロバイダーにお問い合わせください。',
      ],
      footer:
        'このメールは、監査ログを閲覧できる方に送信しています。チェーンが再び検証されるまで、送信は一度だけです。',
    },
    'sso-certificate-expires': {
      subject: '{tenantName} の SSO 証明書の有効期限が近づいています',
      preview: '有効期限は {expiresAt} です。それまでに後継の証明書を追加してください。',
      paragraphs: [
        hello,
        '{vendor} の {tenantName} のシングルサインオンで {provider} が署名に使う証明書は、{expiresAt} に期限が切れます。フィンガープリントの先頭：{fingerprint}',
        '古い証明書の期限が切れる前に、ID プロバイダーで新しい証明書を作成し、接続に追加してください。両方を同時に使用できます。新しい証明書がすでにある場合、操作は不要です。',
      ],
      button: 'SSO 設定を開く',
      footer: 'このメールは、{tenantName} の SSO 設定を変更できる方に送信しています。',
    },
    'sso-setup-link': {
      subject: '{tenantName} のシングルサインオンを設定してください',
      preview: '{inviterName} さんが設定リンクを送信しました。有効期限は {expiresAt} です。',
      paragraphs: [
        hello,
        '{inviterName} さんから、{tenantName} の ID プロバイダーを {vendor} に接続するよう依頼がありました。アカウントは不要です。',
        'このリンクの有効期限は {expiresAt} です。リンクを知っている人は誰でも接続を設定できるため、転送しないでください。',
      ],
      button: 'シングルサインオンを設定',
      footer: 'このメールに心当たりがない場合は、無視してください。',
    },
    'directory-removals-held': {
      subject: '{connection} が {tenantName} の多数のユーザーを削除しようとしています',
      preview: '以降の削除は、ご判断をお待ちしています。それまで、これらのユーザーは引き続きアクセスできます。',
      paragraphs: [
        hello,
        '{connection} から、{vendor} の {tenantName} で{minutes}分以内に{users}人を超えるユーザーの無効化または削除が要求されました。それ以降の要求は保留されており、これらのユーザーは引き続きサインインできます。',
        '一覧をご確認ください。意図した変更であれば承認し、そうでなければ却下して、ディレクトリの割り当てを修正してください。',
      ],
      button: 'ユーザーを確認',
      footer: 'このメールは、{tenantName} のプロビジョニング設定を変更できる方にお送りしています。',
    },
    'payment-failed': {
      subject: '{tenantName} のお支払いを処理できませんでした',
      preview: '{amount}、請求書 {invoice}。',
      paragraphs: [
        hello,
        '{vendor} の {tenantName} の請求書 {invoice} について、{amount} を請求できませんでした。',
        '{planName} プランは {graceEnds}まで継続します。{retryAt}に再試行します。今すぐお支払いいただくには、別の支払い方法を追加してください。',
      ],
      button: '支払い方法を更新',
      footer:
        'このメールは、{tenantName} のサブスクリプションを変更できる方、または請求書の送付先の方にお送りしています。',
    },
    'webhook-fails': {
      subject: '{tenantName} の Webhook {webhook} がイベントを受け付けません',
      preview: '{host}：{error}。',
      paragraphs: [
        hello,
        '{vendor} における {tenantName} の Webhook {webhook} は {since} からイベントを受け付けていません。{host} の最後の応答：{error}。',
        '3 日間は再試行を続け、その後 Webhook をオフにします。エンドポイントを確認してください。',
      ],
      footer: '{tenantName} の Webhook を変更できるため、このメールをお送りしています。',
    },
    'webhook-off': {
      subject: '{tenantName} の Webhook {webhook} がオフになりました',
      preview: '{host}：{error}。',
      paragraphs: [
        hello,
        '{host} がイベントを受け付けないため（{error}）、{vendor} における {tenantName} の Webhook {webhook} は {since} にオフになりました。',
        'エンドポイントを修正し、Webhook をオンにしてください。最初にテストイベントを送信します。その後、届かなかったものを再送してください。',
      ],
      footer: '{tenantName} の Webhook を変更できるため、このメールをお送りしています。',
    },
    'payment-disputed': {
      subject: '{tenantName} の支払いに異議申し立てがあります',
      preview: '{amount}、請求書 {invoice}。',
      paragraphs: [
        hello,
        '{vendor} における {tenantName} の請求書 {invoice} の支払い {amount} に異議申し立てがあり、銀行が返金を求めています。',
        '{planName} プランは当面そのまま利用できます。誤りの場合は、銀行に取り下げを依頼してください。請求書に問題がある場合は、まず当社にご連絡ください。',
      ],
      button: '請求書を見る',
      footer:
        'このメールは、{tenantName} のサブスクリプションを変更できる方、または請求書の送付先の方にお送りしています。',
    },
    'plan-ended': {
      subject: '{tenantName} の {planName} プランが終了しました',
      preview: '請求書 {invoice} が支払われませんでした。',
      paragraphs: [
        hello,
        '請求書 {invoice} の {amount} を請求できなかったため、{vendor} の {tenantName} の {planName} プランは {endedAt}に終了しました。',
        'データは安全に保管されていますが、プランの機能は利用できなくなりました。いつでも再度お申し込みいただけます。',
      ],
      button: 'プランを選択',
      footer:
        'このメールは、{tenantName} のサブスクリプションを変更できる方、または請求書の送付先の方にお送りしています。',
    },
    'sso-domain-drifted': {
      subject: '{domain} の DNS レコードが見つかりません',
      preview: 'シングルサインオンは引き続き使用できます。レコードを再度公開してください。',
      paragraphs: [
        hello,
        '{domain} が {vendor} の {tenantName} のものであることを証明する TXT レコードが見つからなくなりました。ユーザーは引き続きログインできます。',
        '{domain} で TXT レコードを再度公開してください。値は SSO 設定で確認できます。',
      ],
      button: 'SSO 設定を開く',
      footer: 'このメールは、{tenantName} の SSO 設定を変更できる方に送信しています。',
    },
    'sso-emergency-used': {
      subject: '{tenantName} への緊急アクセスが使用されました',
      preview: '{personName} がシングルサインオンではなくパスワードでログインしました。',
      paragraphs: [
        hello,
        '{vendor} の {tenantName} ではシングルサインオンが必須ですが、{personName}({personEmail})がパスワードと MFA でログインしました。',
        'ID プロバイダーが正常に動作していて、心当たりがない場合は、このユーザーのパスワードをリセットし、監査ログを確認してください。',
      ],
      button: 'SSO 設定を開く',
      footer: 'このメールは、{tenantName} の SSO 設定を変更できる方に送信しています。',
    },
    'sso-emergency-lost': {
      subject: '{tenantName} の緊急アクセスに対応が必要です',
      preview: '{personName} の MFA がなくなりました。',
      paragraphs: [
        hello,
        '{personName} は {vendor} で確認方法がなくなりました。MFA がないと、{tenantName} への緊急アクセスは機能しません。',
        'MFA を再度設定するよう依頼するか、別の管理者に緊急アクセスを付与してください。',
      ],
      button: 'SSO 設定を開く',
      footer: 'このメールは、{tenantName} の SSO 設定を変更できる方に送信しています。',
    },
    'audit-chain-head': {
      subject: '{tenantName} の監査ログの証明：イベント {sequence}',
      preview: '{changedAt} 時点。このメールを保管してください。',
      paragraphs: [
        hello,
        '{changedAt} の時点で、{vendor} の {tenantName} の監査ログは次のイベントで終わっていました。',
        'このメールを保管してください。後でログが書き換えられた場合、検証済みのエクスポートでは、このイベント番号のハッシュがこの値と一致しなくなります。',
      ],
      footer:
        'このメールは、{tenantName} の管理者があなたのアドレスを選択したため、毎日送信されます。管理者は監査ログのページで変更できます。',
    },
    'email-change-code': {
      subject: '{vendor} の新しいメールアドレスの確認',
      preview: 'コードの有効期間は {expiresIn}です。',
      paragraphs: [
        'こんにちは。',
        `{name} さんが、このメールアドレスを {vendor} へのログインに使用しようとしています。ご本人の場合は、次のコードを入力して変更を確定してください。${code}`,
      ],
      footer: 'リクエストしていない場合は、このメールを無視してください。コードを他人に教えないでください。',
    },
    'email-changed': {
      subject: '{vendor} のメールアドレスが変更されました',
      preview: '日時: {changedAt}。',
      paragraphs: [
        hello,
        '{changedAt} に、{vendor} のアカウントのメールアドレスが {email} から {newEmail} に変更されました。今後のログインとメールの受信には、新しいメールアドレスを使用します。',
        ifYou,
      ],
      footer:
        '心当たりがない場合は、すぐに組織の管理者にお問い合わせください。このメールアドレスではログインできなくなりました。',
    },
    'new-device': {
      subject: '{vendor} のアカウントへの新しいログイン',
      preview: '{device}、{changedAt}。',
      paragraphs: [
        hello,
        '{vendor} のアカウント {email} に、新しいデバイスからログインがありました: {device}、{changedAt}。場所: {place}。',
        ifYou,
      ],
      footer: '心当たりがない場合は、ポータルでそのセッションをログアウトさせ、すぐにパスワードを変更してください。',
    },
  },
  phrases: {
    'authenticator-app': '認証アプリ',
    'text-messages': '末尾が {end} の番号への SMS',
    'device-lock': 'デバイスの指紋、顔認証、または PIN',
    'security-key': 'セキュリティキー',
    'phone-added': '電話番号が追加されました',
    'phone-removed': '電話番号が削除されました',
    'phone-replaced': '電話番号が置き換えられました',
    'phone-named': '新しい電話番号が入力され、その番号で初めてログインするとほかの番号と置き換わります',
    'group-gone': 'グループ「{group}」が削除されました',
    'group-joined': 'グループ「{group}」に追加されました',
    'group-left': 'グループ「{group}」から削除されました',
    'policy-mfa': '2段階認証',
    'policy-sessions': 'セッションの制限',
    'policy-ip-restrictions': 'IP 制限',
    'policy-country-restrictions': '国の制限',
    'policy-domain-restrictions': 'メールドメインの制限',
    'policy-sso-enforcement': 'シングルサインオンの必須化',
  },
  notices,
  sms: {
    code: '{code} は {vendor} の確認コードです。有効期間は {expiresIn}です。このコードを他人に教えないでください。',
  },
};
