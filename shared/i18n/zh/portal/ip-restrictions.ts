import type { portalIpRestrictions as english } from '#shared/i18n/en/portal/ip-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalIpRestrictions: TranslationOf<typeof english> = {
  'iplist.file': '选择 CSV 文件',
  'iplist.fileTooLarge': '请选择不超过 {size} 的文件。',
  'iplist.fileNotText': '请选择文本文件，例如 CSV 文件。',
  'iplist.ready': { other: '可以添加 {count} 行。' },
  'iplist.wrong': { other: '有 {count} 行无法添加。' },
  'iplist.line': '第 {line} 行：',
  'iplist.reason.invalid': '不是 IP 地址或范围',
  'iplist.reason.every': '包含所有地址',
  'iplist.reason.twice': '上方已列出',
  'iplist.more': { other: '另外 {count} 行' },
  'iplist.dropWrong': { other: '排除 {count} 行' },
  'iplist.impactAdd': '添加到列表：{list}',
  'iplist.impactRemove': '移除 {ip}',
  'iplist.impactOff': 'IP 限制已关闭。预览将按其已开启的状态显示影响。',
};
