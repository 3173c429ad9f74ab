import type { portalDomainRestrictions as english } from '#shared/i18n/en/portal/domain-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalDomainRestrictions: TranslationOf<typeof english> = {
  'domlist.allowTitle': '複数のメールドメインを許可',
  'domlist.blockTitle': '複数のメールドメインをブロック',
  'domlist.hint': '1 行に 1 つずつ入力してください。サブドメインは含まれません。カンマ以降の文字は無視されます。',
  'domlist.add': { other: '{count} 件のドメインを追加' },
  'domlist.added': { other: '{count} 件のドメインを追加しました。' },
  'domlist.tooMany': '一度に追加できるドメインは {limit} 件までです。',
  'domlist.reason.invalid': 'ドメイン（例: example.com）ではありません',
  'domlist.reason.wildcard': 'ワイルドカードは使用できません',
  'domlist.reason.punycode': '有効な Punycode ではありません',
  'domlist.reason.several': '複数のドメインがあります',
  'domlist.wildcardWrong': 'ワイルドカードは使用できません。ドメインを個別に追加してください（例: example.com）。',
  'domlist.impactRemove': '{domain} の削除',
  'domlist.impactOff': 'メールドメインの制限はオフです。プレビューには、オンにした場合の影響が表示されます。',
};
