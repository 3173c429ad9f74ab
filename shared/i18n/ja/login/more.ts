import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** Texts beyond the password step: other sign-in methods, locks, SSO, refusals, and words that other flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'account-locked':
      '誤ったパスワードが何度も入力されたため、アカウントがロックされています。{lockedUntil} 以降にもう一度お試しください。',
    'account-disabled': 'アカウントが無効になっています。組織の管理者に再有効化を依頼してください。',
    'application-not-assigned':
      'このアプリケーションへのアクセス権がありません。組織の管理者にアクセス権を依頼してください。',
    'account-expired': 'アクセスの有効期限が切れました。組織の管理者に延長を依頼してください。',
    'email-not-verified':
      '先にメールアドレスを確認してください。お送りしたリンクを開くか、新しいリンクをリクエストしてください。',
    'no-tenant': 'アカウントはまだどの組織にも所属していません。管理者に招待を依頼してください。',
    'sso-required':
      '組織ではシングルサインオンが必須です。戻って ID プロバイダーで続行してください。緊急アクセスを使用する場合は、メールアドレスとパスワードを確認してください。',
    'ip-address-refused':
      '組織の設定により、お使いの IP アドレス（{ipAddress}）からはアクセスできません。許可されたネットワークを使うか、管理者にアドレスの追加を依頼してください。',
    'country-refused':
      '組織により、現在の場所からのアクセス（{country}、IP アドレス {ipAddress}）は許可されていません。許可されている国のネットワークを使用するか、管理者にお問い合わせください。',
    'email-domain-refused':
      'この組織では、ドメイン {domain} のメールアドレスは使えません。別のドメインのアドレスを使ってください。',
    'password-expired': 'パスワードの有効期限が切れました。新しいパスワードを作成するためのリンクをお送りしました。',
    'sign-in-method-unavailable':
      '組織で使用しているログイン方法は、ここでは利用できません。管理者に問い合わせるか、別のメールアドレスを使用してください。',
    'form-expired': 'ページの有効期限が切れました。フォームをもう一度送信してください。',
  },
  texts: {
    'common.newPassword': '新しいパスワード',
    'common.name': 'お名前',
    'common.companyName': '会社名',
    'common.signIn': 'ログイン',
    'common.continue': '続行',
    'common.backToSignIn': 'ログインに戻る',
    'common.useAnotherAddress': '別のメールアドレスを使用',
    'common.resend': 'メールを再送信',
    'common.resending': '送信しています…',
    'common.resendIn': '{time} 後に再送信できます',
    'common.opening': '{place} を開いています…',
    'common.ruleLength': '{minLength}～{maxLength} 文字',
    'common.ruleEmail': 'メールアドレスと異なる',
    'common.ruleCommon': 'よく使われるパスワードではない',
    'common.working': 'しばらくお待ちください…',
    'redirectToSSO.title': '組織のアカウントでログイン',
    'redirectToSSO.text': '{place} で {email} としてログインすると、この画面に戻ります。',
    'redirectToSSO.now': '今すぐ移動',
    'redirectToSSO.emergency': '緊急アクセス',
    'redirectToSSO.another': '別の方法でログイン',
    'loginWithSSOFailed.title': 'シングルサインオンに失敗しました',
    'loginWithSSOFailed.text': 'ログインできませんでした。もう一度試すか、管理者にお問い合わせください。',
    'loginWithSSOFailed.denied':
      'ID プロバイダーでログインできませんでした。ログインがキャンセルされたか、アクセス権がありません。必要な場合は管理者に依頼してください。',
    'locked.title': 'アカウントがロックされています',
    'locked.until': '{time} までロック中',
    'locked.text': '誤ったパスワードが何度も入力されたため、アカウントをロックしました。データに影響はありません。',
    'locked.mail': 'このメールアドレスのアカウントがある場合は、すぐにロックを解除できるリンクを送信しました。',
    'locked.wait': 'または、そのままお待ちください。{time} 後に自動的に解除されます。',
    'locked.reset': '心当たりがない場合はパスワードをリセット',
    'error.title': 'ここではログインできません',
    'otherMethods.quickSms': 'SMS でコードを受け取る',
    'otherMethods.or': 'または次の方法で続行',
    'otherMethods.passkey': 'パスキーでログイン',
    'otherMethods.title': 'その他のログイン方法',
    'otherMethods.insteadPassword': '代わりにパスワードを使用',
    'otherMethods.insteadPasskey': '代わりにパスキーを使用',
    'otherMethods.insteadCode': '代わりにメールでコードを受け取る',
    'otherMethods.insteadLink': '代わりにメールでリンクを受け取る',
    'otherMethods.insteadSms': '代わりに SMS でコードを受け取る',
    'otherMethods.password': 'パスワードを使用',
    'otherMethods.code': 'メールでコードを受け取る',
    'otherMethods.link': 'メールでリンクを受け取る',
  },
};
