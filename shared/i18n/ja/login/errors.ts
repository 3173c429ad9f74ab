/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': '未入力または無効な項目があります。確認してもう一度お試しください。',
  'too-many-requests': 'リクエストが多すぎます。{seconds} 秒後にもう一度お試しください。',
  'server-busy': 'サーバーが混み合っています。何も変更されていません。1 分後にもう一度お試しください。',
  'database-unavailable':
    'サーバーがデータベースに接続できません。何も変更されていません。1 分後にもう一度お試しください。',
  'internal-error':
    'システムで問題が発生しました。もう一度お試しください。解決しない場合は、リクエスト ID を添えてサポートにお問い合わせください。',
  'authentication-failed': '認証に失敗しました',
  unauthenticated: 'セッションが終了しました。続行するには、もう一度ログインしてください。',
  'invalid-credentials':
    'メールアドレスまたはパスワードが正しくありません。アカウントがロックされるまでの残り回数: {triesLeft}。',
  'captcha-required': '人による操作であることを確認できませんでした。{seconds} 秒待ってから、もう一度お試しください。',
  'email-invalid': '有効なメールアドレスを入力してください（例: name@example.com）。',
  'authorization-request-expired': 'ログイン要求の有効期限が切れました。アプリケーションからやり直してください。',
  'network-unreachable':
    'サーバーに接続できませんでした。入力内容は残っています。接続を確認して、もう一度お試しください。',
  'field-required': 'この項目は必須です。',
} as const;
