import type { portalUsersList as english } from '#shared/i18n/en/portal/users-list.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsersList: TranslationOf<typeof english> = {
  'users.groups': 'Gruppi',
  'users.noGroups': 'Nessuno',
  'users.managedBy': 'Gestito da',
  'users.managedHere': 'Portale di amministrazione',
  'users.managedDirectory': 'Directory',
  'users.statsWeek': {
    one: '{count} nuovo questa settimana.',
    many: '{count} nuovi questa settimana.',
    other: '{count} nuovi questa settimana.',
  },
  'users.statsAdmins': {
    one: '{count} può gestire gli utenti.',
    many: '{count} possono gestire gli utenti.',
    other: '{count} possono gestire gli utenti.',
  },
  'users.showAll': 'Tutti gli utenti',
  'users.showUnenrolled': 'Senza MFA',
  'users.showBreached': 'Con password compromessa',
  'users.showInactive': 'Inattivi da 90 giorni',
  'users.anyRole': 'Qualsiasi ruolo',
  'users.anyGroup': 'Qualsiasi gruppo',
  'users.clearFilters': 'Cancella filtri',
  'users.filteredTitle': 'Nessun utente corrispondente',
  'users.filteredText': 'Prova a rimuovere un filtro.',
  'users.edit': 'Modifica…',
  'users.editGroups': 'Modifica gruppi…',
  'users.signOut': 'Disconnetti ovunque',
  'users.didSignOut': '{name} è stato disconnesso ovunque.',
  'bulk.didSignOut': {
    one: '{count} utente disconnesso ovunque.',
    many: '{count} utenti disconnessi ovunque.',
    other: '{count} utenti disconnessi ovunque.',
  },
  'reset.waiting': 'La reimpostazione MFA di {name} deve essere approvata da un secondo amministratore.',
  'reset.review': 'Esamina richiesta',
  'bulk.access': 'Aggiungi ruoli o gruppi…',
};
