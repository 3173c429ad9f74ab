import type { portalProfile as english } from '#shared/i18n/en/portal/profile.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfile: TranslationOf<typeof english> = {
  'page.profile': '个人资料',
  // profile
  'profile.title': '个人资料',
  'profile.text': '管理 {tenant} 中其他人看到的您的信息。',
  'profile.failedTitle': '无法加载您的个人资料',
  'profile.about': '基本信息',
  'profile.aboutText': '您的姓名、职位和头像在您的所有组织中都相同。',
  'profile.name': '姓名',
  'profile.jobTitle': '职位',
  'profile.jobTitleHint': '例如“运营主管”。',
  'profile.emailHint': '您使用此邮箱登录。',
  'profile.picture': '头像',
  'profile.pictureUrl': '头像 URL',
  'profile.pictureUrlHint': '输入 https URL，或选择文件。',
  'profile.chooseFile': '选择文件',
  'profile.removePicture': '移除头像',
  'profile.saved': '个人资料已保存。',
  'profile.changedElsewhere': '您的个人资料已在其他位置更改。不同的字段：{fields}。保存将覆盖这些更改。',
  'profile.nameMissing': '请输入您的姓名。',
  'profile.addressWrong': '请输入有效的图片 https URL。',
  'profile.fileWrong': '此文件不是可读取的图片。请使用 JPEG、PNG、WebP、GIF 或 AVIF 文件。',

  // profile: password
  'password.title': '密码',
  'password.text': '更改密码后，您将在所有其他设备上退出登录。',
  'password.change': '更改密码',
  'password.changing': '正在更改…',
  'password.current': '当前密码',
  'password.new': '新密码',
  'password.ruleLength': '{minLength} 到 {maxLength} 个字符',
  'password.ruleEmail': '不是您的邮箱地址',
  'password.ruleDifferent': '不是您的当前密码',
  'password.changed': '密码已更改。您已在所有其他设备上退出登录。',

  // profile: leaving
  'leave.title': '退出组织',
  'leave.text': '将自己从 {tenant} 中移除。',
  'leave.action': '退出组织',
  'leave.leaving': '正在退出…',
  'leave.ask': '退出 {tenant}？',
  'leave.consequence': '您将立即失去对 {tenant} 的访问权限。如需再次加入，需要新的邀请。',
  'leave.deletesAccount': '您不是其他组织的成员，因此您的账号也会被删除。此操作无法撤销。',
  'leave.left': '您已退出 {tenant}。',
};
