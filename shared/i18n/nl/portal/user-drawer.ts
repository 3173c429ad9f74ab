import type { portalUserDrawer as english } from '#shared/i18n/en/portal/user-drawer.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserDrawer: TranslationOf<typeof english> = {
  // one person
  'user.phone': 'Telefoon',
  'user.id': 'Gebruikers-ID',
  'user.managedText':
    'Een directory beheert de naam, het telefoonnummer en de gebruikersnaam van deze gebruiker. Rollen en groepen kun je hier wijzigen.',
  'user.editTitle': '{name} bewerken',
  'user.name': 'Naam',
  'user.nameMissing': 'Voer een naam in.',
  'user.saved': '{name} bijgewerkt.',
  'user.useTheirs': 'Nieuwe waarden gebruiken',
  'user.groupsTitle': 'Groepen van {name}',
  'user.groupsText': 'Leden van een groep krijgen alle rollen van die groep.',
  'user.groupsSaved': 'Groepen van {name} bijgewerkt.',
  'user.groupsPartly':
    'Sommige wijzigingen zijn niet opgeslagen. {done} De overige wijzigingen zijn hieronder nog geselecteerd. {reason}',
  'user.groupsDone': 'Opgeslagen: {groups}.',
  'user.sessions': 'Actieve sessies',
  'user.since': 'Begin: {time}',
  'user.thisMoment': 'zojuist',
  'user.factors': 'Verificatiemethoden',
  'user.noFactors': 'Geen.',
  'user.app': 'Authenticator-app',
  'user.sms': 'Sms naar {number}',
  'user.key': 'Beveiligingssleutel',
  'user.platform': 'Vingerafdruk, gezicht of pincode van een apparaat',
  'user.codes': { one: 'Nog {count} herstelcode over.', other: 'Nog {count} herstelcodes over.' },
  'user.accessFailed': 'Sessies en verificatiemethoden kunnen niet worden geladen.',
  'user.events': 'Activiteit',
  'user.eventsFailed': 'De activiteit kan niet worden geladen.',

  // impersonation
  'impersonate.title': 'Handelen als {name}?',
  'impersonate.text':
    'Je gebruikt {tenant} als {name} totdat je stopt. We mailen {name} je naam en de reden, en elke wijziging wordt met je naam vastgelegd.',
  'impersonate.reason': 'Reden',
  'impersonate.reasonHint': 'Bijvoorbeeld ‘Supportticket 4711’.',
  'impersonate.reasonWrong': 'Voer een reden van 3 tot 500 tekens in.',
  'impersonate.action': 'Handelen als gebruiker',
  'impersonate.starting': 'Starten…',

  // a reset of the second step
  'reset.ask': 'MFA resetten…',
  'reset.askTitle': 'MFA resetten voor {name}?',
  'reset.askText':
    'Gebruik dit als {name} geen toegang meer heeft tot de verificatiemethoden. {name} krijgt een e-mail en kan de reset annuleren. Een andere beheerder moet de reset goedkeuren. {delay} daarna worden de verificatiemethoden, herstelcodes en sessies verwijderd.',
  'reset.askAction': 'Reset aanvragen',
  'reset.askKeep': 'Annuleren',
  'reset.asking': 'Aanvragen…',
  'reset.asked':
    'Reset aangevraagd. {name} heeft een e-mail gekregen en een andere beheerder moet de reset goedkeuren.',
  'reset.askedText':
    '{actor} heeft een MFA-reset aangevraagd. Een andere beheerder moet deze goedkeuren, anders verloopt de aanvraag op {time}.',
  'reset.askedByYou':
    'Je hebt een MFA-reset aangevraagd. Een andere beheerder moet deze goedkeuren, anders verloopt de aanvraag op {time}.',
  'reset.confirm': 'Reset goedkeuren',
  'reset.confirmed': 'Reset goedgekeurd. {name} heeft een e-mail gekregen en kan de reset nog annuleren.',
  'reset.confirmedText': 'De MFA wordt gereset op {time}. Goedgekeurd door {actor} en {other}.',
  'reset.cancel': 'Reset annuleren',
  'reset.canceled': 'Reset geannuleerd. {name} heeft een e-mail gekregen.',
  'reset.hours': { one: '{count} uur', other: '{count} uur' },
  'reset.failed': 'De reset kan niet worden bijgewerkt. Er is niets gewijzigd.',

  // several
  'bulk.accessTitle': {
    one: 'Rollen en groepen voor {count} gebruiker',
    other: 'Rollen en groepen voor {count} gebruikers',
  },
  'bulk.accessText': 'Geselecteerde rollen en groepen worden toegevoegd. Gebruikers behouden wat ze al hebben.',
  'bulk.accessSave': 'Rollen en groepen toevoegen',
  'bulk.accessProgress': '{done} van {count} bijgewerkt',
  'bulk.didAccess': { one: '{count} gebruiker bijgewerkt.', other: '{count} gebruikers bijgewerkt.' },
  'bulk.accessFailed': {
    one: 'Niet alles kan worden toegevoegd voor {count} gebruiker:',
    other: 'Niet alles kan worden toegevoegd voor {count} gebruikers:',
  },
  'bulk.groupFailed': 'Gebruikers kunnen niet worden toegevoegd aan {group}:',
};
