import type { portalDomainRestrictions as english } from '#shared/i18n/en/portal/domain-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalDomainRestrictions: TranslationOf<typeof english> = {
  'domlist.allowTitle': '允许多个邮箱域名',
  'domlist.blockTitle': '阻止多个邮箱域名',
  'domlist.hint': '每行一个。不包括子域名。逗号后的文字会被忽略。',
  'domlist.add': { other: '添加 {count} 个域名' },
  'domlist.added': { other: '已添加 {count} 个域名。' },
  'domlist.tooMany': '一次最多可以添加 {limit} 个域名。',
  'domlist.reason.invalid': '不是域名（例如 example.com）',
  'domlist.reason.wildcard': '不支持通配符',
  'domlist.reason.punycode': '不是有效的 Punycode',
  'domlist.reason.several': '多于一个域名',
  'domlist.wildcardWrong': '不支持通配符。请逐个添加域名，例如 example.com。',
  'domlist.impactRemove': '移除 {domain}',
  'domlist.impactOff': '邮箱域名限制已关闭。预览显示的是开启后的影响。',
};
