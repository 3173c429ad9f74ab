import type { portalInvitations as english } from '#shared/i18n/en/portal/invitations.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalInvitations: TranslationOf<typeof english> = {
  // a list: typed
  'list.title': 'Benutzerliste zu {tenant} einladen',
  'list.people': 'Benutzer',
  'list.peopleHint':
    'Eine E-Mail-Adresse pro Zeile oder CSV-Zeilen mit email, name, days und roles. Mit einer Kopfzeile ändern Sie die Reihenfolge. Trennen Sie mehrere Rollen mit ; oder |.',
  'list.file': 'CSV-Datei auswählen…',
  'list.template': 'Vorlage herunterladen',
  'list.fileWrong': 'Das ist keine Textdatei. Exportieren Sie sie als CSV und versuchen Sie es erneut.',
  'list.missing': 'Fügen Sie mindestens eine E-Mail-Adresse ein oder wählen Sie eine Datei aus.',
  'list.tooMany':
    'Eine Liste darf bis zu {most} Zeilen haben, diese hat {count}. Teilen Sie sie in kleinere Listen auf.',
  'list.time': 'Zugriff läuft ab',
  'list.forGood': 'Läuft nie ab',
  'list.timeHint': 'Zeilen mit eigener Anzahl von Tagen haben Vorrang.',
  'list.check': 'Liste prüfen',
  'list.checking': 'Wird geprüft…',

  // a list: tried
  'list.checkedTitle': 'Vor dem Senden prüfen',
  'list.checkedText': 'Es wurden noch keine Einladungen gesendet. Wählen Sie aus, welche Zeilen angezeigt werden.',
  'list.new': { one: '{count} wird eingeladen', other: '{count} werden eingeladen' },
  'list.here': { one: '{count} bereits Mitglied', other: '{count} bereits Mitglieder' },
  'list.invalid': { one: '{count} kann nicht eingeladen werden', other: '{count} können nicht eingeladen werden' },
  'list.lines': 'Zeilen',
  'list.line': 'Zeile {line}',
  'list.moreLines': { one: 'und {count} weitere Zeile', other: 'und {count} weitere Zeilen' },
  'list.noLines': 'Keine.',
  'list.daysWrong': 'Die Anzahl der Tage muss eine ganze Zahl von 1 bis 3.650 sein.',
  'list.broken': 'Ein Anführungszeichen in dieser Zeile ist nicht geschlossen.',
  'list.long': 'E-Mail-Adressen dürfen bis zu 254 Zeichen haben, Namen bis zu 200.',
  'list.unread':
    'Diese Spalten wurden ignoriert: {columns}. Verwenden Sie die Spaltennamen email, name, days und roles.',
  'list.roleUnknown': 'Keine oder mehr als eine Rolle passt zu „{role}“. Verwenden Sie den Schlüssel einer Rolle.',
  'list.roleRefused': 'Sie können die Rolle „{role}“ nicht zuweisen.',
  'list.noRoles': 'Keine Rollen',
  'list.days': { one: '{count} Tag', other: '{count} Tage' },
  'list.back': 'Liste bearbeiten',
  'list.send': { one: '{count} Benutzer einladen', other: '{count} Benutzer einladen' },
  'list.sending': 'Wird gesendet…',

  // a list: sent
  'list.doneTitle': 'Alle Einladungen verarbeitet',
  'list.invited': { one: '{count} Benutzer eingeladen.', other: '{count} Benutzer eingeladen.' },
  'list.mails': { one: '{count} E-Mail wird noch gesendet.', other: '{count} E-Mails werden noch gesendet.' },
  'list.someFailed': {
    one: '{count} Zeile konnte nicht eingeladen werden:',
    other: '{count} Zeilen konnten nicht eingeladen werden:',
  },
  'list.dayFull': 'Tageslimit erreicht. Laden Sie diesen Benutzer morgen ein.',
  'list.mailFailed':
    'Die E-Mail konnte nicht zugestellt werden. Prüfen Sie die Adresse und senden Sie die Einladung erneut.',
  'list.goesOn':
    'Sie können dieses Fenster schließen. Das Senden läuft im Hintergrund weiter, und die Benutzerseite zeigt den Fortschritt.',
  'list.undo': 'Alle Einladungen rückgängig machen',
  'list.undoText':
    'Sie können diese Einladungen bis {time} rückgängig machen. Wer bereits angenommen hat, behält den Zugriff.',
  'list.undoing': 'Wird rückgängig gemacht…',
  'list.undone': {
    one: '{count} Einladung zurückgezogen. Ihr Link funktioniert nicht mehr.',
    other: '{count} Einladungen zurückgezogen. Ihre Links funktionieren nicht mehr.',
  },
  'list.undoneTitle': 'Einladungen zurückgezogen',
  'list.statusFailed': 'Der Fortschritt konnte nicht geladen werden.',

  // the link
  'link.title': 'Einladungslink zu {tenant}',
  'link.text':
    'Mit Ihrem Link können sich alle registrieren, ihre E-Mail-Adresse bestätigen und {tenant} beitreten. Der Link wird ungültig, wenn Sie {tenant} verlassen.',
  'link.none': 'Sie haben noch keinen Einladungslink.',
  'link.failed': 'Ihr Link konnte nicht geladen werden.',
  'link.address': 'Ihr Link',
  'link.copy': 'Link kopieren',
  'link.until': 'Läuft am {time} ab.',
  'link.over': 'Dieser Link ist abgelaufen.',
  'link.expires': 'Gültigkeit',
  'link.month': '30 Tage',
  'link.roles': 'Rollen für Benutzer, die mit diesem Link beitreten',
  'link.rolesHint': 'Ohne Auswahl erhalten Benutzer die Standardrollen.',
  'link.tell': 'E-Mail an mich, wenn sich jemand mit diesem Link registriert',
  'link.make': 'Link erstellen',
  'link.making': 'Wird erstellt…',
  'link.made': 'Einladungslink erstellt.',
  'link.renew': 'Um 30 Tage verlängern',
  'link.renewed': 'Einladungslink verlängert. Er läuft am {time} ab.',
  'link.revoke': 'Link widerrufen',
  'link.revokeTitle': 'Ihren Einladungslink widerrufen?',
  'link.revokeText':
    'Mit diesem Link kann niemand mehr {tenant} beitreten. Wer bereits beigetreten ist, behält den Zugriff. Ein neuer Link hat eine andere URL.',
  'link.revokeKeep': 'Abbrechen',
  'link.revoking': 'Wird widerrufen…',
  'link.revoked': 'Einladungslink widerrufen.',

  // limited time
  'limit.title': 'Zugriff von {name} befristen',
  'limit.text':
    'Nach Ablauf wird {name} bei {tenant} abgemeldet und kann sich erst wieder anmelden, wenn ein Admin den Zugriff verlängert. Es wird nichts gelöscht.',
  'limit.time': 'Gültigkeit des Zugriffs',
  'limit.custom': 'Eigene Anzahl von Tagen',
  'limit.days': 'Tage',
  'limit.daysWrong': 'Geben Sie eine ganze Zahl von 1 bis 3.650 ein.',
  'limit.until': 'Läuft am {time} ab.',
  'limit.save': 'Zugriff befristen',
  'limit.saved': 'Der Zugriff von {name} läuft am {time} ab.',
  'limit.ends': 'Zugriff läuft ab',
  'limit.endedText':
    'Der Zugriff von {name} auf {tenant} ist abgelaufen. Verlängern Sie ihn oder heben Sie die Befristung auf.',
};
