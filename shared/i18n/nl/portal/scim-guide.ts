import type { portalScimGuide as english } from '#shared/i18n/en/portal/scim-guide.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimGuide: TranslationOf<typeof english> = {
  'provisioning.yourConnector': 'je SCIM-connector',
  'provisioning.guideBefore': 'Open de instellingen',
  'provisioning.guideEnter': 'Voer de waarden in',
  'provisioning.guideThen': 'Zet provisioning aan',
  'provisioning.guideApp': 'Open {place} en voeg een app toe, of open de app die je al hebt.',
  'provisioning.guideOpen': 'Open {place}.',
  'provisioning.guideSelect': 'Selecteer {place}.',
  'provisioning.guideCustomApp': 'Stel bij een eigen SAML- of SWA-app eerst onder {place} {field} in op {value}.',
  'provisioning.guideOlder': 'Stel op het oudere scherm {field} in op {value} en open {place}.',
  'provisioning.guideSet': 'Stel onder {place} {field} in op {value}.',
  'provisioning.guideKeep': 'Laat onder {place} {field} gekoppeld aan {value}. Het moet een e-mailadres zijn.',
  'provisioning.guideTurnOn': 'Zet onder {place} het volgende aan: {options}.',
  'provisioning.guideAssign': 'Wijs onder {place} de gebruikers en groepen voor provisioning toe.',
  'provisioning.guideGroups': 'Selecteer onder {place} de groepen voor provisioning.',
  'provisioning.guideApproval': 'Acties die onder {field} zijn geselecteerd, wachten op goedkeuring van een beheerder.',
  'provisioning.guideOauth':
    'In plaats van het token, als je dat liever hebt: maak een OAuth-client op de pagina van deze verbinding.',
  'provisioning.guideDefault': 'Behoud de standaardwaarde.',
  'provisioning.guideTestUser': 'Een adres in je eigen domein dat geen gebruiker heeft.',
  'provisioning.guideScim': 'Open de SCIM-instellingen van {provider}.',
  'provisioning.guideUserName': 'Gebruik een e-mailadres als {field}.',
  'provisioning.guideAttributes': 'Koppel {options}. Andere kenmerken hebben geen effect.',
  'provisioning.guideStart': 'Zet provisioning aan voor gebruikers, en voor groepen die rollen moeten geven.',
  'provisioning.guideWaiting': 'Wachten op het eerste verzoek…',
  'provisioning.openStep': 'Openen: {step}',
};
