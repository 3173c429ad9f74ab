import type { portalUserDrawer as english } from '#shared/i18n/en/portal/user-drawer.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserDrawer: TranslationOf<typeof english> = {
  // one person
  'user.phone': '电话',
  'user.id': '用户 ID',
  'user.managedText': '此用户的姓名、电话号码和用户名由目录管理。您可以在此更改其角色和群组。',
  'user.editTitle': '编辑 {name}',
  'user.name': '姓名',
  'user.nameMissing': '请输入姓名。',
  'user.saved': '{name} 已更新。',
  'user.useTheirs': '使用新值',
  'user.groupsTitle': '{name} 的群组',
  'user.groupsText': '群组成员会获得该群组的所有角色。',
  'user.groupsSaved': '{name} 的群组已更新。',
  'user.groupsPartly': '部分更改未保存。{done} 其余更改仍在下方选中。{reason}',
  'user.groupsDone': '已保存：{groups}。',
  'user.sessions': '活动会话',
  'user.since': '自 {time} 起',
  'user.thisMoment': '刚刚',
  'user.factors': '验证方式',
  'user.noFactors': '无。',
  'user.app': '身份验证器应用',
  'user.sms': '发送到 {number} 的短信',
  'user.key': '安全密钥',
  'user.platform': '设备的指纹、面容或 PIN',
  'user.codes': { other: '剩余 {count} 个恢复代码。' },
  'user.accessFailed': '无法加载会话和验证方式。',
  'user.events': '活动记录',
  'user.eventsFailed': '无法加载活动记录。',

  // impersonation
  'impersonate.title': '模拟 {name}？',
  'impersonate.text':
    '您将以 {name} 的身份使用 {tenant}，直到您停止为止。我们会通过电子邮件将您的姓名和原因告知 {name}，每项更改都会以您的姓名记录。',
  'impersonate.reason': '原因',
  'impersonate.reasonHint': '例如“支持工单 4711”。',
  'impersonate.reasonWrong': '请输入 3 到 500 个字符的原因。',
  'impersonate.action': '模拟用户',
  'impersonate.starting': '正在开始…',

  // a reset of the second step
  'reset.ask': '重置 MFA…',
  'reset.askTitle': '重置 {name} 的 MFA？',
  'reset.askText':
    '如果 {name} 无法使用其验证方式，可使用此功能。我们会通过邮件通知 {name}，其本人可以取消重置。必须由另一位管理员批准。批准 {delay}后，其验证方式、恢复代码和会话将被移除。',
  'reset.askAction': '请求重置',
  'reset.askKeep': '取消',
  'reset.asking': '正在请求…',
  'reset.asked': '已请求重置。我们已通过邮件通知 {name}，还需另一位管理员批准。',
  'reset.askedText': '{actor} 请求了 MFA 重置。必须由另一位管理员批准，否则将于 {time} 过期。',
  'reset.askedByYou': '您请求了 MFA 重置。必须由另一位管理员批准，否则将于 {time} 过期。',
  'reset.confirm': '批准重置',
  'reset.confirmed': '已批准重置。我们已通过邮件通知 {name}，其本人仍可取消。',
  'reset.confirmedText': 'MFA 将于 {time} 重置。批准人：{actor} 和 {other}。',
  'reset.cancel': '取消重置',
  'reset.canceled': '已取消重置。我们已通过邮件通知 {name}。',
  'reset.hours': { other: '{count} 小时' },
  'reset.failed': '无法更新此重置。未进行任何更改。',

  // several
  'bulk.accessTitle': { other: '{count} 位用户的角色和群组' },
  'bulk.accessText': '将添加所选的角色和群组。用户会保留已有的角色和群组。',
  'bulk.accessSave': '添加角色和群组',
  'bulk.accessProgress': '已更新 {done} 位，共 {count} 位',
  'bulk.didAccess': { other: '已更新 {count} 位用户。' },
  'bulk.accessFailed': { other: '无法为 {count} 位用户添加全部内容：' },
  'bulk.groupFailed': '无法将用户添加到 {group}：',
};
