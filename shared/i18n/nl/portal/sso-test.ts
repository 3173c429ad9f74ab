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
  'ssotest.failed': 'Test mislukt: {fault}.',
  'ssotest.expired': 'Er kwam binnen 10 minuten geen antwoord. Start de test opnieuw.',
  'ssotest.failedToLoad': 'Het testresultaat kan niet worden geladen.',
  'ssotest.notComplete': 'Voeg eerst de waarden van de provider toe.',
  'ssotest.needed': 'Test eerst de verbinding. Je kunt deze hier pas activeren na een geslaagde test.',
  'ssotest.seen': 'Ontvangen van {provider}',
  'ssotest.wanted': 'Verwacht',
  'ssotest.nothing': 'niets',
  'ssotest.error': 'Fout',
  'ssotest.rule': 'Regel',
  'ssotest.notReached': 'Niet gecontroleerd',
  'ssotest.checkPassed': 'Geslaagd',
  'ssotest.checkFailed': 'Mislukt',
  'ssotest.checkWarning': 'Waarschuwing',
  'ssotest.allRules': { one: '{count} regel tonen', other: 'Alle {count} regels tonen' },
  'ssotest.fewer': 'Samenvatting tonen',

  'ssotest.group.message': 'Antwoord ontvangen',
  'ssotest.group.request': 'Antwoord op ons verzoek',
  'ssotest.group.signature': 'Handtekening en certificaat',
  'ssotest.group.addressee': 'Uitgever en doelgroep',
  'ssotest.group.time': 'Tijd',
  'ssotest.group.user': 'Gebruiker en e-maildomein',
  'ssotest.group.groups': 'Groepen en rollen',
  'ssotest.group.account': 'Account',
  'ssotest.fault.request': 'Hoort bij een andere aanmelding',
  'ssotest.fault.once': 'Antwoord al gebruikt',
  'ssotest.fault.late': 'Inloggen duurde te lang',
  'ssotest.fault.enabled': 'Verbinding staat uit',
  'ssotest.fault.size': 'Antwoord te groot',
  'ssotest.fault.malformed': 'SAML-antwoord is ongeldig',
  'ssotest.fault.status': 'Inloggen geweigerd door de provider',
  'ssotest.fault.acsUrl': 'ACS-URL komt niet overeen',
  'ssotest.fault.audience': 'Audience komt niet overeen',
  'ssotest.fault.encryption': 'Kan niet worden ontsleuteld',
  'ssotest.fault.unsigned': 'Antwoord is niet ondertekend',
  'ssotest.fault.signatureForm': 'Handtekening dekt het antwoord niet',
  'ssotest.fault.algorithm': 'Handtekeningalgoritme niet geaccepteerd',
  'ssotest.fault.changed': 'Gewijzigd na ondertekening',
  'ssotest.fault.signature': 'Met een ander certificaat ondertekend',
  'ssotest.fault.certificate': 'Certificaat moet worden vervangen',
  'ssotest.fault.issuer': 'Uitgever komt niet overeen',
  'ssotest.fault.idpInitiated': 'Inloggen begon bij de provider',
  'ssotest.fault.time': 'Klok loopt niet gelijk',
  'ssotest.fault.expired': 'Antwoord verlopen',
  'ssotest.fault.sessionOver': 'Sessie bij de provider is beëindigd',
  'ssotest.fault.authnContext': 'Inlogmethode niet gemeld',
  'ssotest.fault.mfa': 'MFA niet gemeld',
  'ssotest.fault.nameId': 'Geen permanente NameID',
  'ssotest.fault.name': 'Geen weergavenaam',
  'ssotest.fault.email': 'Geen e-mailadres',
  'ssotest.fault.emailUnique': 'Meerdere e-mailadressen',
  'ssotest.fault.emailVerified': 'E-mailadres niet geverifieerd',
  'ssotest.fault.domain': 'E-maildomein niet geverifieerd',
  'ssotest.fault.groups': 'Geen groepen gestuurd',
  'ssotest.fault.groupsOverage': 'Te veel groepen',
  'ssotest.fault.groupsNamed': 'Groeps-ID’s in plaats van namen',
  'ssotest.fault.groupRole': 'Groep zonder rol',
  'ssotest.fault.membership': 'Gebruiker is gedeactiveerd',
  'ssotest.fault.domainAllowed': 'E-maildomein niet toegestaan',
  'ssotest.fault.firstRoles': 'Nieuwe gebruikers krijgen geen rol',
  'ssotest.fault.account': 'Gebruiker kan hier niet inloggen',
  'ssotest.fault.reach': 'Provider niet bereikbaar',
  'ssotest.fault.redirectUri': 'Code geweigerd',
  'ssotest.fault.client': 'Client secret geweigerd',
  'ssotest.fault.keys': 'Ondertekeningssleutel niet gevonden',
  'ssotest.fault.token': 'Tokens zijn ongeldig',
  'ssotest.fault.scopes': 'Scope ‘email’ niet toegekend',

  'ssotest.fix.request':
    'Het antwoord hoort bij een andere inlogpoging. Begin hier met inloggen, niet bij {provider}, en rond dit af in dezelfde browser.',
  'ssotest.fix.once': 'Elk antwoord werkt maar één keer. Log opnieuw in.',
  'ssotest.fix.late': 'Het inloggen is niet op tijd afgerond. Begin opnieuw.',
  'ssotest.fix.enabled': 'De verbinding is niet actief. Activeer deze en log opnieuw in.',
  'ssotest.fix.size': 'Stuur in {provider} minder groepen en attributen naar deze applicatie.',
  'ssotest.fix.malformed':
    'Geen instelling hier verandert dit. Controleer of geen proxy of browserextensie het antwoord wijzigt en neem dan met dit resultaat contact op met de support van {provider}.',
  'ssotest.fix.field': 'Vul in {provider} de verwachte waarde in bij ‘{field}’ en sla op. Test daarna opnieuw.',
  'ssotest.fix.fieldAt':
    'Open in {provider} {place}, vul de verwachte waarde in bij ‘{field}’ en sla op. Test daarna opnieuw.',
  'ssotest.fix.idpInitiated': 'Begin hier met inloggen, of sta in stap 4 inloggen vanuit {provider} toe.',
  'ssotest.fix.mfa':
    '{provider} meldde geen meerdere factoren. Vereis daar MFA, of voeg in stap 4 de waarde toe die wordt verzonden.',
  'ssotest.fix.signature':
    'Het antwoord is niet ondertekend met een certificaat van deze verbinding. Voeg in stap 4 het certificaat toe waarmee {provider} ondertekent.',
  'ssotest.fix.algorithm': 'Kies SHA-256 als handtekeningalgoritme in {provider}.',
  'ssotest.fix.time':
    'De klok van {provider} wijkt af van die van ons, of het antwoord kwam te laat. Zet de klok gelijk van de server die het verstuurt en test daarna opnieuw.',
  'ssotest.fix.domain':
    'Dit adres hoort niet bij een geverifieerd domein. Is het een gebruiker van jullie, voeg het domein dan toe in stap 2 en verifieer het. Log anders bij {provider} in met een ander account.',
  'ssotest.fix.groups':
    'Gebruikers krijgen alleen de rollen van nieuwe gebruikers. Om groepen te koppelen, laat je {provider} ze doorgeven als het attribuut ‘groups’.',
  'ssotest.fix.groupsOverage':
    'De gebruiker heeft meer groepen dan {provider} opsomt. Stuur daar alleen de groepen die aan de applicatie zijn toegewezen.',
  'ssotest.fix.groupsNamed':
    '{provider} stuurde groeps-ID’s die niet zijn gekoppeld. Koppel deze ID’s in stap 5 of stuur namen.',
  'ssotest.fix.groupRole': 'Deze groep geeft geen rol. Kies in stap 5 de rollen als dat wel moet.',
  'ssotest.fix.firstRoles': 'Nieuwe gebruikers kunnen inloggen maar hebben geen rechten. Kies hun rollen in stap 5.',
  'ssotest.fix.membership':
    'De gebruiker is gedeactiveerd in je organisatie. Een beheerder kan die reactiveren op de pagina Gebruikers.',
  'ssotest.fix.domainAllowed':
    'De domeinbeperkingen van je organisatie staan dit e-mailadres niet toe. Wijzig de beperkingen of het adres van de gebruiker.',
  'ssotest.fix.account':
    'Een regel van je organisatie laat deze gebruiker niet toe. Controleer de gebruiker en de inlogbeperkingen.',
  'ssotest.fix.encryption':
    'Versleutel in {provider} voor het certificaat in onze metadata (stap 3), met RSA-OAEP en AES-GCM. Of zet de versleuteling daar uit.',
  'ssotest.fix.unsigned': 'Zet in {provider} het ondertekenen van het antwoord of de assertion aan.',
  'ssotest.fix.signatureForm':
    'Onderteken in {provider} het hele antwoord of de hele assertion. Is dat al zo, controleer dan of geen proxy of browserextensie het antwoord wijzigt.',
  'ssotest.fix.changed':
    'Het antwoord is onderweg gewijzigd, nadat {provider} het had ondertekend. Zoek naar een proxy of browserextensie die het wijzigt en test opnieuw.',
  'ssotest.fix.certificate':
    'Maak in {provider} een geldig ondertekeningscertificaat met een RSA-sleutel van minstens 2048 bits. Voeg het toe in stap 4.',
  'ssotest.fix.status':
    'Het inloggen van de gebruiker is geweigerd door {provider}. Controleer of de gebruiker daar aan de applicatie is toegewezen.',
  'ssotest.fix.client':
    'De client-ID of het clientgeheim is onjuist, of het geheim is verlopen. Maak een nieuw geheim in {provider} en voer het in bij stap 4.',
  'ssotest.fix.clientId':
    'De tokens zijn voor een andere client. Vul in stap 4 de client-ID van deze applicatie bij {provider} in.',
  'ssotest.fix.redirectUri': 'Registreer in {provider} onze redirect-URI precies zoals in stap 3. Test daarna opnieuw.',
  'ssotest.fix.tokenAlgorithm':
    'Onderteken ID-tokens in {provider} met een algoritme uit het discovery-document, zoals RS256.',
  'ssotest.fix.keys':
    'Het ID-token is niet ondertekend met een sleutel die {provider} publiceert. Test over een paar minuten opnieuw. Lukt het dan nog niet, controleer daar de ondertekeningssleutels.',
  'ssotest.fix.token':
    'Geen instelling hier verandert dit. Controleer of de applicatie in {provider} een webapplicatie voor OpenID Connect is, of neem met dit resultaat contact op met de support daar.',
  'ssotest.fix.reach':
    'We kregen geen bruikbaar antwoord van {provider}. Controleer de uitgever in stap 4, en of die vanaf internet bereikbaar is.',
  'ssotest.fix.issuer':
    'De uitgever die in stap 4 is opgeslagen, verschilt van wat {provider} stuurt. Lees daar de metadata opnieuw in.',
  'ssotest.fix.issuerOidc':
    'De uitgever in stap 4 verschilt van wat {provider} noemt. Vul die daar precies zo in als {provider} die noemt.',
  'ssotest.fix.sessionOver': 'Log uit bij {provider} en log daarna opnieuw in.',
  'ssotest.fix.authnContext':
    'Inloggen werkt ook zo. MFA bij de provider telt hier alleen mee als {provider} meldt hoe de gebruiker is ingelogd.',
  'ssotest.fix.nameId':
    'Stuur in {provider} een NameID die per gebruiker gelijk blijft. Anders levert een gewijzigd e-mailadres een nieuwe gebruiker op.',
  'ssotest.fix.name':
    'Stuur in {provider} de weergavenaam van de gebruiker als ‘name’. Tot die tijd wordt het e-mailadres getoond.',
  'ssotest.fix.email': 'Stuur in {provider} het e-mailadres van de gebruiker als ‘email’.',
  'ssotest.fix.emailUnique':
    'Stuur in {provider} één e-mailadres: hetzelfde als NameID en als ‘email’, of slechts één van beide.',
  'ssotest.fix.emailVerified':
    'Verifieer het e-mailadres van de gebruiker in {provider}. ‘email_verified’ moet als true worden gestuurd.',
  'ssotest.fix.scopes': 'Sta deze applicatie in {provider} de scope ‘email’ toe.',
};
