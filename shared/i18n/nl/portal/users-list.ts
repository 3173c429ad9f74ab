import type { portalUsersList as english } from '#shared/i18n/en/portal/users-list.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsersList: TranslationOf<typeof english> = {
  'users.groups': 'Groepen',
  'users.noGroups': 'Geen',
  'users.managedBy': 'Beheerd door',
  'users.managedHere': 'Beheerportaal',
  'users.managedDirectory': 'Directory',
  'users.statsWeek': { one: '{count} deze week toegevoegd.', other: '{count} deze week toegevoegd.' },
  'users.statsAdmins': { one: '{count} kan gebruikers beheren.', other: '{count} kunnen gebruikers beheren.' },
  'users.showAll': 'Alle gebruikers',
  'users.showUnenrolled': 'Zonder MFA',
  'users.showBreached': 'Met gelekt wachtwoord',
  'users.showInactive': '90 dagen inactief',
  'users.anyRole': 'Alle rollen',
  'users.anyGroup': 'Alle groepen',
  'users.clearFilters': 'Filters wissen',
  'users.filteredTitle': 'Geen overeenkomende gebruikers',
  'users.filteredText': 'Verwijder een filter.',
  'users.edit': 'Bewerken…',
  'users.editGroups': 'Groepen wijzigen…',
  'users.signOut': 'Overal uitloggen',
  'users.didSignOut': '{name} is overal uitgelogd.',
  'bulk.didSignOut': { one: '{count} gebruiker overal uitgelogd.', other: '{count} gebruikers overal uitgelogd.' },
  'reset.waiting': 'De MFA-reset voor {name} moet door een tweede beheerder worden goedgekeurd.',
  'reset.review': 'Aanvraag bekijken',
  'bulk.access': 'Rollen of groepen toevoegen…',
};
