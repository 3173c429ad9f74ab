import type { portalDomainRestrictions as english } from '#shared/i18n/en/portal/domain-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalDomainRestrictions: TranslationOf<typeof english> = {
  'domlist.allowTitle': 'Consenti più domini email',
  'domlist.blockTitle': 'Blocca più domini email',
  'domlist.hint': 'Uno per riga. I sottodomini non sono inclusi. Il testo dopo una virgola viene ignorato.',
  'domlist.add': { one: 'Aggiungi {count} dominio', many: 'Aggiungi {count} domini', other: 'Aggiungi {count} domini' },
  'domlist.added': {
    one: '{count} dominio aggiunto.',
    many: '{count} domini aggiunti.',
    other: '{count} domini aggiunti.',
  },
  'domlist.tooMany': 'Puoi aggiungere fino a {limit} domini alla volta.',
  'domlist.reason.invalid': 'non è un dominio come example.com',
  'domlist.reason.wildcard': 'i caratteri jolly non sono supportati',
  'domlist.reason.punycode': 'Punycode non valido',
  'domlist.reason.several': 'più di un dominio',
  'domlist.wildcardWrong': 'I caratteri jolly non sono supportati. Aggiungi ogni dominio, ad esempio example.com.',
  'domlist.impactRemove': 'Rimozione di {domain}',
  'domlist.impactOff':
    'Le restrizioni dei domini email sono disattivate. L’anteprima mostra l’impatto come se fossero attive.',
};
