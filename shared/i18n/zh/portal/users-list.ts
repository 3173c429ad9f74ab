import type { portalUsersList as english } from '#shared/i18n/en/portal/users-list.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsersList: TranslationOf<typeof english> = {
  'users.groups': '群组',
  'users.noGroups': '无',
  'users.managedBy': '管理方',
  'users.managedHere': '管理门户',
  'users.managedDirectory': '目录',
  'users.statsWeek': { other: '本周加入 {count} 人。' },
  'users.statsAdmins': { other: '{count} 人可以管理用户。' },
  'users.showAll': '所有用户',
  'users.showUnenrolled': '未启用 MFA',
  'users.showBreached': '密码已泄露',
  'users.showInactive': '90 天未活动',
  'users.anyRole': '任意角色',
  'users.anyGroup': '任意群组',
  'users.clearFilters': '清除筛选条件',
  'users.filteredTitle': '没有匹配的用户',
  'users.filteredText': '请尝试移除某个筛选条件。',
  'users.edit': '编辑…',
  'users.editGroups': '更改群组…',
  'users.signOut': '在所有设备上退出登录',
  'users.didSignOut': '{name} 已在所有设备上退出登录。',
  'bulk.didSignOut': { other: '{count} 位用户已在所有设备上退出登录。' },
  'reset.waiting': '{name} 的 MFA 重置需要第二位管理员批准。',
  'reset.review': '查看请求',
  'bulk.access': '添加角色或群组…',
};
