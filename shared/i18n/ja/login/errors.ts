/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': 'フォームに足りない項目か、形式の誤りがあります。項目を確認してもう一度送信してください。',
  'too-many-requests': '短い時間に回数が多すぎました。{seconds} 秒後にもう一度お試しください。',
  'server-busy': 'サーバーが混み合っています。何も変更されていませんので、1 分後にもう一度お試しください。',
  'database-unavailable':
    'サーバーがデータベースに接続できません。何も変更されていませんので、1 分後にもう一度お試しください。',
  'internal-error':
    'サーバーで問題が起きました。もう一度お試しになり、再び起きた場合はトレース番号をサポートにお送りください。',
  'authentication-failed': '認証できませんでした',
  unauthenticated: 'セッションが終了しました。続けるにはもう一度ログインしてください。',
  'invalid-credentials':
    'メールアドレスまたはパスワードが正しくありません。ログインの一時停止までの残り回数：{triesLeft}。',
  'captcha-required': '人による操作か確認できませんでした。{seconds} 秒待ってから、もう一度送信してください。',
  'email-invalid': 'メールアドレスではありません。name@example.com のような形で入力してください。',
  'authorization-request-expired': 'ログインを開いてから時間がたちすぎました。アプリケーションからやり直してください。',
  'network-unreachable':
    'ログインサーバーに接続できませんでした。入力した内容は残っていますので、接続を確認してもう一度お試しください。',
  'field-required': 'この項目を入力してください。',
} as const;
