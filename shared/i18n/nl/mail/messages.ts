import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';

const hello = 'Hallo {name},';
const linkLasts = 'De link werkt maar één keer. Geldig: {expiresIn}.';
const codeLasts = 'De code werkt maar één keer. Geldig: {expiresIn}.';
const lasts = 'Geldig: {expiresIn}.';
const wasYou =
  'Was u dat? Dan hoeft u niets te doen. Was u het niet? Kies nu een nieuw wachtwoord: dat beëindigt ook alle sessies.';
const notYou = 'Was u dat niet? Kies dan meteen een nieuw wachtwoord: dat beëindigt alle sessies.';
const ifYou = 'Als u dat was, hoeft u niets te doen.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'Bevestig uw e-mailadres voor {vendor}',
      preview: 'Eén klik en uw account is klaar.',
      paragraphs: [
        hello,
        'iemand, waarschijnlijk u, heeft bij {vendor} een account gemaakt met {email}. Bevestig dat het adres van u is.',
        linkLasts,
      ],
      button: 'Mijn adres bevestigen',
      footer: 'Hebt u geen account gemaakt? Doe dan niets: zonder bevestiging kan niemand het gebruiken.',
    },
    invitation: {
      subject: 'Word lid van {tenantName} op {vendor}',
      preview: '{inviterName} heeft u uitgenodigd.',
      paragraphs: [
        hello,
        '{inviterName} nodigt u uit om met {tenantName} te werken op {vendor}.',
        'U wordt lid als {email}. De uitnodiging werkt maar één keer. Geldig: {expiresIn}.',
      ],
      button: 'Uitnodiging bekijken',
      footer: 'Verwachtte u geen uitnodiging? Doe dan niets: u wordt pas lid als u haar aanneemt.',
    },
    'reset-password': {
      subject: 'Kies een nieuw wachtwoord voor {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'iemand, waarschijnlijk u, heeft bij {vendor} een nieuw wachtwoord gevraagd voor {email}.',
        `${linkLasts} Uw huidige wachtwoord blijft werken tot u een nieuw hebt opgeslagen.`,
      ],
      button: 'Nieuw wachtwoord kiezen',
      footer: 'Hebt u niets gevraagd? Doe dan niets: uw wachtwoord blijft zoals het is.',
    },
    'password-changed': {
      subject: 'Uw wachtwoord voor {vendor} is gewijzigd',
      preview: ifYou,
      paragraphs: [hello, 'het wachtwoord van {email} bij {vendor} is gewijzigd. Tijdstip: {changedAt}.', wasYou],
      button: 'Dat was ik niet: nieuw wachtwoord',
      footer: 'U krijgt deze mail omdat wijzigingen van een wachtwoord altijd worden gemeld.',
    },
    'password-expires': {
      subject: 'Uw wachtwoord voor {vendor} verloopt binnenkort',
      preview: 'Wijzig het vóór {expiresAt}.',
      paragraphs: [
        hello,
        'uw organisatie vraagt om wachtwoorden geregeld te wijzigen. Dat van {email} bij {vendor} opent niets meer vanaf: {expiresAt}.',
        'Kies vóór die tijd een nieuw wachtwoord, in uw profiel of via deze link.',
      ],
      button: 'Nieuw wachtwoord kiezen',
      footer: 'Ook daarna komt u weer binnen, met een link die wij naar dit adres sturen.',
    },
    'account-locked': {
      subject: 'Inloggen bij {vendor} is onderbroken',
      preview: 'Er waren te veel verkeerde wachtwoorden achter elkaar.',
      paragraphs: [
        hello,
        'er waren te veel verkeerde wachtwoorden achter elkaar voor {email}, dus hebben we het inloggen bij {vendor} onderbroken. Uw gegevens zijn onaangeroerd.',
        'Het gaat vanzelf weer open: {lockedUntil}. Was u het zelf, dan kunt u het nu openen.',
      ],
      button: 'Inloggen weer openen',
      footer:
        'Was u dat niet? Laat het dan zo: niemand is binnengekomen. Een nieuw, langer wachtwoord maakt raden kansloos.',
    },
    'sign-up-existing': {
      subject: 'U hebt al een account bij {vendor}',
      preview: 'Log ermee in of kies een nieuw wachtwoord.',
      paragraphs: [
        hello,
        'iemand, waarschijnlijk u, wilde bij {vendor} een account maken met {email}. Er is er al een, dus er is geen tweede gemaakt.',
        'Log in zoals altijd. Is het wachtwoord weg, dan sturen we u een link voor een nieuw.',
      ],
      button: 'Inloggen',
      footer: 'Was u dat niet? Doe dan niets: er is niets gewijzigd en niemand weet dat u een account hebt.',
    },
    'sign-in-code': {
      subject: 'Uw code om in te loggen bij {vendor}',
      preview: lasts,
      paragraphs: [hello, `typ deze code waar u inlogt bij {vendor}. ${codeLasts}`],
      footer: 'Logt u niet in? Doe dan niets en geef deze code aan niemand: wie erom vraagt, is niet van {vendor}.',
    },
    'second-factor-code': {
      subject: 'Uw code voor {vendor}',
      preview: lasts,
      paragraphs: [hello, `typ deze code bij {vendor} om te bevestigen dat u het bent. ${codeLasts}`],
      footer: 'Was u dat niet? Dan kent iemand uw eerste stap: wijzig uw wachtwoord en geef deze code aan niemand.',
    },
    'phone-code': {
      subject: 'Bevestig de wijziging van uw telefoonnummer bij {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `iemand, waarschijnlijk u, wil het telefoonnummer van {email} bij {vendor} wijzigen. Typ daar deze code om verder te gaan. ${codeLasts}`,
      ],
      footer: 'Hebt u niets gevraagd? Doe dan niets: het nummer blijft zoals het is.',
    },
    'activation-code': {
      subject: 'Bevestig uw e-mailadres voor {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `iemand, waarschijnlijk u, heeft bij {vendor} een account gemaakt met {email}. Typ daar deze code om te bevestigen dat het adres van u is. ${codeLasts}`,
      ],
      footer: 'Hebt u geen account gemaakt? Doe dan niets: zonder de code kan niemand het gebruiken.',
    },
    'invitation-code': {
      subject: 'Word lid van {tenantName} op {vendor}',
      preview: '{inviterName} heeft u uitgenodigd.',
      paragraphs: [
        hello,
        '{inviterName} nodigt u uit om met {tenantName} te werken op {vendor}.',
        'U wordt lid als {email}. De uitnodiging werkt maar één keer. Geldig: {expiresIn}. Haar pagina vraagt om deze code:',
      ],
      button: 'Uitnodiging bekijken',
      footer: 'Verwachtte u geen uitnodiging? Doe dan niets: u wordt pas lid als u haar aanneemt.',
    },
    'magic-link': {
      subject: 'Inloggen bij {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'iemand, waarschijnlijk u, wil als {email} inloggen bij {vendor}. De pagina achter deze link vraagt u om dat met één klik te bevestigen.',
        `${linkLasts} Op een ander apparaat vraagt hij om het getal dat het eerste toont.`,
      ],
      button: 'Inloggen',
      footer: 'Logt u niet in? Doe dan niets: de link alleen laat niemand binnen.',
    },
    'phones-changed': {
      subject: 'Uw telefoonnummers bij {vendor} zijn gewijzigd',
      preview: ifYou,
      paragraphs: [
        hello,
        'de telefoonnummers van {email} bij {vendor} zijn gewijzigd: {change}. Tijdstip: {changedAt}.',
        wasYou,
      ],
      button: 'Dat was ik niet: nieuw wachtwoord',
      footer: 'U krijgt deze mail omdat wijzigingen van telefoonnummers altijd worden gemeld.',
    },
    'impersonation-started': {
      subject: 'Iemand handelt in uw account bij {vendor}',
      preview: '{actorName}, tot {until}.',
      paragraphs: [
        hello,
        '{actorName} handelt nu namens u in {tenantName} bij {vendor}. Opgegeven reden: {reason}',
        'Dit eindigt vanzelf: {until}. Tot dan kunnen uw wachtwoord en uw tweede stappen niet worden gewijzigd, en elke wijziging draagt de naam van {actorName}.',
      ],
      footer: 'Hebt u niet om hulp gevraagd? Meld het bij het beheer van uw organisatie: elke stap is vastgelegd.',
    },
    'set-up': {
      subject: '{vendor} instellen',
      preview: 'U bent de eerste beheerder.',
      paragraphs: [
        hello,
        '{vendor} draait en {email} beheert het. Kies een wachtwoord om {tenantName} te openen.',
        `${linkLasts} Wie hem heeft, mag alles: geef hem niet door.`,
      ],
      button: 'Wachtwoord kiezen',
      footer: 'Beheert u geen {vendor}? Dan heeft iemand een adres verkeerd getypt en kunt u deze mail verwijderen.',
    },
    'factor-added': {
      subject: 'Uw account bij {vendor} heeft een nieuwe tweede stap',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'uw account gebruikt bij het inloggen nu ook: {factor}. Toegevoegd: {changedAt}.',
        'Bewaar uw herstelcodes op een veilige plek: daarmee komt u binnen als de rest weg is.',
      ],
      footer: notYou,
    },
    'factor-removed': {
      subject: 'Een tweede stap van uw account bij {vendor} is verwijderd',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'uw account gebruikt bij het inloggen niet meer: {factor}. Verwijderd: {changedAt}.'],
      footer: notYou,
    },
    'passkey-added': {
      subject: 'Uw account bij {vendor} heeft een nieuwe passkey',
      preview: '{changedAt}.',
      paragraphs: [hello, 'uw account gaat nu ook open met een passkey. Toegevoegd: {changedAt}.'],
      footer: `${notYou} Verwijder daarna de passkey in uw profiel.`,
    },
    'passkey-removed': {
      subject: 'Een passkey van uw account bij {vendor} is verwijderd',
      preview: '{changedAt}.',
      paragraphs: [hello, 'een van de passkeys van uw account opent het niet meer. Verwijderd: {changedAt}.'],
      footer: notYou,
    },
    'recovery-code-used': {
      subject: 'Een herstelcode van uw account bij {vendor} is gebruikt',
      preview: 'Codes over: {codesLeft}.',
      paragraphs: [
        hello,
        'een van uw herstelcodes verving de tweede stap. Tijdstip: {changedAt}.',
        'Codes over: {codesLeft}. Maak nieuwe in uw profiel voordat ze op zijn.',
      ],
      footer: notYou,
    },
    'recovery-codes-renewed': {
      subject: 'Nieuwe herstelcodes voor uw account bij {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'er zijn nieuwe herstelcodes gemaakt. Tijdstip: {changedAt}. De oude werken niet meer.'],
      footer: notYou,
    },
    'second-factor-locked': {
      subject: 'Iemand raadt naar de tweede stap van uw account bij {vendor}',
      preview: 'Onderbroken tot {lockedUntil}.',
      paragraphs: [
        hello,
        'er waren te veel verkeerde codes achter elkaar, van iemand die de eerste stap had gehaald. De tweede stap is onderbroken tot {lockedUntil}.',
        'Verkeerd getypt? Probeer het daarna opnieuw.',
      ],
      footer: 'Was u dat niet? Dan kent iemand uw wachtwoord: kies meteen een nieuw.',
    },
    'link-identity-code': {
      subject: '{code} is uw code voor {vendor}',
      preview: 'Typ hem op de pagina die erom vraagt.',
      paragraphs: [
        hello,
        `iemand logt in bij {vendor} met een account van elders dat dit e-mailadres heeft. Bent u dat, typ dan deze code op de pagina die erom vraagt. ${codeLasts}`,
      ],
      footer: 'Was u dat niet? Geef de code niet door; zonder gebeurt er niets.',
    },
    'new-device': {
      subject: 'Nieuwe aanmelding bij uw {vendor}-account',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'er is vanaf een nieuw apparaat ingelogd op uw account {email} bij {vendor}: {device}, {changedAt}. Locatie: {place}.',
        ifYou,
      ],
      footer: 'Was u dat niet? Log die sessie uit in het portaal en wijzig meteen uw wachtwoord.',
    },
    'identity-linked': {
      subject: 'U kunt nu bij {vendor} inloggen met {provider}',
      preview: 'Uw account heeft er een manier van inloggen bij.',
      paragraphs: [
        hello,
        'uw account van {provider} is aan uw account bij {vendor} gekoppeld. Voortaan logt het u in.',
      ],
      footer: `${notYou} Meld het ook bij het beheer van uw organisatie.`,
    },
    'api-token-made': {
      subject: 'Er is een persoonlijk API-token voor u gemaakt bij {vendor}',
      preview: 'In {tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'met een persoonlijk API-token kunnen programma’s nu namens u handelen in {tenantName} op {vendor}. De naam: {tokenName}. Gemaakt: {changedAt}.',
      ],
      footer: `${notYou} Verwijder daarna het token op de pagina met uw persoonlijke tokens: tot dan werkt het.`,
    },
    'api-tokens-stay': {
      subject: 'API-tokens van {personName} werken nog in {tenantName}',
      preview: '{personName} is geen lid meer van {tenantName}. Controleer de API-tokens van deze persoon.',
      paragraphs: [
        hello,
        '{personName} is geen lid meer van {tenantName} op {vendor}. API-tokens die deze persoon voor de organisatie heeft gemaakt, werken nog: {tokenNames}.',
        'Verwijder tokens die niemand nodig heeft en vervang tokens waarvan {personName} de geheimen kan hebben bewaard.',
      ],
      footer: 'U ontvangt deze e-mail omdat u de gebruikers van {tenantName} beheert.',
    },
    'groups-changed': {
      subject: 'Uw rechten in {tenantName} zijn gewijzigd',
      preview: 'Een groep van {tenantName} is gewijzigd.',
      paragraphs: [hello, 'uw rechten in {tenantName} op {vendor} zijn gewijzigd: {change}. Dat geldt vanaf nu.'],
      footer: 'Verrast u dit? Vraag het aan het beheer van {tenantName}.',
    },
    'email-change-code': {
      subject: 'Bevestig dit adres voor {vendor}',
      preview: lasts,
      paragraphs: [
        'Hallo,',
        `{name} wil voortaan met dit e-mailadres inloggen bij {vendor}. Bent u dat? Typ dan deze code waar u erom vroeg. ${codeLasts}`,
      ],
      footer: 'Bent u dat niet? Doe dan niets en geef deze code aan niemand: zonder verandert er niets.',
    },
    'email-changed': {
      subject: 'U logt nu met een ander adres in bij {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'uw account bij {vendor} is verhuisd van {email} naar {newEmail}. Tijdstip: {changedAt}. Mails gaan voortaan daarheen.',
        ifYou,
      ],
      footer:
        'Was u dat niet? Meld het meteen bij het beheer van uw organisatie: dit adres opent het account niet meer.',
    },
    'signed-up-by-link': {
      subject: '{personName} heeft zich via uw link aangemeld bij {tenantName}',
      preview: '{personEmail} wordt lid zodra het adres is bevestigd.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) heeft zich bij {tenantName} aangemeld via de uitnodigingslink die u hebt gemaakt, en wordt lid zodra het adres is bevestigd.',
      ],
      footer:
        'Kent u deze persoon niet? Verwijder die dan in het beheerportaal en trek de link in: hij werkt voor wie hem heeft.',
    },
    'factor-reset-asked': {
      subject: 'Uw tweede stap bij {vendor} moet opnieuw worden ingesteld',
      preview: '{actor} van {tenantName} heeft erom gevraagd. U kunt hem behouden.',
      paragraphs: [
        hello,
        '{actor} van {tenantName} heeft gevraagd uw tweede stap te verwijderen, met uw herstelcodes, zoals dat gaat voor wie hem kwijt is. Er is nog niets gebeurd: een andere beheerder moet het bevestigen vóór {dueAt}, en daarna verstrijkt nog deze tijd: {delay}.',
        'Hebt u uw tweede stap nog, of hebt u dit niet gevraagd? Behoud hem dan.',
      ],
      button: 'Mijn tweede stap behouden',
      footer: 'Hebt u het zelf gevraagd? Doe dan niets.',
    },
    'factor-reset-confirmed': {
      subject: 'Uw tweede stap bij {vendor} wordt verwijderd',
      preview: 'Op {dueAt}, tenzij u hem behoudt.',
      paragraphs: [
        hello,
        '{actor} van {tenantName} heeft bevestigd dat uw tweede stap wordt verwijderd. Tijdstip: {dueAt}. Dat beëindigt al uw sessies; daarna is uw wachtwoord genoeg om in te loggen.',
        'Hebt u uw tweede stap nog, of hebt u dit niet gevraagd? Behoud hem dan.',
      ],
      button: 'Mijn tweede stap behouden',
      footer: 'Hebt u het zelf gevraagd? Doe dan niets en log daarna in.',
    },
    'factor-reset-cancelled': {
      subject: 'Uw tweede stap bij {vendor} blijft',
      preview: '{actor} heeft het teruggedraaid.',
      paragraphs: [
        hello,
        '{actor} van {tenantName} heeft het verwijderen van uw tweede stap afgezegd. U logt in zoals eerst.',
      ],
      footer: 'Komt u nog steeds niet binnen? Schrijf dan het beheer van uw organisatie.',
    },
    'factor-reset-kept': {
      subject: 'Uw tweede stap bij {vendor} blijft zoals hij is',
      preview: 'Het opnieuw instellen is voorbij.',
      paragraphs: [
        hello,
        'het verwijderen van uw tweede stap is afgezegd, via de link in onze mail aan u. U logt in zoals eerst.',
      ],
      footer: 'Was u het niet die hem gebruikte? Dan leest iemand uw mail: kies daarvoor meteen een nieuw wachtwoord.',
    },
    'factor-reset-done': {
      subject: 'Uw tweede stap bij {vendor} is verwijderd',
      preview: '{changedAt}. Log in en stel een nieuwe in.',
      paragraphs: [
        hello,
        'uw tweede stap is verwijderd, zoals twee beheerders van uw organisatie hebben besloten, en alle sessies zijn beëindigd. Tijdstip: {changedAt}. Log in met uw wachtwoord en stel op uw privacypagina een nieuwe tweede stap in.',
      ],
      footer: 'Hebt u hier niet om gevraagd? Kies meteen een nieuw wachtwoord en meld het bij uw organisatie.',
    },
    'factor-reset-approve': {
      subject: 'Een tweede stap bij {vendor}: ja of nee?',
      preview: '{actor} vraagt die opnieuw in te stellen voor {personName}.',
      paragraphs: [
        hello,
        '{actor} van {tenantName} vroeg de tweede stap van {personName} ({personEmail}) opnieuw in te stellen, zoals voor iemand die deze kwijt is. Daar is een tweede beheerder voor nodig, zoals u. Uiterlijk: {dueAt}.',
        'De pagina achter deze link toont wat er wordt gevraagd. Om daar ja of nee te zeggen logt u in.',
      ],
      button: 'Het verzoek bekijken',
      footer: 'Doet u niets? Dan beslist een andere beheerder, of het eindigt vanzelf. De link alleen beslist niets.',
    },
    'factor-reset-declined': {
      subject: 'Een tweede stap bij {vendor} blijft zoals die is',
      preview: '{actor} zei nee voor {personName}.',
      paragraphs: [
        hello,
        '{actor} van {tenantName} zei nee op uw verzoek: de tweede stap van {personName} ({personEmail}) blijft.',
      ],
      footer: 'Denkt u nog steeds dat die kwijt is? Praat met {actor} en vraag het opnieuw.',
    },
  },
  phrases: {
    'authenticator-app': 'authenticator-app',
    'text-messages': 'sms naar het nummer dat eindigt op {end}',
    'device-lock': 'de vergrendeling van dit apparaat (vingerafdruk, gezicht of pincode)',
    'security-key': 'beveiligingssleutel',
    'phone-added': 'er is een nummer toegevoegd',
    'phone-removed': 'er is een nummer verwijderd',
    'phone-replaced': 'een ander nummer heeft het oude vervangen',
    'phone-named': 'er is een nieuw nummer opgegeven, dat de andere vervangt zodra ermee wordt ingelogd',
    'group-gone': 'de groep {group} bestaat niet meer',
    'group-joined': 'u zit nu in de groep {group}',
    'group-left': 'u zit niet meer in de groep {group}',
  },
  sms: { code: '{code} is uw code voor {vendor}. Geldig: {expiresIn}. Niemand van {vendor} zal u er ooit om vragen.' },
};
