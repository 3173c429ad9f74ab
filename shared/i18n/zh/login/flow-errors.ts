/** Errors of the other flows of the login box. */
export const errors = {
  // links
  'link-invalid': '此链接不完整。请从邮件中重新打开，或重新获取链接。',
  'link-expired': '此链接已过期。请重新获取链接。',
  'link-used': '此链接已被使用。请登录，或重新获取链接。',
  'ER-01239': '此邀请所属的组织已被锁定。请联系邀请人。',
  'ER-01240': '此邀请链接所属的组织已被锁定。请联系发送链接的人。',
  'sign-up-closed': '仅限受邀用户注册。请联系组织管理员邀请您。',
  'user-name-taken': '此用户名已被使用。请使用其他用户名。',

  // requests
  'malformed-json': '请求不是有效的 JSON。未进行任何更改。',
  'unsupported-media-type': '此 URL 不接受该内容类型；大多数 URL 接受 JSON。未进行任何更改。',
  'method-not-allowed': '此 URL 不接受该 HTTP 方法。未进行任何更改。',
  'body-too-large': '请求过大',
  'unknown-error': '发生未知错误',
  difficulties: '我们遇到了一些问题，请重试',
  'invitation-unverified': '无法验证您的邀请',
  'session-not-found': '未找到会话',
  forbidden: '您没有执行此操作的权限。请联系组织管理员获取权限。',
  'not-found': '找不到页面。链接可能已损坏或失效。',
  'origin-not-allowed': '此网站无权调用身份服务器。网站运营方可以在配置中添加该来源。',
  'client-unknown': '将您转到此处的应用未注册。请返回并联系该应用的支持团队。',
  'redirect-uri-mismatch': '将您转到此处的应用使用了未注册的重定向 URL。请返回并联系该应用的支持团队。',
  'captcha-unavailable': '无法加载人机验证。您的浏览器或网络可能阻止了它。',

  // new password
  'password-too-short': '密码过短。请至少使用 {minLength} 个字符。',
  'password-too-long': '密码过长。请最多使用 {maxLength} 个字符。',
  'password-too-common': '此密码过于常见，容易被猜到。请使用其他密码。',
  'password-is-email': '密码不能与您的邮箱地址相同。请使用其他密码。',
  'password-reused': '您曾经使用过此密码。请使用新密码。',
  'password-breached': '此密码出现在数据泄露事件中。请使用其他密码。',

  // codes
  'code-wrong': '验证码错误。剩余尝试次数：{triesLeft}。',
  'code-expired': '此验证码已过期。请重新获取验证码。',
  'code-used': '此验证码已被使用。请重新获取验证码。',
  'code-exhausted': '错误次数过多。请重新获取验证码。',
  'match-number-needed': '请输入您请求链接的页面上显示的数字。',
  'match-number-wrong': '数字不匹配；如果您没有请求此链接，请关闭此页面。剩余尝试次数：{triesLeft}。',
  'sign-in-method-off': '此登录方式已关闭。请使用其他方式。',
  'sms-not-available': '短信功能尚未设置。请使用其他方式，或联系支持团队。',
  'phone-invalid': '请输入有效的电话号码并包含国家/地区代码，例如 +86 138 0000 0000。',
  'phone-not-allowed': '无法向此号码发送短信。请使用手机号。',
  'phone-taken': '此电话号码已被其他账号使用。请使用其他号码。',
  'phone-not-found': '此电话号码已不存在。请重新加载列表。',
  'phones-too-many': '最多可以添加 {limit} 个电话号码。请先移除一个。',

  // passkeys
  'passkey-unknown': '此通行密钥未注册。请使用其他方式登录，并从设备中移除它。',
  'passkey-not-given': '无法从您的设备获取通行密钥。请重试，或使用其他方式登录。',
  'passkey-not-made': '未能创建通行密钥。请重试，或不使用通行密钥继续。',
  'reauthentication-required': '为了您的账号安全，请重新登录后再进行此更改。',

  // second factor
  'second-factor-expired': '您的登录请求已过期或已完成。请重新开始。',
  'second-factor-locked': '由于验证码输入错误次数过多，验证已锁定。您可以在 {lockedUntil} 之后重试。',
  'factor-code-wrong': '验证码错误，请输入当前显示的验证码。剩余尝试次数：{triesLeft}。',
  'recovery-code-wrong': '恢复代码错误或已被使用。剩余尝试次数：{triesLeft}。',
  'factor-not-found': '此验证方式未设置。请使用其他方式。',
  'factor-not-offered': '此验证方式在此处不可用。请使用其他方式。',
  'factor-enforced': '您的组织要求使用多重身份验证，而这是您唯一的验证方式。请先添加其他验证方式。',
  'factors-too-many': '您的验证方式数量已达上限。请先移除一种。',
  'step-up-required': '您的组织要求使用多重身份验证。请验证您的身份以继续。',
  'factor-too-new': '您最近才添加首个验证方式。您现在可以用它登录，并可从 {until} 起用它更改安全设置。',
  'mfa-not-enrolled': '尚未设置多重身份验证',
  'security-key-refused': '无法验证您的安全密钥或设备。未进行任何更改，请重试。',
  'security-key-known': '此安全密钥或设备已设置。请使用其他安全密钥或设备。',

  // social
  'social-provider-unknown': '此登录方式尚未设置。请使用其他方式。',
  'social-cancelled': '已取消使用 {provider} 登录。请重试，或使用其他方式登录。',
  'social-failed': '使用 {provider} 登录失败。请重试，或使用其他方式登录。',
  'social-email-missing': '{provider} 未提供您的邮箱地址。请允许访问邮箱地址，或使用其他方式登录。',
  'social-proof-wanted': '请先确认来自 {provider} 的邮箱地址。您可以在登录页面完成确认。',
  'sso-not-found': '此邮箱未设置单点登录。请使用其他方式登录。',
  'sso-failed': '您组织的身份提供商未能让您登录。请重试，或联系管理员。',
  'sso-address-refused': '身份提供商发送的邮箱地址不属于您组织已验证的域名。请在该处使用其他账号，或联系管理员。',

  // impersonation
  'impersonation-invalid': '此模拟链接已失效。请重新获取链接。',
  'impersonation-off': '用户模拟已关闭。运营方可以将其开启。',
  'impersonated-session': '模拟用户期间，您无法更改密码、验证方式或会话。请先停止模拟。',
} as const;
