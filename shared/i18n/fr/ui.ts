import type { ui as english } from '#shared/i18n/en/ui.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

/** French texts of the shared components. */
export const ui: TranslationOf<typeof english> = {
  close: 'Fermer',
  copy: 'Copier',
  copied: 'Copié',
  copyTrace: 'Copier l’ID de requête',
  trace: 'ID de requête : {traceId}',
  optional: 'facultatif',
  tryAgain: 'Réessayer',
  undo: 'Annuler',
  loading: 'Chargement…',
  notifications: 'Notifications',

  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  ruleMet: 'respectée',
  ruleNotMet: 'non respectée',
  strength: 'Robustesse {level} sur 4',

  choose: 'Choisir…',
  nothingFound: 'Aucun résultat',
  removeChoice: 'Retirer {name}',
  showChoices: 'Afficher les options',
  clearSearch: 'Effacer la recherche',
  pasteCut: 'Seuls les {count} premiers caractères ont été collés.',

  menu: 'Menu',
  breadcrumb: 'Fil d’Ariane',
  moreActions: 'Plus d’actions pour {name}',
  switchTenant: 'Changer d’organisation',
  findTenant: 'Rechercher une organisation',

  selectAll: 'Tout sélectionner sur cette page',
  selectRow: 'Sélectionner {name}',
  selected: { one: '{count} sélectionné', many: '{count} sélectionnés', other: '{count} sélectionnés' },
  clearSelection: 'Effacer la sélection',
  actions: 'Actions',
  open: 'Ouvrir {name}',

  pages: 'Pages',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  pageRange: '{first}–{last} sur {total}',
  rowsPerPage: 'Lignes par page',

  confirmByTyping: 'Saisissez {text} pour confirmer',
};
