import type { portalApiTokens as english } from '#shared/i18n/en/portal/api-tokens.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApiTokens: TranslationOf<typeof english> = {
  'page.apiTokens': 'API-Token',
  'page.personalApiTokens': 'Persönliche API-Token',
  'token.textTenant': 'Mit API-Token können Apps für {tenant} mit den von Ihnen gewählten Berechtigungen agieren.',
  'token.textUser':
    'Mit persönlichen API-Token können Apps in {tenant} in Ihrem Namen agieren. Sie haben nie mehr Berechtigungen als Sie.',
  'token.kinds': 'Typen von API-Token',
  'token.kind.clientCredentials': 'Client-Anmeldedaten',
  'token.kind.accessToken': 'Zugriffstoken',
  'token.about.clientCredentials':
    'Eine Client-ID und ein Secret, die eine App gegen ein Zugriffstoken eintauscht. Zugriffstoken laufen nach 1 Stunde ab.',
  'token.about.accessToken': 'Ein langlebiges Secret, das eine App bei jeder Anfrage sendet.',
  'token.new.clientCredentials': 'Client-Anmeldedaten erstellen',
  'token.new.accessToken': 'Zugriffstoken erstellen',
  'token.search': 'Beschreibung oder ID',
  'token.searchLabel': 'API-Token nach Beschreibung oder ID suchen',
  'token.table.clientCredentials': 'Client-Anmeldedaten',
  'token.table.accessToken': 'Zugriffstoken',
  'token.description': 'Beschreibung',
  'token.roles': 'Rollen',
  'token.noRoles': 'Keine',
  'token.createdBy': 'Erstellt von',
  'token.gone': 'Ehemaliges Mitglied',
  'token.created': 'Erstellt',
  'token.lastUsed': 'Zuletzt verwendet',
  'token.expires': 'Läuft ab',
  'token.neverUsed': 'Nie',
  'token.endless': 'Nie',
  'token.daysLeft': { one: 'In {count} Tag', other: 'In {count} Tagen' },
  'token.endsToday': 'Heute',
  'token.ended': 'Abgelaufen: {date}',
  'token.failedTitle': 'API-Token konnten nicht geladen werden',
  'token.emptyTitle.clientCredentials': 'Noch keine Client-Anmeldedaten',
  'token.emptyTitle.accessToken': 'Noch keine Zugriffstoken',
  'token.searched': 'Durchsucht wurden Beschreibungen und IDs.',
  'token.actions': 'Aktionen für {name}',
  'token.delete': 'Löschen…',

  // one of them
  'token.clientId': 'Client-ID',
  'token.id': 'ID',
  'token.rightsUser': 'Dieselben Berechtigungen wie Sie in {tenant}.',
  'token.rights': 'Berechtigungen',
  'token.nothing': 'Keine. Dieses Token hat keine Rollen oder Berechtigungen.',
  'token.how': 'Verwendung',
  'token.how.clientCredentials':
    'Senden Sie Client-ID und Secret an diese URL. Die Antwort enthält ein access_token für den Authorization-Header jeder Anfrage und ein refresh_token für das nächste.',
  'token.how.accessToken': 'Senden Sie das Secret bei jeder Anfrage in diesem Header.',

  // a new one
  'token.newTitle.clientCredentials': 'Client-Anmeldedaten erstellen',
  'token.newTitle.accessToken': 'Zugriffstoken erstellen',
  'token.descriptionHint': 'Beschreiben Sie, wofür das Token ist, zum Beispiel „Nächtlicher Export“.',
  'token.descriptionMissing': 'Geben Sie eine Beschreibung ein.',
  'token.days': 'Tage bis zum Ablauf',
  'token.daysWrong': 'Geben Sie eine ganze Zahl von 1 bis 3.650 ein oder lassen Sie das Feld leer.',
  'token.endsOn': 'Läuft am {date} ab. Leer lassen für ein Token, das nie abläuft.',
  'token.endsNever': 'Läuft nie ab.',
  'token.rolesLabel': 'Berechtigungen',
  'token.rolesHint': 'Gewähren Sie nur die benötigten Berechtigungen.',
  'token.findRole': 'Rolle suchen',
  'token.rolesFailed': 'Rollen konnten nicht geladen werden.',
  'token.morePermissions': 'Einzelne Berechtigungen',
  'token.choosePermission': 'Berechtigung suchen',
  'token.rightsMissing': 'Wählen Sie mindestens eine Rolle oder Berechtigung aus.',
  'token.create': 'Token erstellen',
  'token.creating': 'Wird erstellt…',
  'token.fields': 'das neue Token',

  // its secret
  'token.secretTitle': 'Secret von „{name}“ sichern',
  'token.secretText': 'Kopieren Sie es jetzt, es wird nicht erneut angezeigt. Bewahren Sie es wie ein Passwort auf.',
  'token.secret': 'Secret',
  'token.copySecret': 'Secret kopieren',
  'token.copyClientId': 'Client-ID kopieren',
  'token.copied': 'Kopiert',
  'token.secretSaved': 'Ich habe das Secret gesichert',

  // its end
  'token.deleteTitle': 'Token „{name}“ löschen?',
  'token.deleteUsed':
    'Apps, die dieses Token verwenden, verlieren sofort den Zugriff. Zuletzt verwendet: {when}. Das kann nicht rückgängig gemacht werden.',
  'token.deleteUnused':
    'Dieses Token wurde nie verwendet. Apps, die es haben, verlieren sofort den Zugriff. Das kann nicht rückgängig gemacht werden.',
  'token.deleteAction': 'Token löschen',
  'token.deleteKeep': 'Abbrechen',
  'token.deleting': 'Wird gelöscht…',
  'token.deleted': 'Token „{name}“ gelöscht.',
  'token.reverted': '„{name}“ konnte nicht gelöscht werden. Es wurde nichts geändert.',
};
