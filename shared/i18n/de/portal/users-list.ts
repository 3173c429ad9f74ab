import type { portalUsersList as english } from '#shared/i18n/en/portal/users-list.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsersList: TranslationOf<typeof english> = {
  'users.groups': 'Gruppen',
  'users.noGroups': 'Keine',
  'users.managedBy': 'Verwaltet von',
  'users.managedHere': 'Admin-Portal',
  'users.managedDirectory': 'Verzeichnis',
  'users.statsWeek': { one: '{count} diese Woche beigetreten.', other: '{count} diese Woche beigetreten.' },
  'users.statsAdmins': { one: '{count} kann Benutzer verwalten.', other: '{count} können Benutzer verwalten.' },
  'users.showAll': 'Alle Benutzer',
  'users.showUnenrolled': 'Ohne MFA',
  'users.showBreached': 'Mit geleaktem Passwort',
  'users.showInactive': 'Seit 90 Tagen inaktiv',
  'users.anyRole': 'Alle Rollen',
  'users.anyGroup': 'Alle Gruppen',
  'users.clearFilters': 'Filter löschen',
  'users.filteredTitle': 'Keine passenden Benutzer',
  'users.filteredText': 'Entfernen Sie einen Filter.',
  'users.edit': 'Bearbeiten…',
  'users.editGroups': 'Gruppen ändern…',
  'users.signOut': 'Überall abmelden',
  'users.didSignOut': '{name} wurde überall abgemeldet.',
  'bulk.didSignOut': { one: '{count} Benutzer überall abgemeldet.', other: '{count} Benutzer überall abgemeldet.' },
  'reset.waiting': 'Ein zweiter Admin muss das Zurücksetzen der MFA für {name} genehmigen.',
  'reset.review': 'Anfrage prüfen',
  'bulk.access': 'Rollen oder Gruppen hinzufügen…',
};
