/** Errors that somebody can meet in the further flows of the login box. */
export const errors = {
  'origin-not-allowed': '此网站无权调用身份服务器。网站运营者可以在配置中添加其来源。',
  'client-unknown': '将您带到此处的应用未注册。请返回该应用并告知其运营者。',
  'redirect-uri-mismatch': '将您带到此处的应用提供的返回地址未注册。请返回该应用并告知其运营者。',
  // sign in
  'malformed-json': '请求不是有效的 JSON。没有任何更改。',
  'unsupported-media-type': '此地址不接受这种类型的内容，多数地址接受 JSON。没有任何更改。',
  'body-too-large': '请求过大',
  'not-found': '此地址没有内容。它可能已移动，或链接不完整。',
  'method-not-allowed': '此地址不接受这种请求。没有任何更改。',
  'unknown-error': '发生未知错误',
  difficulties: '我们遇到了一些问题，请重试',
  'invitation-unverified': '我们无法验证您的邀请',
  'session-not-found': '未找到会话',
  forbidden: '您的角色不允许此操作。您组织的管理员可以更改。',
  'captcha-unavailable': '无法加载真人验证。可能被浏览器或网络阻止。',
  'sign-up-closed': '新账号只能通过邀请创建。请联系您组织的管理员邀请您。',
  'user-name-taken': '该用户名已被使用。请选择其他名称。',
  'password-too-short': '密码太短。请至少使用 {minLength} 个字符。',
  'password-too-long': '密码太长。请最多使用 {maxLength} 个字符。',
  'password-too-common': '此密码在常见密码列表中，容易被猜到。请换一个。',
  'password-is-email': '密码不能与您的邮箱相同。请换一个。',
  'password-reused': '您以前用过此密码。请换一个新的。',
  'link-invalid': '此链接不完整。请从邮件中重新打开，或获取新链接。',
  'link-expired': '此链接已过期。请获取新链接。',
  'link-used': '此链接已被使用。请登录，或获取新链接。',
  'ER-01239': '此邀请指向的组织已锁定。请联系邀请您的人。',
  'ER-01240': '此邀请链接指向的组织已锁定。请联系发送链接的人。',

  // new password
  'password-breached': '此密码在泄露密码列表中，容易被猜到。请换一个。',

  // codes
  'code-wrong': '验证码不正确。剩余次数：{triesLeft}。',
  'code-expired': '此验证码已过期。请获取新的。',
  'code-used': '此验证码已被使用。请获取新的。',
  'code-exhausted': '验证码输错次数过多，此验证码已失效。请获取新的。',
  'match-number-needed': '请输入您请求此链接的页面上显示的数字。',
  'match-number-wrong': '这不是另一页面上的数字；如果不是您请求的链接，请关闭此页面。剩余次数：{triesLeft}。',
  'sign-in-method-off': '此登录方式在这里已关闭。请使用其他方式。',
  'sms-not-available': '此处无法发送短信。请使用其他方式，或请运营者进行设置。',
  'phone-invalid': '这不是电话号码。请带上国家代码，例如 +1 202 555 0123。',
  'phone-not-allowed': '我们无法向此类号码发送短信。请使用手机号码。',
  'phone-taken': '此电话号码属于其他账号。请使用其他号码。',
  'phone-not-found': '此电话号码已不在这里。请重新加载列表。',
  'phones-too-many': '已有 {limit} 个电话号码。请先删除一个。',

  // passkeys
  'passkey-unknown': '此通行密钥在这里已不能使用。请用其他方式登录，并从设备中删除它。',
  'passkey-not-given': '未提供通行密钥。请重试，或用其他方式登录。',
  'passkey-not-made': '未创建通行密钥。请重试，或不创建而继续。',
  'reauthentication-required': '此操作需要近期登录。请重新登录。',

  // second factor
  'second-factor-expired': '此次登录打开时间过长，或已在别处完成。请重新开始。',
  'second-factor-locked': '连续多次输入错误验证码，第二步验证已暂停。届时会自动恢复（{lockedUntil}）。',
  'factor-code-wrong': '验证码不正确。请使用当前显示的验证码。剩余次数：{triesLeft}。',
  'recovery-code-wrong': '恢复代码不正确，或已被使用。剩余次数：{triesLeft}。',
  'factor-not-found': '此确认方式已不再设置。请使用其他方式。',
  'factor-not-offered': '此确认方式在这里无法使用。请使用其他方式。',
  'factor-enforced': '您的组织要求第二步验证，而这是您的最后一个。请先设置另一个。',
  'factors-too-many': '已达到每人可拥有的上限。请先删除一个。',
  'step-up-required': '您的组织要求进行多重身份验证。请验证您的身份以继续。',
  'factor-too-new': '您最近刚添加了第一种验证方式。现在即可用它登录，{until} 起可以更改安全设置。',
  'mfa-not-enrolled': '尚未设置第二步验证',
  'security-key-refused': '安全密钥或设备未给出有效响应。没有任何更改，请重试。',
  'security-key-known': '此安全密钥或设备已设置。请使用其他的。',

  // social
  'social-provider-unknown': '此登录方式在这里未设置。请选择其他方式。',
  'social-cancelled': '您在 {provider} 中止了操作。请重试，或用其他方式登录。',
  'social-failed': '使用 {provider} 登录未成功。请重试，或用其他方式登录。',
  'social-email-missing': '{provider} 未向我们提供您的邮箱。请在那里允许，或用其他方式登录。',
  'social-proof-wanted': '{provider} 提供的邮箱需要先确认。请在登录页面登录以完成确认。',
  'sso-not-found': '此邮箱未设置单点登录。请用其他方式登录。',
  'sso-failed': '您组织的登录页面未能让您登录。请重试，或联系您的管理员。',
  'sso-address-refused': '您的组织提供了不属于它的邮箱地址。请让您的管理员在那里更正。',

  // impersonation
  'impersonation-invalid': '以他人身份操作的此链接已失效。请获取新链接。',
  'impersonation-off': '此处已关闭以他人身份操作。运营者可以开启。',
  'impersonated-session': '以他人身份操作时不能更改密码、第二步验证或会话。请先退出。',
} as const;
