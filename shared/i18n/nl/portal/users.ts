import type { portalUsers as english } from '#shared/i18n/en/portal/users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsers: TranslationOf<typeof english> = {
  'page.users': 'Gebruikers',
  // users
  'users.title': 'Gebruikers',
  'users.count': {
    one: '{count} gebruiker heeft toegang tot {tenant}.',
    other: '{count} gebruikers hebben toegang tot {tenant}.',
  },
  'users.invite': 'Gebruikers uitnodigen',
  'users.search': 'Naam of e-mail',
  'users.searchLabel': 'Gebruikers zoeken op naam of e-mail',
  'users.user': 'Gebruiker',
  'users.roles': 'Rollen',
  'users.joined': 'Lid sinds',
  'users.lastSeen': 'Laatst gezien',
  'users.status': 'Status',
  'users.active': 'Actief',
  'users.invited': 'Uitgenodigd',
  'users.disabled': 'Gedeactiveerd',
  'users.locked': 'Vergrendeld',
  'users.noRoles': 'Geen rollen',
  'users.actions': 'Acties voor {name}',
  'users.more': 'Meer acties',
  'users.select': '{name} selecteren',
  'users.selectAll': 'Alle gebruikers op deze pagina selecteren',
  'users.table': 'Gebruikers van {tenant}',
  'users.emptyTitle': 'Nog geen gebruikers',
  'users.emptyText': 'Nodig gebruikers uit per e-mail. Ze verschijnen meteen in deze lijst.',
  'users.searched': 'Er is gezocht in namen, e-mailadressen en het begin van gebruikersnamen.',
  'users.failedTitle': 'Gebruikers kunnen niet worden geladen',
  'users.perPage': '{count} per pagina',

  // users: actions
  'users.open': '{name} openen',
  'users.editRoles': 'Rollen wijzigen…',
  'users.disable': 'Deactiveren',
  'users.enable': 'Opnieuw activeren',
  'users.resend': 'Uitnodiging opnieuw sturen',
  'users.remove': 'Verwijderen…',
  'users.removeFrom': 'Verwijderen uit {tenant}…',
  'users.removeTitle': '{name} verwijderen uit {tenant}?',
  'users.removeText':
    '{name} verliest meteen de toegang tot {tenant} en alle rollen daar. Zonder een andere organisatie wordt het account verwijderd.',
  'users.removeAction': '{name} verwijderen',
  'users.removeKeep': 'Annuleren',
  'users.removing': 'Verwijderen…',
  'users.removed': '{name} is verwijderd uit {tenant}.',
  'users.didDisable': '{name} is gedeactiveerd en uitgelogd.',
  'users.didEnable': '{name} is opnieuw geactiveerd.',
  'users.didResend': 'Uitnodiging verstuurd naar {name}.',
  'users.didChangeRoles': 'Rollen van {name} bijgewerkt.',
  'users.reverted': '{name} kan niet worden bijgewerkt. Er is niets gewijzigd.',
  'users.others': { one: 'nog {count}', other: 'nog {count}' },
  'users.selfText': 'Dit ben jij. Vraag een andere beheerder om je toegang te wijzigen.',

  // users: drawer
  'user.joined': 'Lid sinds',
  'user.lastSeen': 'Laatst gezien',
  'user.status': 'Status',
  'user.lockedText':
    'Vergrendeld na te veel onjuiste wachtwoorden. Het account wordt automatisch ontgrendeld of met de link die we hebben gemaild.',
  'user.invitedText': 'Deze gebruiker heeft de uitnodiging nog niet geaccepteerd.',
  'user.disabledText': 'Gedeactiveerde gebruikers kunnen niet inloggen bij {tenant}. Ze behouden hun rollen.',

  // users: roles
  'roles.title': 'Rollen van {name}',
  'roles.text': 'Rollen bepalen wat {name} kan doen in {tenant}.',
  'roles.save': 'Rollen opslaan',
  'roles.none': 'Zonder rol kan {name} inloggen, maar zonder rechten.',
  'roles.find': 'Rol zoeken',
  'roles.failed': 'De rollen kunnen niet worden geladen.',
  'roles.changedElsewhere':
    'De rollen van {name} zijn tijdens het bewerken gewijzigd: {roles}. Als je opslaat, worden die wijzigingen overschreven.',
  'roles.useTheirs': 'Nieuwe rollen gebruiken',

  // users: invitation
  'invite.title': 'Gebruikers uitnodigen voor {tenant}',
  'invite.emails': 'E-mailadressen',
  'invite.emailsHint': 'Scheid adressen met komma’s, spaties of regeleinden.',
  'invite.name': 'Naam',
  'invite.roles': 'Rollen',
  'invite.send': { one: '{count} uitnodiging versturen', other: '{count} uitnodigingen versturen' },
  'invite.sendNone': 'Uitnodigingen versturen',
  'invite.sending': 'Versturen…',
  'invite.missing': 'Voer minstens één e-mailadres in.',
  'invite.wrong': 'Geen geldig e-mailadres: {emails}.',
  'invite.sent': { one: '{count} uitnodiging verstuurd.', other: '{count} uitnodigingen verstuurd.' },
  'invite.progress': '{done} van {count} verstuurd',
  'invite.someFailed': {
    one: '{count} uitnodiging kan niet worden verstuurd:',
    other: '{count} uitnodigingen kunnen niet worden verstuurd:',
  },

  // users: several
  'bulk.resend': 'Uitnodigingen opnieuw sturen',
  'bulk.removeTitle': {
    one: '{count} gebruiker verwijderen uit {tenant}?',
    other: '{count} gebruikers verwijderen uit {tenant}?',
  },
  'bulk.removeText': 'Het gaat om: {names}. De toegang tot {tenant} en alle rollen daar vervallen meteen.',
  'bulk.removeAction': { one: '{count} gebruiker verwijderen', other: '{count} gebruikers verwijderen' },
  'bulk.removeKeep': { one: 'Annuleren', other: 'Annuleren' },
  'bulk.didDisable': { one: '{count} gebruiker gedeactiveerd.', other: '{count} gebruikers gedeactiveerd.' },
  'bulk.didEnable': { one: '{count} gebruiker opnieuw geactiveerd.', other: '{count} gebruikers opnieuw geactiveerd.' },
  'bulk.didRemove': { one: '{count} gebruiker verwijderd.', other: '{count} gebruikers verwijderd.' },
  'bulk.didResend': { one: '{count} uitnodiging verstuurd.', other: '{count} uitnodigingen verstuurd.' },
  'bulk.failed': {
    one: '{count} gebruiker kan niet worden bijgewerkt: {reasons}',
    other: '{count} gebruikers kunnen niet worden bijgewerkt: {reasons}',
  },
};
