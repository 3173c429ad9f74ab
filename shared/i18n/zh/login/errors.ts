/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': '部分字段缺失或无效。请检查后重试。',
  'too-many-requests': '请求过于频繁。请在 {seconds} 秒后重试。',
  'server-busy': '服务器正忙。未进行任何更改，请在一分钟后重试。',
  'database-unavailable': '服务器无法连接数据库。未进行任何更改，请在一分钟后重试。',
  'internal-error': '系统出了点问题。请重试；如果问题仍然存在，请联系支持团队并提供请求 ID。',
  'authentication-failed': '身份验证失败',
  unauthenticated: '您的会话已结束。请重新登录以继续。',
  'invalid-credentials': '邮箱或密码错误。账号锁定前的剩余尝试次数：{triesLeft}。',
  'captcha-required': '我们无法确认您是真人。请等待 {seconds} 秒，然后重试。',
  'email-invalid': '请输入有效的邮箱地址，例如 name@example.com。',
  'authorization-request-expired': '您的登录请求已过期。请从应用重新开始。',
  'network-unreachable': '无法连接服务器。您输入的内容仍然保留，请检查网络连接，然后重试。',
  'field-required': '此字段为必填项。',
} as const;
