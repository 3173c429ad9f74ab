import type { portalShell as english } from '#shared/i18n/en/portal/shell.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalShell: TranslationOf<typeof english> = {
  'common.cancel': 'Annuleren',
  'common.close': 'Sluiten',
  'common.save': 'Opslaan',
  'common.saving': 'Opslaan…',
  'common.retry': 'Opnieuw proberen',
  'common.trace': 'Aanvraag-ID: {traceId}',
  'common.you': 'Jij',
  'common.never': 'Nooit',
  'common.now': 'Nu',
  'common.loading': 'Laden…',
  'common.showMore': { one: 'Nog {count} weergeven', other: 'Nog {count} weergeven' },
  'common.email': 'E-mail',
  'common.foundNothing': 'Geen resultaten voor ‘{search}’',
  'common.clearSearch': 'Zoekopdracht wissen',
  'common.removeFilter': 'Filter verwijderen: {filter}',
  'common.fieldMissing': 'Dit veld is verplicht.',
  'common.emailWrong': 'Voer een geldig e-mailadres in, bijvoorbeeld naam@example.com.',

  'group.organisation': 'Organisatie',
  'group.security': 'Beveiliging',
  'group.developers': 'Ontwikkelaars',
  'group.billing': 'Facturering',

  'shell.skip': 'Naar de inhoud',
  'shell.navigation': 'Portaal',
  'shell.goTo': 'Ga naar…',
  'shell.notifications': 'Meldingen',
  'shell.unread': { one: '{count} ongelezen melding', other: '{count} ongelezen meldingen' },
  'shell.portal': 'Portaal',
  'shell.closePortal': 'Portaal sluiten',
  'shell.account': 'Account van {name}',
  'shell.signOut': 'Uitloggen',
  'shell.language': 'Taal',
  'shell.theme': 'Thema',
  'shell.themeSystem': 'Systeem',
  'shell.themeLight': 'Licht',
  'shell.themeDark': 'Donker',
  'shell.switched': 'Overgeschakeld naar {tenant}.',
  'shell.impersonating': '{actor} handelt tot {until} als {name}. Elke wijziging wordt onder die naam vastgelegd.',
  'shell.stopImpersonating': 'Niet meer handelen als {name}',
  'shell.offline': 'Je bent offline. Wat je ziet, is mogelijk niet actueel. Wijzigen kan weer zodra je online bent.',
  'shell.unreachable':
    'De server is niet bereikbaar. Je invoer is er nog. Controleer je verbinding en probeer het opnieuw.',
  'shell.serverFailed':
    'Er is bij ons iets misgegaan. Probeer het opnieuw. Blijft het probleem bestaan, neem dan met de aanvraag-ID contact op met support.',
  'shell.failedTitle': 'Het portaal kan niet worden geopend',
  'shell.noServerTitle': 'Het portaal is niet met een server verbonden',
  'shell.noServerText': 'Stel de URL van de server in via het kenmerk base-url op deze pagina.',

  'boundary.title': 'Er is iets misgegaan op deze pagina',
  'boundary.text': 'Je gegevens zijn veilig. Laad de pagina opnieuw of ga naar een andere.',
  'boundary.chunkTitle': 'Een deel van deze pagina kan niet worden geladen',
  'boundary.chunkText': 'Je gegevens zijn veilig. Controleer je verbinding en laad de pagina opnieuw.',
  'boundary.open': 'Pagina opnieuw laden',

  'unavailable.title': 'Je hebt geen toegang tot deze pagina',
  'unavailable.why': 'Pagina niet beschikbaar',
  'unavailable.text':
    'Deze pagina bestaat niet of je rollen in {tenant} geven er geen toegang toe. Vraag een beheerder van je organisatie om toegang.',
  'unavailable.go': 'Naar {page}',

  'expiry.title': 'Je bent uitgelogd',
  'expiry.text': 'Je werk is er nog. Log opnieuw in om verder te gaan waar je was gebleven.',
  'expiry.signIn': 'Opnieuw inloggen',
  'expiry.waiting': 'Wachten tot je inlogt op het andere tabblad…',
  'expiry.blocked':
    'Je browser heeft het inlogtabblad geblokkeerd. Sta pop-ups voor deze pagina toe en probeer het opnieuw.',
  'expiry.leave': 'Portaal verlaten',

  'unsaved.title': 'Verlaten zonder op te slaan?',
  'unsaved.text': 'Niet-opgeslagen wijzigingen: {fields}.',
  'unsaved.stay': 'Annuleren',
  'unsaved.leave': 'Verlaten zonder opslaan',
};
