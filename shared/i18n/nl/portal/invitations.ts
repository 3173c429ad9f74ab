import type { portalInvitations as english } from '#shared/i18n/en/portal/invitations.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalInvitations: TranslationOf<typeof english> = {
  // a list: typed
  'list.title': 'Lijst met gebruikers uitnodigen voor {tenant}',
  'list.people': 'Gebruikers',
  'list.peopleHint':
    'Eén e-mailadres per regel, of CSV-regels met email, name, days en roles. Gebruik een kopregel om de volgorde te wijzigen. Scheid meerdere rollen met ; of |.',
  'list.file': 'CSV-bestand kiezen…',
  'list.template': 'Sjabloon downloaden',
  'list.fileWrong': 'Dit is geen tekstbestand. Exporteer het als CSV en probeer het opnieuw.',
  'list.missing': 'Plak minstens één e-mailadres of kies een bestand.',
  'list.tooMany':
    'Een lijst mag {most} regels hebben en deze heeft er {count}. Splits de lijst op in kleinere lijsten.',
  'list.time': 'Toegang verloopt',
  'list.forGood': 'Verloopt nooit',
  'list.timeHint': 'Regels met een eigen aantal dagen gaan voor.',
  'list.check': 'Lijst controleren',
  'list.checking': 'Controleren…',

  // a list: tried
  'list.checkedTitle': 'Controleren voor het versturen',
  'list.checkedText': 'Er zijn nog geen uitnodigingen verstuurd. Selecteer welke regels je wilt zien.',
  'list.new': { one: '{count} wordt uitgenodigd', other: '{count} worden uitgenodigd' },
  'list.here': { one: '{count} is al lid', other: '{count} zijn al lid' },
  'list.invalid': { one: '{count} kan niet worden uitgenodigd', other: '{count} kunnen niet worden uitgenodigd' },
  'list.lines': 'Regels',
  'list.line': 'Regel {line}',
  'list.moreLines': { one: 'en nog {count} regel', other: 'en nog {count} regels' },
  'list.noLines': 'Geen.',
  'list.daysWrong': 'Het aantal dagen moet een geheel getal van 1 tot 3.650 zijn.',
  'list.broken': 'Een aanhalingsteken in deze regel is niet gesloten.',
  'list.long': 'E-mailadressen mogen maximaal 254 tekens hebben en namen maximaal 200.',
  'list.unread': 'Deze kolommen zijn genegeerd: {columns}. Gebruik de kolomnamen email, name, days en roles.',
  'list.roleUnknown': 'Geen of meer dan één rol komt overeen met ‘{role}’. Gebruik de sleutel van een rol.',
  'list.roleRefused': 'Je kunt de rol ‘{role}’ niet toewijzen.',
  'list.noRoles': 'Geen rollen',
  'list.days': { one: '{count} dag', other: '{count} dagen' },
  'list.back': 'Lijst bewerken',
  'list.send': { one: '{count} gebruiker uitnodigen', other: '{count} gebruikers uitnodigen' },
  'list.sending': 'Versturen…',

  // a list: sent
  'list.doneTitle': 'Alle uitnodigingen verwerkt',
  'list.invited': { one: '{count} gebruiker uitgenodigd.', other: '{count} gebruikers uitgenodigd.' },
  'list.mails': { one: '{count} e-mail wordt nog verstuurd.', other: '{count} e-mails worden nog verstuurd.' },
  'list.someFailed': {
    one: '{count} regel kan niet worden uitgenodigd:',
    other: '{count} regels kunnen niet worden uitgenodigd:',
  },
  'list.dayFull': 'Dagelijkse limiet bereikt. Nodig deze gebruiker morgen uit.',
  'list.mailFailed': 'De e-mail kan niet worden bezorgd. Controleer het adres en stuur de uitnodiging opnieuw.',
  'list.goesOn':
    'Je kunt dit venster sluiten. Het versturen gaat op de achtergrond door en de gebruikerspagina toont de voortgang.',
  'list.undo': 'Alle uitnodigingen intrekken',
  'list.undoText': 'Je kunt deze uitnodigingen tot {time} intrekken. Wie al heeft geaccepteerd, houdt toegang.',
  'list.undoing': 'Intrekken…',
  'list.undone': {
    one: '{count} uitnodiging ingetrokken. De link werkt niet meer.',
    other: '{count} uitnodigingen ingetrokken. De links werken niet meer.',
  },
  'list.undoneTitle': 'Uitnodigingen ingetrokken',
  'list.statusFailed': 'De voortgang kan niet worden geladen.',

  // the link
  'link.title': 'Uitnodigingslink voor {tenant}',
  'link.text':
    'Iedereen met je link kan zich registreren, het e-mailadres bevestigen en lid worden van {tenant}. De link werkt niet meer als je {tenant} verlaat.',
  'link.none': 'Je hebt nog geen uitnodigingslink.',
  'link.failed': 'Je link kan niet worden geladen.',
  'link.address': 'Je link',
  'link.copy': 'Link kopiëren',
  'link.until': 'Verloopt op {time}.',
  'link.over': 'Deze link is verlopen.',
  'link.expires': 'Verloopt over',
  'link.month': '30 dagen',
  'link.roles': 'Rollen voor gebruikers die via deze link lid worden',
  'link.rolesHint': 'Als je niets selecteert, krijgen gebruikers de standaardrollen.',
  'link.tell': 'Mail mij als iemand zich met deze link registreert',
  'link.make': 'Link maken',
  'link.making': 'Maken…',
  'link.made': 'Uitnodigingslink gemaakt.',
  'link.renew': 'Verlengen met 30 dagen',
  'link.renewed': 'Uitnodigingslink verlengd. De link verloopt op {time}.',
  'link.revoke': 'Link intrekken',
  'link.revokeTitle': 'Je uitnodigingslink intrekken?',
  'link.revokeText':
    'Niemand kan met deze link nog lid worden van {tenant}. Wie al lid is, houdt toegang. Een nieuwe link krijgt een andere URL.',
  'link.revokeKeep': 'Annuleren',
  'link.revoking': 'Intrekken…',
  'link.revoked': 'Uitnodigingslink ingetrokken.',

  // limited time
  'limit.title': 'Einddatum toegang van {name}',
  'limit.text':
    'Als de toegang verloopt, wordt {name} uitgelogd bij {tenant} en is inloggen pas weer mogelijk als een beheerder de toegang verlengt. Er wordt niets verwijderd.',
  'limit.time': 'Toegang verloopt over',
  'limit.custom': 'Aangepast aantal dagen',
  'limit.days': 'Dagen',
  'limit.daysWrong': 'Voer een geheel getal van 1 tot 3.650 in.',
  'limit.until': 'Verloopt op {time}.',
  'limit.save': 'Einddatum instellen',
  'limit.saved': 'De toegang van {name} verloopt op {time}.',
  'limit.ends': 'Toegang verloopt',
  'limit.endedText': 'De toegang van {name} tot {tenant} is verlopen. Verleng de toegang of verwijder de einddatum.',
};
