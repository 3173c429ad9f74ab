import type { notificationTexts as english } from '#shared/i18n/en/portal/notifications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const notificationTexts: TranslationOf<typeof english> = {
  'notification.signed-in.title': '来自 {device} 的新登录',
  'notification.signed-in.body': '位置：{place}。IP 地址：{ip}。如果不是您本人操作，请将该会话退出登录，并更改密码。',
  'notification.password-changed.title': '您的密码已更改',
  'notification.password-changed.body':
    '您已退出所有其他会话。如果不是您本人操作，请在登录页面选择“忘记密码？”以重置密码。',
  'notification.email-changed.title': '您的邮箱已更改为 {email}',
  'notification.email-changed.body': '您之前的邮箱是 {former}。如果不是您本人操作，请立即联系组织管理员。',
  'notification.user-name-changed.title': '您的用户名已更改',
  'notification.user-name-changed.body': '您的新用户名是 {username}。如果不是您本人操作，请立即联系组织管理员。',
  'notification.phones-changed.title': '您的电话号码已更改',
  'notification.phones-changed.body': '如果不是您本人操作，请检查您的电话号码并更改密码。',
  'notification.factor-added.title': '已添加验证方式',
  'notification.factor-added.body': '请将恢复代码保存在安全的地方。如果不是您本人操作，请移除该方式并更改密码。',
  'notification.factor-removed.title': '已移除验证方式',
  'notification.factor-removed.body': '如果不是您本人操作，请更改密码并重新设置该方式。',
  'notification.passkey-added.title': '已添加通行密钥',
  'notification.passkey-added.body': '您现在无需密码即可登录。如果不是您本人操作，请移除该通行密钥并更改密码。',
  'notification.passkey-removed.title': '已移除通行密钥',
  'notification.passkey-removed.body': '您无法再使用它登录。如果不是您本人操作，请更改密码并检查您的通行密钥。',
  'notification.recovery-code-used.title': '已使用恢复代码',
  'notification.recovery-code-used.body':
    '剩余代码：{codesLeft}。请在用完之前生成新代码。如果不是您本人操作，请更改密码。',
  'notification.recovery-codes-renewed.title': '已生成新的恢复代码',
  'notification.recovery-codes-renewed.body': '您的旧代码已失效。如果不是您本人操作，请更改密码并生成新代码。',
  'notification.second-factor-locked.title': '验证已锁定',
  'notification.second-factor-locked.body':
    '验证码输入错误次数过多。如果不是您本人操作，可能有人知道您的密码，请立即更改。',
  'notification.account-locked.title': '您的账号已锁定',
  'notification.account-locked.body':
    '密码输入错误次数过多。如果不是您本人操作，也没有人登录成功，但建议您更换为更长的密码。',
  'notification.identity-linked.title': '{provider} 已关联到您的账号',
  'notification.identity-linked.body': '您现在可以使用它登录。如果不是您本人操作，请更改密码并联系管理员。',
  'notification.impersonation-started.title': '{actor} 以您的身份进行了操作',
  'notification.impersonation-started.body': '原因：{reason}。所有更改都已连同姓名 {actor} 一起记录。',
  'notification.api-token-made.title': '已创建个人 API 令牌',
  'notification.api-token-made.body':
    '令牌名称：{token}。使用此令牌的应用可以您的身份操作。如果不是您本人操作，请删除该令牌并更改密码。',
  'notification.roles-changed.title': '您的角色已更改',
  'notification.roles-changed.body': '更改者：{actor}。您现在的角色：{roles}。',
  'notification.groups-changed.title': '您的权限已更改',
  'notification.groups-changed.body': '{actor} 更改了您所属或曾属于的群组。',
  'notification.invitation-accepted.title': '{person} 接受了您的邀请',
  'notification.invitation-accepted.body': '{email} 现在是成员。',
};
