import type { portalDomainRestrictions as english } from '#shared/i18n/en/portal/domain-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalDomainRestrictions: TranslationOf<typeof english> = {
  'domlist.allowTitle': 'Zezwól na kilka domen e-mail',
  'domlist.blockTitle': 'Zablokuj kilka domen e-mail',
  'domlist.hint': 'Po jednej w wierszu. Nie obejmuje subdomen. Tekst po przecinku jest pomijany.',
  'domlist.add': {
    one: 'Dodaj {count} domenę',
    few: 'Dodaj {count} domeny',
    many: 'Dodaj {count} domen',
    other: 'Dodaj {count} domen',
  },
  'domlist.added': {
    one: 'Dodano {count} domenę.',
    few: 'Dodano {count} domeny.',
    many: 'Dodano {count} domen.',
    other: 'Dodano {count} domen.',
  },
  'domlist.tooMany': 'Limit domen dodawanych jednocześnie: {limit}.',
  'domlist.reason.invalid': 'to nie domena taka jak example.com',
  'domlist.reason.wildcard': 'symbole wieloznaczne nie są obsługiwane',
  'domlist.reason.punycode': 'nieprawidłowy Punycode',
  'domlist.reason.several': 'więcej niż jedna domena',
  'domlist.wildcardWrong':
    'Symbole wieloznaczne nie są obsługiwane. Dodaj każdą domenę osobno, na przykład example.com.',
  'domlist.impactRemove': 'Usuwanie: {domain}',
  'domlist.impactOff': 'Ograniczenia domen e-mail są wyłączone. Podgląd pokazuje skutki tak, jakby były włączone.',
};
