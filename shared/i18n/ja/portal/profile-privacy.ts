import type { portalProfilePrivacy as english } from '#shared/i18n/en/portal/profile-privacy.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePrivacy: TranslationOf<typeof english> = {
  'page.privacy': 'セキュリティとプライバシー',
  'privacy.lead': 'ログイン方法と、ログイン中の場所を管理します。',
  'privacy.since': '{date} に追加',
  'privacy.lastUsed': '最終使用: {time}',
  'privacy.remove': '削除',
  'privacy.removeOf': '{name} を削除',
  'privacy.removed': '{name} を削除しました。',
  'privacy.removeTitle': '{name} を削除しますか？',
  'privacy.removeAction': '削除',
  'privacy.removeKeep': 'キャンセル',
  'privacy.working': '処理しています…',
  'privacy.copy': 'コピー',
  'privacy.copied': 'コピーしました',
  'privacy.download': 'ダウンロード',
  'privacy.code': '6 桁のコードを入力',
  'privacy.confirm': '確認',
  'privacy.confirming': '確認しています…',
  'privacy.triesLeft': { other: '残り {count} 回。' },

  // the second step
  'privacy.secondStep': '2段階認証',
  'privacy.secondStepText': 'アカウントのセキュリティを強化します。',
  'privacy.secondStepFailed': '認証方法を読み込めませんでした',
  'privacy.noFactors': '認証方法はまだありません。認証アプリをおすすめします。',
  'privacy.addFactor': '認証方法を追加',
  'privacy.kind.app': '認証アプリ',
  'privacy.kind.phone': 'SMS',
  'privacy.kind.key': 'セキュリティキー',
  'privacy.kind.device': 'このデバイス',
  'privacy.named': '{kind} {name}',
  'privacy.factorAdded': '認証方法を追加しました。',
  'privacy.removeText': 'この方法では本人確認ができなくなります。ほかの認証方法は引き続き使用できます。',
  'privacy.removeLastText': 'これは唯一の認証方法です。削除すると、アカウントはパスワードだけで保護されます。',
  'privacy.appTitle': '認証アプリを設定',
  'privacy.appText':
    'アプリで QR コードをスキャンするか、セットアップキーを入力してください。次に、アプリに表示される 6 桁のコードを入力してください。',
  'privacy.appPicture': 'セットアップキーの QR コード',
  'privacy.appKey': 'セットアップキー',
  'privacy.phoneTitle': '電話番号を追加',
  'privacy.phoneText': 'ログイン時に、この番号に SMS で確認コードを送信します。',
  'privacy.phoneNumber': '電話番号',
  'privacy.phoneHint': '国番号から入力してください（例: +81 90 1234 5678）。',
  'privacy.phoneSent': '{phone} にコードを送信しました。',
  'privacy.sendCode': 'コードを送信',

  // recovery codes
  'privacy.codesLeft': { other: '残りのリカバリーコード: {count} 個' },
  'privacy.codesFew': { other: 'リカバリーコードは残り {count} 個です。なくなる前に新しいコードを生成してください。' },
  'privacy.newCodes': '新しいコードを生成',
  'privacy.newCodesTitle': '新しいリカバリーコードを生成しますか？',
  'privacy.newCodesText': '現在のコードはすぐに使用できなくなります。',
  'privacy.newCodesKeep': 'キャンセル',
  'privacy.codesTitle': 'リカバリーコードを保存',
  'privacy.codesText':
    '認証方法を使えなくなったときは、リカバリーコードでログインできます。各コードは 1 回だけ使用できます。コードは今後表示されません。',
  'privacy.codesSaved': 'コードを保存しました',
  'privacy.codesFile': '{email} のリカバリーコードです。各コードは 1 回だけ使用できます。',

  // passkeys
  'privacy.passkeys': 'パスキー',
  'privacy.passkeysText': 'パスワードの代わりに、指紋、顔認証、または PIN でログインします。',
  'privacy.passkeysFailed': 'パスキーを読み込めませんでした',
  'privacy.noPasskeys': 'パスキーはまだありません。',
  'privacy.addPasskey': 'パスキーを追加',
  'privacy.passkeyAdded': 'パスキーを追加しました。',
  'privacy.passkeyDevice': 'デバイスのパスキー',
  'privacy.passkeyKey': 'セキュリティキーのパスキー',
  'privacy.passkeyOf': '{device}（{date} に追加）',
  'privacy.removePasskeyText':
    'このパスキーではログインできなくなります。候補に表示されないように、デバイスからも削除してください。',

  // proving who one is
  'privacy.proveTitle': '本人確認',
  'privacy.proveText': 'セキュリティ保護のため、ログイン方法を変更するにはパスワードを入力してください。',
  'privacy.proveCode': '認証アプリに表示されている 6 桁のコードを入力してください。',
  'privacy.proveElsewhere': 'ログインページで続行してください。完了すると、ここに戻ります。',
  'privacy.password': 'パスワード',
  'privacy.prove': '続行',
  'privacy.proving': '確認しています…',
  'privacy.signInAnew': '別のログイン方法を使用',

  'privacy.error.invalid-credentials': 'パスワードが正しくありません。',
  'privacy.error.second-factor-expired': 'リクエストの有効期限が切れました。最初からやり直してください。',
  'privacy.error.factor-code-wrong': 'コードが正しくありません。現在表示されているコードを入力してください。',
  'privacy.error.factor-enforced':
    '組織で2段階認証が必須になっており、これが唯一の認証方法です。先に別の認証方法を追加してください。',
  'privacy.error.factors-too-many': '認証方法の数が上限に達しています。先に 1 つ削除してください。',
  'privacy.error.security-key-refused':
    'セキュリティキーまたはデバイスを確認できませんでした。何も変更されていません。もう一度お試しください。',
  'privacy.error.security-key-known':
    'このセキュリティキーまたはデバイスはすでに設定されています。別のものを使用してください。',
  'privacy.error.code-expired': 'コードの有効期限が切れています。新しいコードをリクエストしてください。',
  'privacy.error.code-exhausted': '誤ったコードが何度も入力されました。新しいコードをリクエストしてください。',
  'privacy.error.phone-invalid': '国番号を含む有効な電話番号を入力してください（例: +81 90 1234 5678）。',
  'privacy.error.phone-not-allowed': 'この番号には SMS を送信できません。携帯電話番号を使用してください。',
  'privacy.error.sms-not-available': 'SMS が設定されていません。別の方法を使用してください。',
};
