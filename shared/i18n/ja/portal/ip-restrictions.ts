import type { portalIpRestrictions as english } from '#shared/i18n/en/portal/ip-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalIpRestrictions: TranslationOf<typeof english> = {
  'iplist.file': 'CSV ファイルを選択',
  'iplist.fileTooLarge': '{size} 以下のファイルを選択してください。',
  'iplist.fileNotText': 'CSV ファイルなどのテキストファイルを選択してください。',
  'iplist.ready': { other: '{count} 行を追加できます。' },
  'iplist.wrong': { other: '{count} 行は追加できません。' },
  'iplist.line': '{line} 行目:',
  'iplist.reason.invalid': 'IP アドレスまたは範囲ではありません',
  'iplist.reason.every': 'すべてのアドレスを含んでいます',
  'iplist.reason.twice': '上の行と重複しています',
  'iplist.more': { other: 'ほか {count} 行' },
  'iplist.dropWrong': { other: '{count} 行を除外' },
  'iplist.impactAdd': 'リストへの追加: {list}',
  'iplist.impactRemove': '{ip} の削除',
  'iplist.impactOff': 'IP 制限はオフです。プレビューには、オンにした場合の影響が表示されます。',
};
