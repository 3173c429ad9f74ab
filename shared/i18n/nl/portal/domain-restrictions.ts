import type { portalDomainRestrictions as english } from '#shared/i18n/en/portal/domain-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalDomainRestrictions: TranslationOf<typeof english> = {
  'domlist.allowTitle': 'Meerdere e-maildomeinen toestaan',
  'domlist.blockTitle': 'Meerdere e-maildomeinen blokkeren',
  'domlist.hint': 'Eén per regel. Subdomeinen vallen hier niet onder. Tekst na een komma wordt genegeerd.',
  'domlist.add': { one: '{count} domein toevoegen', other: '{count} domeinen toevoegen' },
  'domlist.added': { one: '{count} domein toegevoegd.', other: '{count} domeinen toegevoegd.' },
  'domlist.tooMany': 'Je kunt maximaal {limit} domeinen tegelijk toevoegen.',
  'domlist.reason.invalid': 'geen domein zoals example.com',
  'domlist.reason.wildcard': 'jokertekens worden niet ondersteund',
  'domlist.reason.punycode': 'geen geldige Punycode',
  'domlist.reason.several': 'meer dan één domein',
  'domlist.wildcardWrong': 'Jokertekens worden niet ondersteund. Voeg elk domein toe, bijvoorbeeld example.com.',
  'domlist.impactRemove': '{domain} verwijderen',
  'domlist.impactOff':
    'Beperkingen voor e-maildomeinen zijn uitgeschakeld. Het voorbeeld toont de impact alsof ze zijn ingeschakeld.',
};
