import type { portalIpRestrictions as english } from '#shared/i18n/en/portal/ip-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalIpRestrictions: TranslationOf<typeof english> = {
  'iplist.file': 'CSV-bestand kiezen',
  'iplist.fileTooLarge': 'Kies een bestand van maximaal {size}.',
  'iplist.fileNotText': 'Kies een tekstbestand, bijvoorbeeld een CSV-bestand.',
  'iplist.ready': { one: '{count} regel kan worden toegevoegd.', other: '{count} regels kunnen worden toegevoegd.' },
  'iplist.wrong': {
    one: '{count} regel kan niet worden toegevoegd.',
    other: '{count} regels kunnen niet worden toegevoegd.',
  },
  'iplist.line': 'Regel {line}:',
  'iplist.reason.invalid': 'geen IP-adres of -bereik',
  'iplist.reason.every': 'bevat elk adres',
  'iplist.reason.twice': 'staat hierboven al',
  'iplist.more': { one: 'en nog {count} regel', other: 'en nog {count} regels' },
  'iplist.dropWrong': { one: '{count} regel weglaten', other: '{count} regels weglaten' },
  'iplist.impactAdd': 'Toevoegen aan de lijst: {list}',
  'iplist.impactRemove': '{ip} verwijderen',
  'iplist.impactOff': 'IP-beperkingen zijn uitgeschakeld. Het voorbeeld toont de impact alsof ze zijn ingeschakeld.',
};
