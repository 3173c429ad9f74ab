import type { portalUsers as english } from '#shared/i18n/en/portal/users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsers: TranslationOf<typeof english> = {
  'page.users': 'Benutzer',
  // users
  'users.title': 'Benutzer',
  'users.count': {
    one: '{count} Benutzer hat Zugriff auf {tenant}.',
    other: '{count} Benutzer haben Zugriff auf {tenant}.',
  },
  'users.invite': 'Benutzer einladen',
  'users.search': 'Name oder E-Mail',
  'users.searchLabel': 'Benutzer nach Name oder E-Mail suchen',
  'users.user': 'Benutzer',
  'users.roles': 'Rollen',
  'users.joined': 'Beigetreten',
  'users.lastSeen': 'Zuletzt gesehen',
  'users.status': 'Status',
  'users.active': 'Aktiv',
  'users.invited': 'Eingeladen',
  'users.disabled': 'Deaktiviert',
  'users.locked': 'Gesperrt',
  'users.noRoles': 'Keine Rollen',
  'users.actions': 'Aktionen für {name}',
  'users.more': 'Weitere Aktionen',
  'users.select': '{name} auswählen',
  'users.selectAll': 'Alle Benutzer auf dieser Seite auswählen',
  'users.table': 'Benutzer von {tenant}',
  'users.emptyTitle': 'Noch keine Benutzer',
  'users.emptyText': 'Laden Sie Benutzer per E-Mail ein. Sie erscheinen sofort in dieser Liste.',
  'users.searched': 'Durchsucht wurden Namen, E-Mail-Adressen und die Anfänge von Benutzernamen.',
  'users.failedTitle': 'Benutzer konnten nicht geladen werden',
  'users.perPage': '{count} pro Seite',

  // users: actions
  'users.open': '{name} öffnen',
  'users.editRoles': 'Rollen ändern…',
  'users.disable': 'Deaktivieren',
  'users.enable': 'Reaktivieren',
  'users.resend': 'Einladung erneut senden',
  'users.remove': 'Entfernen…',
  'users.removeFrom': 'Aus {tenant} entfernen…',
  'users.removeTitle': '{name} aus {tenant} entfernen?',
  'users.removeText':
    '{name} verliert sofort den Zugriff auf {tenant} und alle Rollen dort. Ohne weitere Organisation wird das Konto gelöscht.',
  'users.removeAction': '{name} entfernen',
  'users.removeKeep': 'Abbrechen',
  'users.removing': 'Wird entfernt…',
  'users.removed': '{name} wurde aus {tenant} entfernt.',
  'users.didDisable': '{name} wurde deaktiviert und abgemeldet.',
  'users.didEnable': '{name} wurde reaktiviert.',
  'users.didResend': 'Einladung an {name} gesendet.',
  'users.didChangeRoles': 'Rollen von {name} aktualisiert.',
  'users.reverted': '{name} konnte nicht aktualisiert werden. Es wurde nichts geändert.',
  'users.others': { one: '{count} weiterer', other: '{count} weitere' },
  'users.selfText': 'Das sind Sie. Bitten Sie einen anderen Admin, Ihren Zugriff zu ändern.',

  // users: drawer
  'user.joined': 'Beigetreten',
  'user.lastSeen': 'Zuletzt gesehen',
  'user.status': 'Status',
  'user.lockedText':
    'Nach zu vielen falschen Passwörtern gesperrt. Das Konto wird automatisch oder über den per E-Mail gesendeten Link entsperrt.',
  'user.invitedText': 'Dieser Benutzer hat die Einladung noch nicht angenommen.',
  'user.disabledText': 'Deaktivierte Benutzer können sich nicht bei {tenant} anmelden. Sie behalten ihre Rollen.',

  // users: roles
  'roles.title': 'Rollen von {name}',
  'roles.text': 'Rollen legen fest, was {name} in {tenant} tun kann.',
  'roles.save': 'Rollen speichern',
  'roles.none': 'Ohne Rolle kann {name} sich anmelden, hat aber keine Berechtigungen.',
  'roles.find': 'Rolle suchen',
  'roles.failed': 'Rollen konnten nicht geladen werden.',
  'roles.changedElsewhere':
    'Die Rollen von {name} haben sich während der Bearbeitung geändert: {roles}. Beim Speichern werden diese Änderungen überschrieben.',
  'roles.useTheirs': 'Neue Rollen übernehmen',

  // users: invitation
  'invite.title': 'Benutzer zu {tenant} einladen',
  'invite.emails': 'E-Mail-Adressen',
  'invite.emailsHint': 'Trennen Sie Adressen durch Kommas, Leerzeichen oder Zeilenumbrüche.',
  'invite.name': 'Name',
  'invite.roles': 'Rollen',
  'invite.send': { one: '{count} Einladung senden', other: '{count} Einladungen senden' },
  'invite.sendNone': 'Einladungen senden',
  'invite.sending': 'Wird gesendet…',
  'invite.missing': 'Geben Sie mindestens eine E-Mail-Adresse ein.',
  'invite.wrong': 'Keine gültige E-Mail-Adresse: {emails}.',
  'invite.sent': { one: '{count} Einladung gesendet.', other: '{count} Einladungen gesendet.' },
  'invite.progress': '{done} von {count} gesendet',
  'invite.someFailed': {
    one: '{count} Einladung konnte nicht gesendet werden:',
    other: '{count} Einladungen konnten nicht gesendet werden:',
  },

  // users: several
  'bulk.resend': 'Einladungen erneut senden',
  'bulk.removeTitle': {
    one: '{count} Benutzer aus {tenant} entfernen?',
    other: '{count} Benutzer aus {tenant} entfernen?',
  },
  'bulk.removeText': 'Betroffen: {names}. Der Zugriff auf {tenant} und alle Rollen dort gehen sofort verloren.',
  'bulk.removeAction': { one: '{count} Benutzer entfernen', other: '{count} Benutzer entfernen' },
  'bulk.removeKeep': { one: 'Abbrechen', other: 'Abbrechen' },
  'bulk.didDisable': { one: '{count} Benutzer deaktiviert.', other: '{count} Benutzer deaktiviert.' },
  'bulk.didEnable': { one: '{count} Benutzer reaktiviert.', other: '{count} Benutzer reaktiviert.' },
  'bulk.didRemove': { one: '{count} Benutzer entfernt.', other: '{count} Benutzer entfernt.' },
  'bulk.didResend': { one: '{count} Einladung gesendet.', other: '{count} Einladungen gesendet.' },
  'bulk.failed': {
    one: '{count} Benutzer konnte nicht aktualisiert werden: {reasons}',
    other: '{count} Benutzer konnten nicht aktualisiert werden: {reasons}',
  },
};
