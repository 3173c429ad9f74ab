import type { portalAddUsers as english } from '#shared/i18n/en/portal/add-users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAddUsers: TranslationOf<typeof english> = {
  'addUsers.menu': '添加用户的其他方式',
  'addUsers.list': '从列表邀请…',
  'addUsers.link': '邀请链接…',
  'addUsers.export': '导出为 CSV',
  'addUsers.exporting': '正在导出用户…',
  'addUsers.exported': '用户已导出。请查看您的下载内容。',
  'addUsers.exportFailed': '无法导出用户。{reason}',
  'list.progress': '正在邀请用户加入 {tenant}',
  'list.counts': '{done}/{total}',
  'list.show': '查看进度',
  'users.limit': '设置访问有效期…',
  'users.makePermanent': '移除访问有效期',
  'users.expired': '访问权限已到期',
  'users.until': '有效期至 {day}',
  'users.didMakePermanent': '{name} 的访问权限不再有期限。',
  'bulk.didMakePermanent': { other: '{count} 位用户的访问权限不再有期限。' },
};
