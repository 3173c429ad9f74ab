import type { ui as english } from '#shared/i18n/en/ui.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const ui: TranslationOf<typeof english> = {
  close: '关闭',
  copy: '复制',
  copied: '已复制',
  copyTrace: '复制请求 ID',
  trace: '请求 ID：{traceId}',
  optional: '可选',
  tryAgain: '重试',
  undo: '撤销',
  loading: '正在加载…',
  notifications: '通知',

  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  ruleMet: '已满足',
  ruleNotMet: '未满足',
  strength: '强度 {level}/4',

  choose: '请选择…',
  nothingFound: '无结果',
  removeChoice: '移除 {name}',
  showChoices: '显示选项',
  clearSearch: '清除搜索',
  pasteCut: '仅粘贴了前 {count} 个字符。',

  menu: '菜单',
  breadcrumb: '面包屑导航',
  moreActions: '{name} 的更多操作',
  switchTenant: '切换组织',
  findTenant: '查找组织',

  selectAll: '选择此页上的所有项',
  selectRow: '选择 {name}',
  selected: { other: '已选择 {count} 项' },
  clearSelection: '清除选择',
  actions: '操作',
  open: '打开 {name}',

  pages: '页面',
  previousPage: '上一页',
  nextPage: '下一页',
  pageRange: '第 {first}–{last} 项，共 {total} 项',
  rowsPerPage: '每页行数',

  confirmByTyping: '输入 {text} 以确认',
};
