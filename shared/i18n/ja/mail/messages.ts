import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';

const hello = '{name} 様';
const linkLasts = 'リンクは一度だけ使えます。有効期間：{expiresIn}。';
const codeLasts = 'コードは一度だけ使えます。有効期間：{expiresIn}。';
const lasts = '有効期間：{expiresIn}。';
const wasYou =
  'ご本人の操作であれば、何もする必要はありません。心当たりがない場合は、今すぐ新しいパスワードを設定してください。すべてのセッションも終了します。';
const notYou = '心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのセッションが終了します。';
const ifYou = 'ご本人の操作であれば、何もする必要はありません。';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: '{vendor} のメールアドレスの確認',
      preview: 'ワンクリックでアカウントを使い始められます。',
      paragraphs: [
        hello,
        '{email} で {vendor} のアカウントが作成されました。ご自身のアドレスであることを確認してください。',
        linkLasts,
      ],
      button: 'アドレスを確認する',
      footer: 'アカウントを作成していない場合は、何もしないでください。確認されない限り、誰も使えません。',
    },
    invitation: {
      subject: '{vendor} の {tenantName} への招待',
      preview: '{inviterName} さんからの招待です。',
      paragraphs: [
        hello,
        '{inviterName} さんが、{vendor} の {tenantName} にあなたを招待しました。',
        '{email} として参加します。招待は一度だけ使えます。有効期間：{expiresIn}。',
      ],
      button: '招待を見る',
      footer: '心当たりがない場合は、何もしないでください。承諾しない限り参加しません。',
    },
    'reset-password': {
      subject: '{vendor} の新しいパスワードの設定',
      preview: lasts,
      paragraphs: [
        hello,
        '{vendor} の {email} について、新しいパスワードの依頼がありました。',
        `${linkLasts}新しいパスワードを保存するまで、今のパスワードが使えます。`,
      ],
      button: '新しいパスワードを設定する',
      footer: '依頼していない場合は、何もしないでください。パスワードはそのままです。',
    },
    'password-changed': {
      subject: '{vendor} のパスワードが変更されました',
      preview: ifYou,
      paragraphs: [hello, '{vendor} の {email} のパスワードが変更されました。日時：{changedAt}。', wasYou],
      button: '心当たりがない：新しいパスワードを設定する',
      footer: 'パスワードの変更は必ずご本人にお知らせしています。',
    },
    'password-expires': {
      subject: '{vendor} のパスワードの期限が近づいています',
      preview: '期限：{expiresAt}。',
      paragraphs: [
        hello,
        '所属する組織では、パスワードを定期的に変更することになっています。{vendor} の {email} のパスワードは次の日時から使えなくなります：{expiresAt}。',
        'それまでに、プロフィールまたはこのリンクから新しいパスワードを設定してください。',
      ],
      button: '新しいパスワードを設定する',
      footer: '期限を過ぎても、このアドレスに届くリンクから再び入れます。',
    },
    'account-locked': {
      subject: '{vendor} へのサインインを一時停止しました',
      preview: '誤ったパスワードが続けて入力されました。',
      paragraphs: [
        hello,
        '{email} に対して誤ったパスワードが続けて入力されたため、{vendor} へのサインインを一時停止しました。データに影響はありません。',
        '自動的に再開します：{lockedUntil}。ご本人の入力であれば、今すぐ再開できます。',
      ],
      button: 'サインインを再開する',
      footer:
        '心当たりがない場合は、そのままにしてください。誰も入っていません。より長い新しいパスワードにすると、推測はほぼ不可能になります。',
    },
    'sign-up-existing': {
      subject: '{vendor} のアカウントはすでにあります',
      preview: 'サインインするか、新しいパスワードを設定してください。',
      paragraphs: [
        hello,
        '{email} で {vendor} のアカウントを作成しようとした方がいます。すでにアカウントがあるため、新しいものは作成されませんでした。',
        'いつもどおりサインインしてください。パスワードがわからない場合は、新しく設定するためのリンクをお送りします。',
      ],
      button: 'サインイン',
      footer:
        '心当たりがない場合は、何もしないでください。何も変更されておらず、アカウントがあることは誰にも知られていません。',
    },
    'sign-in-code': {
      subject: '{vendor} のサインイン用コード',
      preview: lasts,
      paragraphs: [hello, `{vendor} のサインイン画面にこのコードを入力してください。${codeLasts}`],
      footer:
        'サインインしていない場合は何もせず、このコードを誰にも教えないでください。{vendor} からお尋ねすることはありません。',
    },
    'second-factor-code': {
      subject: '{vendor} の確認コード',
      preview: lasts,
      paragraphs: [hello, `ご本人であることを確認するため、{vendor} にこのコードを入力してください。${codeLasts}`],
      footer:
        '心当たりがない場合は、第一段階を誰かに知られています。パスワードを変更し、このコードを誰にも教えないでください。',
    },
    'phone-code': {
      subject: '{vendor} の電話番号変更の確認',
      preview: lasts,
      paragraphs: [
        hello,
        `{vendor} の {email} の電話番号を変更する依頼がありました。続けるには、このコードを入力してください。${codeLasts}`,
      ],
      footer: '依頼していない場合は、何もしないでください。番号はそのままです。',
    },
    'activation-code': {
      subject: '{vendor} のメールアドレスの確認',
      preview: lasts,
      paragraphs: [
        hello,
        `{email} で {vendor} のアカウントが作成されました。ご自身のアドレスであることを確認するため、このコードを入力してください。${codeLasts}`,
      ],
      footer: 'アカウントを作成していない場合は、何もしないでください。コードがなければ誰も使えません。',
    },
    'invitation-code': {
      subject: '{vendor} の {tenantName} への招待',
      preview: '{inviterName} さんからの招待です。',
      paragraphs: [
        hello,
        '{inviterName} さんが、{vendor} の {tenantName} にあなたを招待しました。',
        '{email} として参加します。招待は一度だけ使えます。有効期間：{expiresIn}。ページで次のコードを入力してください。',
      ],
      button: '招待を見る',
      footer: '心当たりがない場合は、何もしないでください。承諾しない限り参加しません。',
    },
    'magic-link': {
      subject: '{vendor} へのサインイン',
      preview: lasts,
      paragraphs: [
        hello,
        '{email} として {vendor} にサインインする依頼がありました。リンク先のページで、一度押して確認してください。',
        `${linkLasts}別の端末で開いた場合は、最初の端末に表示された数字を入力します。`,
      ],
      button: 'サインイン',
      footer: 'サインインしていない場合は、何もしないでください。リンクを開くだけでは誰もサインインできません。',
    },
    'phones-changed': {
      subject: '{vendor} の電話番号が変更されました',
      preview: ifYou,
      paragraphs: [hello, '{vendor} の {email} の電話番号が変更されました：{change}。日時：{changedAt}。', wasYou],
      button: '心当たりがない：新しいパスワードを設定する',
      footer: '電話番号の変更は必ずご本人にお知らせしています。',
    },
    'impersonation-started': {
      subject: '{vendor} のアカウントで代理操作が始まりました',
      preview: '{actorName}、{until} まで。',
      paragraphs: [
        hello,
        '{actorName} が {vendor} の {tenantName} で、あなたとして操作を始めました。理由：{reason}',
        '自動的に終了します：{until}。その間、パスワードと二段階目は変更できず、すべての変更に {actorName} の名前が記録されます。',
      ],
      footer: '依頼していない場合は、組織の管理者にお知らせください。すべての操作が記録されています。',
    },
    'set-up': {
      subject: '{vendor} のセットアップ',
      preview: 'あなたが最初の管理者です。',
      paragraphs: [
        hello,
        '{vendor} が稼働し、{email} が管理者になりました。{tenantName} を開くパスワードを設定してください。',
        `${linkLasts}このリンクを持つ人は何でもできます。誰にも渡さないでください。`,
      ],
      button: 'パスワードを設定する',
      footer: '{vendor} を運用していない場合は、宛先の誤りです。このメールを削除してください。',
    },
    'factor-added': {
      subject: '{vendor} のアカウントに二段階目が追加されました',
      preview: '{factor}、{changedAt}。',
      paragraphs: [
        hello,
        'サインインに次の方法も使われるようになりました：{factor}。追加日時：{changedAt}。',
        'リカバリーコードは安全な場所に保管してください。ほかをなくしたときに入るために使います。',
      ],
      footer: notYou,
    },
    'factor-removed': {
      subject: '{vendor} のアカウントから二段階目が削除されました',
      preview: '{factor}、{changedAt}。',
      paragraphs: [hello, 'サインインに次の方法は使われなくなりました：{factor}。削除日時：{changedAt}。'],
      footer: notYou,
    },
    'passkey-added': {
      subject: '{vendor} のアカウントにパスキーが追加されました',
      preview: '{changedAt}。',
      paragraphs: [hello, 'パスキーでもサインインできるようになりました。追加日時：{changedAt}。'],
      footer: `${notYou}その後、プロフィールでパスキーを削除してください。`,
    },
    'passkey-removed': {
      subject: '{vendor} のアカウントからパスキーが削除されました',
      preview: '{changedAt}。',
      paragraphs: [hello, 'パスキーの一つでサインインできなくなりました。削除日時：{changedAt}。'],
      footer: notYou,
    },
    'recovery-code-used': {
      subject: '{vendor} のアカウントでリカバリーコードが使われました',
      preview: '残りのコード：{codesLeft}。',
      paragraphs: [
        hello,
        'リカバリーコードの一つが二段階目の代わりに使われました。日時：{changedAt}。',
        '残りのコード：{codesLeft}。なくなる前に、プロフィールで新しいコードを作成してください。',
      ],
      footer: notYou,
    },
    'recovery-codes-renewed': {
      subject: '{vendor} のアカウントの新しいリカバリーコード',
      preview: '{changedAt}。',
      paragraphs: [hello, '新しいリカバリーコードが作成されました。日時：{changedAt}。古いコードは使えません。'],
      footer: notYou,
    },
    'second-factor-locked': {
      subject: '{vendor} のアカウントの二段階目が推測されています',
      preview: '停止：{lockedUntil} まで。',
      paragraphs: [
        hello,
        '第一段階を通過した人が、誤ったコードを続けて入力しました。二段階目は次の日時まで停止しています：{lockedUntil}。',
        '入力ミスの場合は、その後でもう一度お試しください。',
      ],
      footer: '心当たりがない場合は、パスワードを誰かに知られています。すぐに新しいパスワードを設定してください。',
    },
    'link-identity-code': {
      subject: '{vendor} のコード：{code}',
      preview: 'コードを求めているページに入力してください。',
      paragraphs: [
        hello,
        `このメールアドレスを持つ他のサービスのアカウントで、{vendor} にサインインしようとしている方がいます。ご本人であれば、コードを求めているページにこのコードを入力してください。${codeLasts}`,
      ],
      footer: '心当たりがない場合は、コードを誰にも渡さないでください。コードがなければ何も起こりません。',
    },
    'new-device': {
      subject: '{vendor} アカウントへの新しいサインイン',
      preview: '{device}、{changedAt}。',
      paragraphs: [
        hello,
        '{vendor} の {email} のアカウントに、新しいデバイスからサインインがありました：{device}、{changedAt}。場所：{place}。',
        ifYou,
      ],
      footer: '心当たりがない場合は、ポータルでそのセッションをサインアウトし、すぐにパスワードを変更してください。',
    },
    'identity-linked': {
      subject: '{provider} で {vendor} にサインインできるようになりました',
      preview: 'アカウントにサインイン方法が追加されました。',
      paragraphs: [
        hello,
        '{provider} のアカウントが {vendor} のアカウントに結び付けられました。今後はそのアカウントでサインインできます。',
      ],
      footer: `${notYou}組織の管理者にもお知らせください。`,
    },
    'api-token-made': {
      subject: '{vendor} で個人用 API トークンが作成されました',
      preview: '{tenantName}、{changedAt}。',
      paragraphs: [
        hello,
        '個人用 API トークンにより、プログラムが {vendor} の {tenantName} であなたとして操作できるようになりました。名前：{tokenName}。作成日時：{changedAt}。',
      ],
      footer: `${notYou}その後、個人用トークンのページでこのトークンを削除してください。削除するまで有効です。`,
    },
    'api-tokens-stay': {
      subject: '{personName} さんの API トークンが {tenantName} でまだ有効です',
      preview:
        '{personName} さんは {tenantName} のメンバーではなくなりました。作成された API トークンを確認してください。',
      paragraphs: [
        hello,
        '{personName} さんは {vendor} の {tenantName} のメンバーではなくなりました。この方が組織のために作成した API トークンは引き続き有効です：{tokenNames}。',
        '不要なトークンは削除し、{personName} さんがシークレットを保持している可能性のあるトークンは新しいものに替えてください。',
      ],
      footer: '{tenantName} のユーザーを管理している方にお送りしています。',
    },
    'groups-changed': {
      subject: '{tenantName} での権限が変わりました',
      preview: '{tenantName} のグループが変更されました。',
      paragraphs: [hello, '{vendor} の {tenantName} で、あなたの権限が変わりました：{change}。すでに有効です。'],
      footer: '心当たりがない場合は、{tenantName} の管理者にお尋ねください。',
    },
    'email-change-code': {
      subject: '{vendor} のこのアドレスの確認',
      preview: lasts,
      paragraphs: [
        'こんにちは。',
        `{name} さんが、今後このメールアドレスで {vendor} にサインインしようとしています。ご本人であれば、依頼した画面にこのコードを入力してください。${codeLasts}`,
      ],
      footer: 'ご本人でない場合は何もせず、このコードを誰にも教えないでください。コードがなければ何も変わりません。',
    },
    'email-changed': {
      subject: '{vendor} に別のアドレスでサインインするようになりました',
      preview: '{changedAt}。',
      paragraphs: [
        hello,
        '{vendor} のアカウントは {email} から {newEmail} に移りました。日時：{changedAt}。今後のメールはそちらに届きます。',
        ifYou,
      ],
      footer:
        '心当たりがない場合は、すぐに組織の管理者にお知らせください。このアドレスではもうアカウントを開けません。',
    },
    'signed-up-by-link': {
      subject: '{personName} さんがリンクから {tenantName} に登録しました',
      preview: 'アドレスが確認されると {personEmail} が参加します。',
      paragraphs: [
        hello,
        '{personName} さん（{personEmail}）が、あなたの作成した招待リンクから {tenantName} に登録しました。アドレスが確認されると参加します。',
      ],
      footer:
        '心当たりのない方ですか。管理ポータルで削除し、リンクを取り消してください。リンクを持つ人は誰でも使えます。',
    },
    'factor-reset-asked': {
      subject: '{vendor} の二段階目のリセットが依頼されました',
      preview: '{tenantName} の {actor} が依頼しました。残すこともできます。',
      paragraphs: [
        hello,
        '{tenantName} の {actor} が、二段階目をリカバリーコードとともに削除するよう依頼しました。なくした方のための手続きです。まだ何も行われていません。別の管理者が次の日時までに確認し：{dueAt}、その後さらに次の時間が経ってから行われます：{delay}。',
        '二段階目をまだお持ちの場合や、依頼していない場合は、残してください。',
      ],
      button: '二段階目を残す',
      footer: 'ご自身で依頼した場合は、何もしないでください。',
    },
    'factor-reset-confirmed': {
      subject: '{vendor} の二段階目が削除されます',
      preview: '残さない場合：{dueAt}。',
      paragraphs: [
        hello,
        '{tenantName} の {actor} が、二段階目の削除を確認しました。日時：{dueAt}。すべてのセッションが終了し、その後はパスワードだけでサインインします。',
        '二段階目をまだお持ちの場合や、依頼していない場合は、残してください。',
      ],
      button: '二段階目を残す',
      footer: 'ご自身で依頼した場合は何もせず、その後サインインしてください。',
    },
    'factor-reset-cancelled': {
      subject: '{vendor} の二段階目はそのままです',
      preview: '{actor} がリセットを取り消しました。',
      paragraphs: [
        hello,
        '{tenantName} の {actor} が、二段階目のリセットを取り消しました。これまでどおりサインインできます。',
      ],
      footer: 'まだ入れない場合は、組織の管理者にご連絡ください。',
    },
    'factor-reset-kept': {
      subject: '{vendor} の二段階目は変わりません',
      preview: 'リセットは終了しました。',
      paragraphs: [hello, 'メールのリンクにより、二段階目のリセットは終了しました。これまでどおりサインインできます。'],
      footer: 'ご自身で押していない場合は、誰かがメールを読んでいます。すぐにメールのパスワードを変更してください。',
    },
    'factor-reset-done': {
      subject: '{vendor} の二段階目が削除されました',
      preview: '{changedAt}。サインインして新しく設定してください。',
      paragraphs: [
        hello,
        '組織の管理者二名の合意により二段階目が削除され、すべてのセッションが終了しました。日時：{changedAt}。パスワードでサインインし、プライバシーのページで新しい二段階目を設定してください。',
      ],
      footer: '依頼していない場合は、すぐに新しいパスワードを設定し、組織にお知らせください。',
    },
    'factor-reset-approve': {
      subject: '{vendor} の 2 段階目の確認：承認しますか',
      preview: '{actor} が {personName} のリセットを依頼しました。',
      paragraphs: [
        hello,
        '{tenantName} の {actor} が、{personName}（{personEmail}）の 2 段階目の確認のリセットを依頼しました。失った人のために行うものです。あなたのような 2 人目の管理者の承認が必要です。期限：{dueAt}。',
        'このリンクのページで内容を確認できます。判断するには、そこでサインインしてください。',
      ],
      button: '依頼を見る',
      footer: '何もしない場合は、ほかの管理者が判断するか、期限とともに終わります。リンクだけでは何も決まりません。',
    },
    'factor-reset-declined': {
      subject: '{vendor} の 2 段階目の確認はそのままです',
      preview: '{actor} が {personName} について承認しませんでした。',
      paragraphs: [
        hello,
        '{tenantName} の {actor} があなたの依頼を承認しませんでした。{personName}（{personEmail}）の 2 段階目の確認は残ります。',
      ],
      footer: '失われたとお考えの場合は、{actor} に相談してから、もう一度依頼してください。',
    },
  },
  phrases: {
    'authenticator-app': '認証アプリ',
    'text-messages': '末尾が {end} の番号への SMS',
    'device-lock': 'この端末のロック（指紋、顔、PIN）',
    'security-key': 'セキュリティキー',
    'phone-added': '番号が追加されました',
    'phone-removed': '番号が削除されました',
    'phone-replaced': '別の番号に置き換えられました',
    'phone-named': '新しい番号が登録され、その番号でサインインするとほかの番号に代わります',
    'group-gone': 'グループ「{group}」がなくなりました',
    'group-joined': 'グループ「{group}」に入りました',
    'group-left': 'グループ「{group}」から外れました',
  },
  sms: {
    code: '{code} は {vendor} のコードです。有効期間：{expiresIn}。{vendor} からコードをお尋ねすることはありません。',
  },
};
