import type { portalDomainRestrictions as english } from '#shared/i18n/en/portal/domain-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalDomainRestrictions: TranslationOf<typeof english> = {
  'domlist.allowTitle': 'Autoriser plusieurs domaines e-mail',
  'domlist.blockTitle': 'Bloquer plusieurs domaines e-mail',
  'domlist.hint': 'Un par ligne. Les sous-domaines ne sont pas inclus. Le texte après une virgule est ignoré.',
  'domlist.add': {
    one: 'Ajouter {count} domaine',
    many: 'Ajouter {count} domaines',
    other: 'Ajouter {count} domaines',
  },
  'domlist.added': {
    one: '{count} domaine ajouté.',
    many: '{count} domaines ajoutés.',
    other: '{count} domaines ajoutés.',
  },
  'domlist.tooMany': 'Vous pouvez ajouter jusqu’à {limit} domaines à la fois.',
  'domlist.reason.invalid': 'n’est pas un domaine tel que example.com',
  'domlist.reason.wildcard': 'les caractères génériques ne sont pas pris en charge',
  'domlist.reason.punycode': 'Punycode non valide',
  'domlist.reason.several': 'plusieurs domaines',
  'domlist.wildcardWrong':
    'Les caractères génériques ne sont pas pris en charge. Ajoutez chaque domaine, par exemple example.com.',
  'domlist.impactRemove': 'Suppression de {domain}',
  'domlist.impactOff':
    'Les restrictions de domaines e-mail sont désactivées. L’aperçu montre l’impact comme si elles étaient activées.',
};
