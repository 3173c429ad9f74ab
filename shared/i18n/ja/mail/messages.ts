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
  },
  notices,
  sms: {
    code: '{code} は {vendor} の確認コードです。有効期間は {expiresIn}です。このコードを他人に教えないでください。',
  },
};
