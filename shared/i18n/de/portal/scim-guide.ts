import type { portalScimGuide as english } from '#shared/i18n/en/portal/scim-guide.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimGuide: TranslationOf<typeof english> = {
  'provisioning.yourConnector': 'Ihrem SCIM-Connector',
  'provisioning.guideBefore': 'Einstellungen öffnen',
  'provisioning.guideEnter': 'Werte eingeben',
  'provisioning.guideThen': 'Bereitstellung einschalten',
  'provisioning.guideApp': 'Öffnen Sie {place}, und fügen Sie eine App hinzu, oder öffnen Sie Ihre vorhandene App.',
  'provisioning.guideOpen': 'Öffnen Sie {place}.',
  'provisioning.guideSelect': 'Wählen Sie {place}.',
  'provisioning.guideCustomApp':
    'Legen Sie bei einer eigenen SAML- oder SWA-App zuerst unter {place} für {field} den Wert {value} fest.',
  'provisioning.guideOlder':
    'Legen Sie in der älteren Ansicht für {field} den Wert {value} fest, und öffnen Sie {place}.',
  'provisioning.guideSet': 'Legen Sie unter {place} für {field} den Wert {value} fest.',
  'provisioning.guideKeep':
    'Lassen Sie unter {place} die Zuordnung von {field} zu {value} unverändert. Der Wert muss eine E-Mail-Adresse sein.',
  'provisioning.guideTurnOn': 'Schalten Sie unter {place} Folgendes ein: {options}.',
  'provisioning.guideAssign': 'Weisen Sie unter {place} die Benutzer und Gruppen zu, die bereitgestellt werden sollen.',
  'provisioning.guideGroups': 'Wählen Sie unter {place} die Gruppen aus, die bereitgestellt werden sollen.',
  'provisioning.guideApproval': 'Aktionen, die unter {field} ausgewählt sind, warten auf die Genehmigung eines Admins.',
  'provisioning.guideOauth':
    'Anstelle des Tokens möglich: Erstellen Sie dafür auf der Seite dieser Verbindung einen OAuth-Client.',
  'provisioning.guideDefault': 'Behalten Sie die Vorgabe bei.',
  'provisioning.guideTestUser': 'Eine Adresse Ihrer eigenen Domain, die kein Benutzer hat.',
  'provisioning.guideScim': 'Öffnen Sie die SCIM-Einstellungen von {provider}.',
  'provisioning.guideUserName': 'Verwenden Sie als {field} eine E-Mail-Adresse.',
  'provisioning.guideAttributes': 'Ordnen Sie {options} zu. Andere Attribute haben keine Wirkung.',
  'provisioning.guideStart':
    'Schalten Sie die Bereitstellung der Benutzer ein, und die der Gruppen, die Rollen geben sollen.',
  'provisioning.guideWaiting': 'Warten auf die erste Anfrage …',
  'provisioning.openStep': 'Öffnen: {step}',
  'provisioning.leaveToken': 'Verlassen, ohne das Token zu kopieren?',
  'provisioning.leaveSecret': 'Verlassen, ohne das Clientgeheimnis zu kopieren?',
  'provisioning.leaveText': 'Es wird nicht erneut angezeigt. Ohne Kopie müssen Sie ein weiteres erstellen.',
  'provisioning.leaveAnyway': 'Ohne Kopie verlassen',
  'provisioning.waitingTitle': 'Warten auf die erste Anfrage von {provider}.',
  'provisioning.continueSetUp': 'Einrichtung fortsetzen',
};
