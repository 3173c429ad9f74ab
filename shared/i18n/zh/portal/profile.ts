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
  'profile.managed': '由您组织的目录管理。',
  'profile.picture': '头像',
  'profile.uploadPicture': '上传头像',
  'profile.removePicture': '移除头像',
  'profile.saved': '个人资料已保存。',
  'profile.changedElsewhere': '您的个人资料已在其他位置更改。不同的字段：{fields}。保存将覆盖这些更改。',
  'profile.nameMissing': '请输入您的姓名。',

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
