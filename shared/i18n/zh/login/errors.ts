/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': '表单中有内容缺失或格式不正确。请检查各项后重新提交。',
  'too-many-requests': '短时间内次数过多。请在 {seconds} 秒后重试。',
  'server-busy': '服务器目前过于繁忙。没有任何更改，请一分钟后重试。',
  'database-unavailable': '服务器目前无法连接数据库。没有任何更改，请一分钟后重试。',
  'internal-error': '服务器出现问题。请重试；如再次发生，请将追踪编号发给支持人员。',
  'authentication-failed': '身份验证失败',
  unauthenticated: '您的会话已结束。请重新登录以继续。',
  'invalid-credentials': '邮箱或密码不正确。登录暂停前剩余次数：{triesLeft}。',
  'captcha-required': '我们无法确认操作者是真人。请等待 {seconds} 秒后重新提交。',
  'email-invalid': '这不是邮箱地址。格式应类似 name@example.com。',
  'authorization-request-expired': '将您带到此处的登录打开时间过长。请从应用重新开始。',
  'network-unreachable': '我们无法连接登录服务器。您输入的内容仍在，请检查网络后重试。',
  'field-required': '请填写此项。',
} as const;
