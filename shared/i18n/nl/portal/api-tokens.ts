import type { portalApiTokens as english } from '#shared/i18n/en/portal/api-tokens.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApiTokens: TranslationOf<typeof english> = {
  'page.apiTokens': 'API-tokens',
  'page.personalApiTokens': 'Persoonlijke API-tokens',
  'token.textTenant': 'Met API-tokens kunnen apps namens {tenant} handelen met de rechten die je kiest.',
  'token.textUser':
    'Met persoonlijke API-tokens kunnen apps in {tenant} namens jou handelen. Ze hebben nooit meer rechten dan jij.',
  'token.kinds': 'Typen API-tokens',
  'token.kind.clientCredentials': 'Clientreferenties',
  'token.kind.accessToken': 'Toegangstokens',
  'token.about.clientCredentials':
    'Een client-ID en geheim die een app inwisselt voor een toegangstoken. Toegangstokens verlopen na 1 uur.',
  'token.about.accessToken': 'Een geheim met lange geldigheid dat een app bij elk verzoek meestuurt.',
  'token.new.clientCredentials': 'Clientreferenties maken',
  'token.new.accessToken': 'Toegangstoken maken',
  'token.search': 'Beschrijving of ID',
  'token.searchLabel': 'API-tokens zoeken op beschrijving of ID',
  'token.table.clientCredentials': 'Clientreferenties',
  'token.table.accessToken': 'Toegangstokens',
  'token.description': 'Beschrijving',
  'token.roles': 'Rollen',
  'token.noRoles': 'Geen',
  'token.createdBy': 'Gemaakt door',
  'token.gone': 'Voormalig lid',
  'token.created': 'Gemaakt',
  'token.lastUsed': 'Laatst gebruikt',
  'token.expires': 'Verloopt',
  'token.neverUsed': 'Nooit',
  'token.endless': 'Nooit',
  'token.daysLeft': { one: 'Over {count} dag', other: 'Over {count} dagen' },
  'token.endsToday': 'Vandaag',
  'token.ended': 'Verlopen op {date}',
  'token.failedTitle': 'API-tokens kunnen niet worden geladen',
  'token.emptyTitle.clientCredentials': 'Nog geen clientreferenties',
  'token.emptyTitle.accessToken': 'Nog geen toegangstokens',
  'token.searched': 'Er is gezocht in beschrijvingen en ID’s.',
  'token.actions': 'Acties voor {name}',
  'token.delete': 'Verwijderen…',

  // one of them
  'token.clientId': 'Client-ID',
  'token.id': 'ID',
  'token.rightsUser': 'Dezelfde rechten als jij in {tenant}.',
  'token.rights': 'Rechten',
  'token.nothing': 'Geen. Dit token heeft geen rollen of rechten.',
  'token.how': 'Zo gebruik je het',
  'token.how.clientCredentials':
    'Stuur de client-ID en het geheim naar deze URL. Het antwoord bevat een access_token voor de Authorization-header van elk verzoek en een refresh_token om het volgende op te halen.',
  'token.how.accessToken': 'Stuur het geheim in deze header mee met elk verzoek.',

  // a new one
  'token.newTitle.clientCredentials': 'Clientreferenties maken',
  'token.newTitle.accessToken': 'Toegangstoken maken',
  'token.descriptionHint': 'Beschrijf waarvoor het token is, bijvoorbeeld ‘Nachtelijke export’.',
  'token.descriptionMissing': 'Voer een beschrijving in.',
  'token.days': 'Dagen tot het verloopt',
  'token.daysWrong': 'Voer een geheel getal van 1 tot 3.650 in of laat dit leeg.',
  'token.endsOn': 'Verloopt op {date}. Laat leeg voor een token dat nooit verloopt.',
  'token.endsNever': 'Verloopt nooit.',
  'token.rolesLabel': 'Rechten',
  'token.rolesHint': 'Geef alleen de rechten die nodig zijn.',
  'token.findRole': 'Rol zoeken',
  'token.rolesFailed': 'De rollen kunnen niet worden geladen.',
  'token.morePermissions': 'Afzonderlijke rechten',
  'token.choosePermission': 'Recht zoeken',
  'token.rightsMissing': 'Selecteer minstens één rol of recht.',
  'token.create': 'Token maken',
  'token.creating': 'Maken…',
  'token.fields': 'het nieuwe token',

  // its secret
  'token.secretTitle': 'Bewaar het geheim van ‘{name}’',
  'token.secretText': 'Kopieer het nu: je ziet het niet opnieuw. Bewaar het als een wachtwoord.',
  'token.secret': 'Geheim',
  'token.copySecret': 'Geheim kopiëren',
  'token.copyClientId': 'Client-ID kopiëren',
  'token.copied': 'Gekopieerd',
  'token.secretSaved': 'Ik heb het geheim bewaard',

  // its end
  'token.deleteTitle': 'Het token ‘{name}’ verwijderen?',
  'token.deleteUsed':
    'Apps die dit token gebruiken, verliezen meteen de toegang. Laatst gebruikt: {when}. Je kunt dit niet ongedaan maken.',
  'token.deleteUnused':
    'Dit token is nooit gebruikt. Apps die het hebben, verliezen meteen de toegang. Je kunt dit niet ongedaan maken.',
  'token.deleteAction': 'Token verwijderen',
  'token.deleteKeep': 'Annuleren',
  'token.deleting': 'Verwijderen…',
  'token.deleted': 'Token ‘{name}’ verwijderd.',
  'token.reverted': '‘{name}’ kan niet worden verwijderd. Er is niets gewijzigd.',
};
