import type { portalIpRestrictions as english } from '#shared/i18n/en/portal/ip-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalIpRestrictions: TranslationOf<typeof english> = {
  'iplist.file': 'Choisir un fichier CSV',
  'iplist.fileTooLarge': 'Choisissez un fichier de {size} au maximum.',
  'iplist.fileNotText': 'Choisissez un fichier texte, par exemple un fichier CSV.',
  'iplist.ready': {
    one: '{count} ligne peut être ajoutée.',
    many: '{count} lignes peuvent être ajoutées.',
    other: '{count} lignes peuvent être ajoutées.',
  },
  'iplist.wrong': {
    one: '{count} ligne ne peut pas être ajoutée.',
    many: '{count} lignes ne peuvent pas être ajoutées.',
    other: '{count} lignes ne peuvent pas être ajoutées.',
  },
  'iplist.line': 'Ligne {line} :',
  'iplist.reason.invalid': 'ni une adresse IP ni une plage',
  'iplist.reason.every': 'contient toutes les adresses',
  'iplist.reason.twice': 'figure déjà plus haut',
  'iplist.more': { one: 'et {count} autre ligne', many: 'et {count} autres lignes', other: 'et {count} autres lignes' },
  'iplist.dropWrong': { one: 'Ignorer {count} ligne', many: 'Ignorer {count} lignes', other: 'Ignorer {count} lignes' },
  'iplist.impactAdd': 'Ajout à la liste : {list}',
  'iplist.impactRemove': 'Suppression de {ip}',
  'iplist.impactOff':
    'Les restrictions par IP sont désactivées. L’aperçu montre l’impact comme si elles étaient activées.',
};
