import type { portalSsoTest as english } from '#shared/i18n/en/portal/sso-test.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoTest: TranslationOf<typeof english> = {
  'ssotest.title': 'De verbinding testen',
  'ssotest.text': 'Log in met je eigen account bij {provider}. Voor anderen verandert er niets.',
  'ssotest.passedOn': 'Geslaagd op {date}',
  'ssotest.start': 'Test starten',
  'ssotest.again': 'Opnieuw testen',
  'ssotest.newTab': 'De test wordt geopend in een nieuw tabblad. Deze pagina toont het resultaat.',
  'ssotest.blocked': 'Je browser heeft het nieuwe tabblad geblokkeerd.',
  'ssotest.open': 'De test openen',
  'ssotest.waiting': 'Wachten op het antwoord van {provider}…',
  'ssotest.passed': 'Test geslaagd voor {email}.',
  'ssotest.failed': 'Test mislukt: {group}.',
  'ssotest.expired': 'Er kwam binnen 10 minuten geen antwoord. Start de test opnieuw.',
  'ssotest.failedToLoad': 'Het testresultaat kan niet worden geladen.',
  'ssotest.notComplete': 'Voeg eerst de waarden van de provider toe.',
  'ssotest.needed': 'Test eerst de verbinding. Je kunt deze hier pas activeren na een geslaagde test.',
  'ssotest.seen': 'Ontvangen van {provider}',
  'ssotest.wanted': 'Verwacht',
  'ssotest.nothing': 'niets',
  'ssotest.rule': 'Regel',
  'ssotest.notReached': 'Niet gecontroleerd',
  'ssotest.checkPassed': 'Geslaagd',
  'ssotest.checkFailed': 'Mislukt',
  'ssotest.checkWarning': 'Waarschuwing',
  'ssotest.allRules': { one: '{count} regel tonen', other: 'Alle {count} regels tonen' },

  'ssotest.group.message': 'Antwoord ontvangen',
  'ssotest.group.request': 'Antwoord op ons verzoek',
  'ssotest.group.signature': 'Handtekening en certificaat',
  'ssotest.group.addressee': 'Uitgever en doelgroep',
  'ssotest.group.time': 'Tijd',
  'ssotest.group.user': 'Gebruiker en e-maildomein',
  'ssotest.group.groups': 'Groepen en rollen',
  'ssotest.group.account': 'Account',

  'ssotest.fix.message':
    'Het antwoord van {provider} kan niet worden gelezen. Vergelijk de waarden van de applicatie daar met stap 3.',
  'ssotest.fix.request':
    'Het antwoord hoort bij een andere inlogpoging. Begin hier met inloggen, niet bij {provider}, en rond dit af in dezelfde browser.',
  'ssotest.fix.idpInitiated': 'Begin hier met inloggen, of sta in stap 4 inloggen vanuit {provider} toe.',
  'ssotest.fix.mfa':
    '{provider} meldde geen meerdere factoren. Vereis daar MFA, of voeg in stap 4 de waarde toe die wordt verzonden.',
  'ssotest.fix.signature':
    'Het antwoord is niet ondertekend met een certificaat van deze verbinding. Voeg in stap 4 het certificaat toe waarmee {provider} ondertekent.',
  'ssotest.fix.algorithm': 'Kies SHA-256 als handtekeningalgoritme in {provider}.',
  'ssotest.fix.addressee': 'Voer in {provider} de verwachte waarde in en sla op. Test daarna opnieuw.',
  'ssotest.fix.time':
    'De klok van {provider} wijkt af van die van ons, of het antwoord kwam te laat. Zet de klok gelijk van de server die het verstuurt en test daarna opnieuw.',
  'ssotest.fix.user':
    'Laat {provider} het e-mailadres van de gebruiker doorgeven als het attribuut ‘email’. Het moet bij een geverifieerd domein van deze verbinding horen.',
  'ssotest.fix.domain': 'Voeg in stap 2 het domein van dit adres toe en verifieer het.',
  'ssotest.fix.groups':
    'Gebruikers krijgen alleen de rollen van nieuwe gebruikers. Om groepen te koppelen, laat je {provider} ze doorgeven als het attribuut ‘groups’.',
  'ssotest.fix.account':
    'Een regel van je organisatie laat deze gebruiker niet toe. Controleer de gebruiker en de inlogbeperkingen.',
  'ssotest.fix.encryption': 'Schakel de versleuteling van assertions uit in {provider}.',
  'ssotest.fix.status':
    'Het inloggen van de gebruiker is geweigerd door {provider}. Controleer of de gebruiker daar aan de applicatie is toegewezen.',
  'ssotest.fix.client':
    'De client-ID of het clientgeheim is onjuist, of het geheim is verlopen. Maak een nieuw geheim in {provider} en voer het in bij stap 4.',
  'ssotest.fix.issuer':
    'De uitgever in de configuratie van de provider wijkt af van die in stap 4. Voer daar de verwachte waarde in.',
};
