import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';
import { notices } from './notices.ts';

const hello = 'Hallo {name},';
const linkExpiresPreview = 'Deze link verloopt over {expiresIn}.';
const codeExpires = 'Deze code verloopt over {expiresIn}.';
const ifYou = 'Was jij dit, dan hoef je niets te doen.';
const resetIfNotYou =
  'Was jij dit, dan hoef je niets te doen. Was jij dit niet, stel je wachtwoord dan nu opnieuw in. Daarmee worden ook alle sessies uitgelogd.';
const keepIfNotAsked = 'Heb je je verificatiemethoden nog of heb je hier niet om gevraagd? Behoud ze dan.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'Bevestig je e-mailadres voor {vendor}',
      preview: 'Bevestig je e-mailadres om je account te voltooien.',
      paragraphs: [
        hello,
        'Bevestig dat {email} jouw e-mailadres is om je account bij {vendor} te voltooien.',
        'Deze link verloopt over {expiresIn} en kan één keer worden gebruikt.',
      ],
      button: 'E-mailadres bevestigen',
      footer: 'Heb je geen account gemaakt? Dan kun je deze e-mail negeren.',
    },
    invitation: {
      subject: 'Word lid van {tenantName} op {vendor}',
      preview: '{inviterName} heeft je uitgenodigd. De uitnodiging verloopt over {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} heeft je uitgenodigd om lid te worden van {tenantName} op {vendor}.',
        'Accepteer de uitnodiging om lid te worden als {email}. Deze link verloopt over {expiresIn} en kan één keer worden gebruikt.',
      ],
      button: 'Uitnodiging accepteren',
      footer: 'Verwachtte je geen uitnodiging? Dan kun je deze e-mail negeren. Je wordt alleen lid als je accepteert.',
    },
    'signed-up-by-link': {
      subject: '{personName} heeft zich geregistreerd met je link voor {tenantName}',
      preview: '{personEmail} wordt lid na bevestiging van het e-mailadres.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) heeft zich met je uitnodigingslink geregistreerd voor {tenantName} en wordt lid na bevestiging van het e-mailadres.',
      ],
      footer:
        'Ken je deze persoon niet? Verwijder de gebruiker dan in het beheerportaal en trek de link in. Iedereen met de link kan die gebruiken.',
    },
    'reset-password': {
      subject: 'Stel je wachtwoord voor {vendor} opnieuw in',
      preview: linkExpiresPreview,
      paragraphs: [
        hello,
        'We hebben een verzoek ontvangen om het wachtwoord van {email} bij {vendor} opnieuw in te stellen.',
        'Deze link verloopt over {expiresIn} en kan één keer worden gebruikt. Je huidige wachtwoord werkt tot je een nieuw wachtwoord maakt.',
      ],
      button: 'Opnieuw instellen',
      footer: 'Heb je hier niet om gevraagd? Dan kun je deze e-mail negeren. Je wachtwoord verandert niet.',
    },
    'password-changed': {
      subject: 'Je wachtwoord voor {vendor} is gewijzigd',
      preview: ifYou,
      paragraphs: [hello, 'Het wachtwoord van {email} bij {vendor} is gewijzigd op {changedAt}.', resetIfNotYou],
      button: 'Opnieuw instellen',
      footer: 'We sturen deze e-mail bij elke wijziging van je wachtwoord.',
    },
    'password-expires': {
      subject: 'Je wachtwoord voor {vendor} verloopt binnenkort',
      preview: 'Wijzig het vóór {expiresAt}.',
      paragraphs: [
        hello,
        'Je organisatie vereist dat wachtwoorden regelmatig worden gewijzigd. Je wachtwoord voor {email} bij {vendor} verloopt op {expiresAt}.',
        'Wijzig het voor die tijd om zonder onderbreking te blijven inloggen.',
      ],
      button: 'Wachtwoord wijzigen',
      footer:
        'Als je wachtwoord verloopt, kun je nog steeds een herstellink gebruiken die naar dit e-mailadres wordt gestuurd.',
    },
    'account-locked': {
      subject: 'Je account bij {vendor} is vergrendeld',
      preview: 'Er zijn te veel onjuiste wachtwoorden ingevoerd.',
      paragraphs: [
        hello,
        'We hebben je account {email} bij {vendor} vergrendeld na te veel onjuiste wachtwoorden. Je gegevens zijn veilig.',
        'Het wordt automatisch ontgrendeld op {lockedUntil}. Waren de pogingen van jou, dan kun je het nu ontgrendelen.',
      ],
      button: 'Account ontgrendelen',
      footer:
        'Was jij dit niet, laat het account dan vergrendeld. Niemand heeft ingelogd. Een langer wachtwoord is veiliger.',
    },
    'sign-up-existing': {
      subject: 'Je hebt al een account bij {vendor}',
      preview: 'Log in of stel je wachtwoord opnieuw in.',
      paragraphs: [
        hello,
        'We hebben een verzoek ontvangen om een account bij {vendor} te maken met {email}. Je hebt al een account, dus hebben we geen nieuw account gemaakt.',
        'Log in zoals altijd. Wachtwoord vergeten? Kies dan ‘Wachtwoord vergeten?’ onder het wachtwoordveld.',
      ],
      button: 'Inloggen',
      footer:
        'Was jij dit niet, dan kun je deze e-mail negeren. Er is niets gewijzigd en we hebben niet laten merken dat je een account hebt.',
    },
    'sign-in-code': {
      subject: 'Je inlogcode voor {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Voer deze code in om in te loggen bij {vendor}. De code verloopt over {expiresIn} en kan één keer worden gebruikt.',
      ],
      footer:
        'Heb je deze code niet aangevraagd? Dan kun je deze e-mail negeren. Deel deze code nooit. {vendor} zal er nooit om vragen.',
    },
    'second-factor-code': {
      subject: 'Je verificatiecode voor {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Voer deze code in om je identiteit bij {vendor} te verifiëren. De code verloopt over {expiresIn} en kan één keer worden gebruikt.',
      ],
      footer:
        'Heb je niet geprobeerd in te loggen? Dan kent iemand mogelijk je wachtwoord. Wijzig het nu en deel deze code nooit.',
    },
    'phone-code': {
      subject: 'Bevestig je nieuwe telefoonnummer bij {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'We hebben een verzoek ontvangen om het telefoonnummer van {email} bij {vendor} te wijzigen. Voer deze code in om door te gaan. De code verloopt over {expiresIn} en kan één keer worden gebruikt.',
      ],
      footer: 'Heb je hier niet om gevraagd? Dan kun je deze e-mail negeren. Je telefoonnummer verandert niet.',
    },
    'activation-code': {
      subject: 'Bevestig je e-mailadres voor {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Voer deze code in om {email} te bevestigen en je account bij {vendor} te voltooien. De code verloopt over {expiresIn} en kan één keer worden gebruikt.',
      ],
      footer: 'Heb je geen account gemaakt? Dan kun je deze e-mail negeren.',
    },
    'invitation-code': {
      subject: 'Word lid van {tenantName} op {vendor}',
      preview: '{inviterName} heeft je uitgenodigd. De uitnodiging verloopt over {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} heeft je uitgenodigd om lid te worden van {tenantName} op {vendor}.',
        'Accepteer de uitnodiging om lid te worden als {email}. Deze link verloopt over {expiresIn} en kan één keer worden gebruikt. Je hebt deze code nodig:',
      ],
      button: 'Uitnodiging accepteren',
      footer: 'Verwachtte je geen uitnodiging? Dan kun je deze e-mail negeren. Je wordt alleen lid als je accepteert.',
    },
    'magic-link': {
      subject: 'Inloggen bij {vendor}',
      preview: linkExpiresPreview,
      paragraphs: [
        hello,
        'Gebruik deze link om als {email} in te loggen bij {vendor}.',
        'Deze link verloopt over {expiresIn} en kan één keer worden gebruikt. Open je de link op een ander apparaat, voer dan het getal in van de pagina waar je de link hebt aangevraagd.',
      ],
      button: 'Inloggen',
      footer: 'Heb je deze link niet aangevraagd? Dan kun je deze e-mail negeren. Zonder de link kan niemand inloggen.',
    },
    'phones-changed': {
      subject: 'Je telefoonnummers bij {vendor} zijn gewijzigd',
      preview: ifYou,
      paragraphs: [
        hello,
        'De telefoonnummers van {email} bij {vendor} zijn gewijzigd op {changedAt}: {change}.',
        resetIfNotYou,
      ],
      button: 'Opnieuw instellen',
      footer: 'We sturen deze e-mail bij elke wijziging van je telefoonnummers.',
    },
    'impersonation-started': {
      subject: '{actorName} handelt namens jou bij {vendor}',
      preview: 'De toegang eindigt automatisch op {until}.',
      paragraphs: [
        hello,
        '{actorName} handelt nu namens jou in {tenantName} bij {vendor}. Reden: {reason}',
        'De toegang eindigt automatisch op {until}. Je wachtwoord en verificatiemethoden kunnen niet worden gewijzigd en elke wijziging wordt vastgelegd onder de naam {actorName}.',
      ],
      footer:
        'Heb je niet om hulp gevraagd? Neem dan contact op met een beheerder van je organisatie. Alle activiteit wordt vastgelegd.',
    },
    'set-up': {
      subject: 'Stel {vendor} in',
      preview: 'Je bent de eerste beheerder.',
      paragraphs: [
        hello,
        '{vendor} is actief en {email} is de eerste beheerder. Maak een wachtwoord om {tenantName} te openen.',
        'Deze link verloopt over {expiresIn} en kan één keer worden gebruikt. Iedereen met de link kan beheerder worden, dus deel die niet.',
      ],
      button: 'Wachtwoord maken',
      footer: 'Beheer je {vendor} niet? Dan kun je deze e-mail negeren.',
    },
    'factor-added': {
      subject: 'Verificatiemethode toegevoegd aan je account bij {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'Aan je account is op {changedAt} een verificatiemethode toegevoegd: {factor}.',
        'Bewaar je herstelcodes op een veilige plek. Je hebt ze nodig als je geen toegang meer hebt tot je verificatiemethoden.',
      ],
      footer:
        'Was jij dit niet? Stel nu je wachtwoord opnieuw in, waarmee alle sessies worden uitgelogd, en controleer je verificatiemethoden.',
    },
    'factor-removed': {
      subject: 'Verificatiemethode verwijderd bij {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'Uit je account is op {changedAt} een verificatiemethode verwijderd: {factor}.'],
      footer:
        'Was jij dit niet? Stel nu je wachtwoord opnieuw in, waarmee alle sessies worden uitgelogd, en stel de verificatiemethode opnieuw in.',
    },
    'factor-reset-asked': {
      subject: 'MFA-reset aangevraagd voor je account bij {vendor}',
      preview: '{actor} van {tenantName} heeft de reset aangevraagd. Je kunt deze annuleren.',
      paragraphs: [
        hello,
        '{actor} van {tenantName} heeft een MFA-reset voor je aangevraagd. Daarmee worden je verificatiemethoden en herstelcodes verwijderd. Er is nog niets gewijzigd: een andere beheerder moet de reset uiterlijk op {dueAt} goedkeuren en {delay} daarna gaat de reset in.',
        keepIfNotAsked,
      ],
      button: 'Verificatiemethoden behouden',
      footer: 'Heb je om deze reset gevraagd, dan hoef je niets te doen.',
    },
    'factor-reset-confirmed': {
      subject: 'De MFA voor je account bij {vendor} wordt gereset',
      preview: 'Op {dueAt}, tenzij je de reset annuleert.',
      paragraphs: [
        hello,
        '{actor} van {tenantName} heeft een MFA-reset voor je goedgekeurd. Op {dueAt} worden je verificatiemethoden en herstelcodes verwijderd en al je sessies beëindigd. Daarna log je alleen met je wachtwoord in.',
        keepIfNotAsked,
      ],
      button: 'Verificatiemethoden behouden',
      footer: 'Heb je om deze reset gevraagd, dan hoef je tot die tijd niets te doen.',
    },
    'factor-reset-cancelled': {
      subject: 'MFA-reset geannuleerd voor je account bij {vendor}',
      preview: '{actor} heeft de reset geannuleerd.',
      paragraphs: [
        hello,
        '{actor} van {tenantName} heeft je MFA-reset geannuleerd. Je verificatiemethoden zijn niet gewijzigd, dus log in zoals altijd.',
      ],
      footer: 'Kun je nog steeds niet inloggen? Neem dan contact op met een beheerder van je organisatie.',
    },
    'factor-reset-kept': {
      subject: 'MFA-reset geannuleerd voor je account bij {vendor}',
      preview: 'Je hebt je verificatiemethoden behouden.',
      paragraphs: [
        hello,
        'Je hebt de MFA-reset geannuleerd met de link in onze e-mail. Je verificatiemethoden zijn niet gewijzigd, dus log in zoals altijd.',
      ],
      footer:
        'Was jij dit niet? Dan heeft iemand mogelijk toegang tot je mailbox. Wijzig nu het wachtwoord van je mailbox.',
    },
    'factor-reset-done': {
      subject: 'De MFA voor je account bij {vendor} is gereset',
      preview: '{changedAt}. Log in en stel MFA opnieuw in.',
      paragraphs: [
        hello,
        'Twee beheerders van je organisatie hebben een MFA-reset voor je goedgekeurd. Op {changedAt} zijn je verificatiemethoden verwijderd en al je sessies beëindigd. Log in met je wachtwoord en stel MFA daarna opnieuw in onder ‘Beveiliging en privacy’.',
      ],
      footer:
        'Heb je hier niet om gevraagd? Stel dan nu je wachtwoord opnieuw in en neem contact op met je organisatie.',
    },
    'factor-reset-approve': {
      subject: 'MFA-reset voor {personName} goedkeuren?',
      preview: '{actor} van {tenantName} heeft de reset aangevraagd.',
      paragraphs: [
        hello,
        '{actor} van {tenantName} heeft een MFA-reset aangevraagd voor {personName} ({personEmail}), die geen toegang meer heeft tot de verificatiemethoden. Een tweede beheerder, zoals jij, moet de reset uiterlijk op {dueAt} goedkeuren.',
        'Bekijk de aanvraag en log daarna in om die goed te keuren of af te wijzen.',
      ],
      button: 'Aanvraag bekijken',
      footer:
        'Als je niets doet, kan een andere beheerder beslissen of verloopt de aanvraag. Met de link alleen kan niets worden goedgekeurd.',
    },
    'factor-reset-declined': {
      subject: 'MFA-reset voor {personName} afgewezen',
      preview: '{actor} heeft je aanvraag afgewezen.',
      paragraphs: [
        hello,
        '{actor} van {tenantName} heeft je aanvraag om de MFA van {personName} ({personEmail}) te resetten afgewezen. Er is niets gewijzigd.',
      ],
      footer: 'Is de reset nog nodig, overleg dan met {actor} en vraag die opnieuw aan.',
    },
    'passkey-added': {
      subject: 'Passkey toegevoegd aan je account bij {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'Aan je account is op {changedAt} een passkey toegevoegd. Je kunt er nu mee inloggen.'],
      footer:
        'Was jij dit niet? Stel nu je wachtwoord opnieuw in, waarmee alle sessies worden uitgelogd, en verwijder de passkey in je profiel.',
    },
    'passkey-removed': {
      subject: 'Passkey verwijderd uit je account bij {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Uit je account is op {changedAt} een passkey verwijderd. Je kunt er niet meer mee inloggen.',
      ],
      footer:
        'Was jij dit niet? Stel nu je wachtwoord opnieuw in, waarmee alle sessies worden uitgelogd, en controleer je passkeys.',
    },
    'recovery-code-used': {
      subject: 'Herstelcode gebruikt bij je account bij {vendor}',
      preview: '{changedAt}. Resterende codes: {codesLeft}.',
      paragraphs: [
        hello,
        'Op {changedAt} is met een herstelcode ingelogd bij je account.',
        'Resterende codes: {codesLeft}. Genereer nieuwe codes in je profiel voordat ze op zijn.',
      ],
      footer:
        'Was jij dit niet? Stel nu je wachtwoord opnieuw in, waarmee alle sessies worden uitgelogd, en genereer nieuwe herstelcodes.',
    },
    'recovery-codes-renewed': {
      subject: 'Nieuwe herstelcodes voor je account bij {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'Op {changedAt} zijn nieuwe herstelcodes gegenereerd. Je oude codes werken niet meer.'],
      footer:
        'Was jij dit niet? Stel nu je wachtwoord opnieuw in, waarmee alle sessies worden uitgelogd, en genereer nieuwe herstelcodes.',
    },
    'second-factor-locked': {
      subject: 'Verificatie vergrendeld voor je account bij {vendor}',
      preview: 'Vergrendeld tot {lockedUntil}.',
      paragraphs: [
        hello,
        'Iemand heeft de eerste stap van het inloggen goed doorlopen en daarna te veel onjuiste verificatiecodes ingevoerd. De verificatie is vergrendeld tot {lockedUntil}.',
        'Was jij dit, probeer het daarna dan opnieuw.',
      ],
      footer: 'Was jij dit niet? Dan kent iemand mogelijk je wachtwoord. Stel het nu opnieuw in.',
    },
    'link-identity-code': {
      subject: '{code} is je verificatiecode voor {vendor}',
      preview: 'Voer de code in op de pagina die erom vraagt.',
      paragraphs: [
        hello,
        'Iemand logt in bij {vendor} met een extern account dat dit e-mailadres gebruikt. Ben jij dit, voer dan deze code in om door te gaan. De code verloopt over {expiresIn} en kan één keer worden gebruikt.',
      ],
      footer: 'Was jij dit niet? Dan kun je deze e-mail negeren. Deel deze code nooit.',
    },
    'identity-linked': {
      subject: '{provider} is gekoppeld aan je account bij {vendor}',
      preview: 'Je kunt nu inloggen met {provider}.',
      paragraphs: [
        hello,
        'Je account bij {provider} is gekoppeld aan je account bij {vendor}. Je kunt er nu mee inloggen.',
      ],
      footer:
        'Was jij dit niet? Stel nu je wachtwoord opnieuw in en neem contact op met een beheerder van je organisatie.',
    },
    'api-token-made': {
      subject: 'Persoonlijk API-token gemaakt bij {vendor}',
      preview: 'In {tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'Er is voor jou een persoonlijk API-token gemaakt in {tenantName} bij {vendor}. Apps die het gebruiken, kunnen namens jou handelen. Naam van het token: {tokenName}. Gemaakt op {changedAt}.',
      ],
      footer:
        'Was jij dit niet? Stel nu je wachtwoord opnieuw in, waarmee alle sessies worden uitgelogd, en verwijder het token onder ‘Persoonlijke API-tokens’. Het werkt tot je het verwijdert.',
    },
    'api-tokens-stay': {
      subject: 'API-tokens van {personName} werken nog in {tenantName}',
      preview: '{personName} is geen lid meer van {tenantName}. Controleer de gemaakte API-tokens.',
      paragraphs: [
        hello,
        '{personName} is geen lid meer van {tenantName} bij {vendor}. Deze voor de organisatie gemaakte API-tokens werken nog: {tokenNames}.',
        'Verwijder tokens die je niet meer nodig hebt en vervang tokens waarvan {personName} het geheim nog kan hebben.',
      ],
      footer: 'Je ontvangt deze e-mail omdat je de gebruikers van {tenantName} beheert.',
    },
    'groups-changed': {
      subject: 'Je rechten in {tenantName} zijn gewijzigd',
      preview: 'Een beheerder van {tenantName} heeft een groep gewijzigd.',
      paragraphs: [hello, 'Een beheerder van {tenantName} heeft je rechten bij {vendor} gewijzigd: {change}.'],
      footer: 'Heb je vragen over deze wijziging? Neem dan contact op met een beheerder van {tenantName}.',
    },
    'policy-undone': {
      subject: 'Je beleidswijziging in {tenantName} is ongedaan gemaakt',
      preview: '{policy}: niemand heeft de wijziging binnen {expiresIn} bevestigd.',
      paragraphs: [
        hello,
        'Op {changedAt} heb je een beveiligingsbeleid van {tenantName} op {vendor} gewijzigd: {policy}. Niemand heeft de wijziging binnen {expiresIn} bevestigd. Daarom gelden de vorige instellingen weer.',
        'Sla het beleid opnieuw op om de wijziging nogmaals door te voeren, en bevestig die binnen {expiresIn} na opnieuw inloggen, bijvoorbeeld in een privévenster.',
      ],
      button: 'Beveiligingsinstellingen openen',
      footer: 'Je ontvangt deze e-mail omdat je deze wijziging hebt gemaakt.',
    },
    'mfa-required': {
      subject: '{tenantName} vereist binnenkort MFA',
      preview: 'Vanaf {startsAt}.',
      paragraphs: [
        hello,
        'Vanaf {startsAt} vereist {tenantName} bij {vendor} multi-factor-authenticatie (MFA): je bevestigt je inlog met een tweede verificatiemethode, zoals een authenticator-app.',
        'Stel er voor die tijd een in. Het duurt ongeveer een minuut en op de dag zelf word je niet onderbroken.',
      ],
      button: 'MFA instellen',
      footer:
        'Je ontvangt deze e-mail omdat je nog geen MFA gebruikt en een beheerder van {tenantName} je wilde informeren.',
    },
    'country-refused': {
      subject: 'Toegang tot {tenantName} geweigerd',
      preview: '{place}, {changedAt}.',
      paragraphs: [
        hello,
        'Op {changedAt} hebben de landbeperkingen van {tenantName} op {vendor} toegang geweigerd. Gebruiker: {personName} ({personEmail}). API-token: {tokenName}.',
        'Als u dit verwachtte, kunt u het land aan de lijst toevoegen. Zo niet, dan kent iemand mogelijk een wachtwoord of heeft iemand een token: controleer het in het auditlogboek.',
      ],
      button: 'Landbeperkingen controleren',
      footer:
        'U ontvangt deze e-mail omdat u landbeperkingen kunt wijzigen en e-mails over geweigerde toegang zijn ingeschakeld. We sturen er hoogstens één per uur voor elke gebruiker of elk API-token.',
    },
    'audit-log-broken': {
      subject: 'Er is met het auditlogboek van {tenantName} geknoeid',
      preview: 'De keten is verbroken bij gebeurtenis {event}.',
      paragraphs: [
        hello,
        'Op {changedAt} hebben we het auditlogboek van {tenantName} op {vendor} geverifieerd. De keten is verbroken bij gebeurtenis {event}: vanaf daar is het logboek niet meer zoals het is geschreven.',
        'Bewaar eerdere exports en gebeurtenissen die naar streamingbestemmingen zijn verzonden, want die laten zien wat het logboek bevatte. Neem daarna contact op met je aanbieder.',
      ],
      footer:
        'Je ontvangt deze e-mail omdat je het auditlogboek kunt bekijken. We sturen deze één keer, totdat de keten weer klopt.',
    },
    'sso-certificate-expires': {
      subject: 'Het SSO-certificaat van {tenantName} verloopt binnenkort',
      preview: 'Het verloopt op {expiresAt}. Voeg de opvolger voor die tijd toe.',
      paragraphs: [
        hello,
        'Het certificaat waarmee {provider} ondertekent voor single sign-on van {tenantName} bij {vendor} verloopt op {expiresAt}. De vingerafdruk begint met {fingerprint}.',
        'Maak bij uw identiteitsprovider een nieuw certificaat en voeg het aan de verbinding toe voordat het oude verloopt. Beide werken naast elkaar. Als het nieuwe er al staat, hoeft u niets te doen.',
      ],
      button: 'SSO-instellingen openen',
      footer: 'U ontvangt deze e-mail omdat u de SSO-instellingen van {tenantName} kunt wijzigen.',
    },
    'sso-setup-link': {
      subject: 'Stel single sign-on in voor {tenantName}',
      preview: '{inviterName} heeft je een configuratielink gestuurd. Deze verloopt op {expiresAt}.',
      paragraphs: [
        hello,
        '{inviterName} vraagt je om de identiteitsprovider van {tenantName} met {vendor} te verbinden. Je hebt hiervoor geen account nodig.',
        'Deze link verloopt op {expiresAt}. Iedereen met de link kan de verbinding instellen, dus stuur hem niet door.',
      ],
      button: 'Single sign-on instellen',
      footer: 'Verwachtte je deze e-mail niet? Dan kun je hem negeren.',
    },
    'directory-removals-held': {
      subject: '{connection} wil veel gebruikers van {tenantName} verwijderen',
      preview: 'Verdere verwijderingen wachten op uw beslissing. Tot die tijd houden deze gebruikers hun toegang.',
      paragraphs: [
        hello,
        '{connection} heeft gevraagd om binnen {minutes} minuten meer dan {users} gebruikers van {tenantName} bij {vendor} te deactiveren of te verwijderen. Sindsdien houden we de verzoeken tegen: deze gebruikers kunnen nog inloggen.',
        'Controleer de lijst. Keur deze goed als de wijziging de bedoeling is, of wijs deze af en corrigeer de toewijzingen in uw directory.',
      ],
      button: 'Gebruikers controleren',
      footer: 'U ontvangt deze e-mail omdat u de provisioninginstellingen van {tenantName} kunt wijzigen.',
    },
    'payment-failed': {
      subject: 'Betaling voor {tenantName} mislukt',
      preview: '{amount}, factuur {invoice}.',
      paragraphs: [
        hello,
        'We konden {amount} voor factuur {invoice} van {tenantName} bij {vendor} niet afschrijven.',
        'Het abonnement {planName} blijft actief tot {graceEnds}. We proberen het opnieuw op {retryAt}. Voeg een andere betaalmethode toe om nu te betalen.',
      ],
      button: 'Betaalmethode bijwerken',
      footer:
        'Je ontvangt deze e-mail omdat je het abonnement van {tenantName} kunt wijzigen of omdat de facturen aan jou zijn gericht.',
    },
    'webhook-fails': {
      subject: 'De webhook {webhook} van {tenantName} neemt geen gebeurtenissen aan',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        'De webhook {webhook} van {tenantName} op {vendor} heeft sinds {since} geen gebeurtenis aangenomen. Laatste antwoord van {host}: {error}.',
        'We blijven het drie dagen proberen, daarna schakelen we de webhook uit. Controleer het eindpunt.',
      ],
      footer: 'U ontvangt deze e-mail omdat u de webhooks van {tenantName} kunt wijzigen.',
    },
    'webhook-off': {
      subject: 'De webhook {webhook} van {tenantName} is uitgeschakeld',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        'De webhook {webhook} van {tenantName} op {vendor} is op {since} uitgeschakeld, omdat {host} geen gebeurtenissen aanneemt: {error}.',
        'Herstel het eindpunt en schakel de webhook in. We sturen eerst een testgebeurtenis. Stuur daarna opnieuw wat hij heeft gemist.',
      ],
      footer: 'U ontvangt deze e-mail omdat u de webhooks van {tenantName} kunt wijzigen.',
    },
    'payment-disputed': {
      subject: 'Een betaling van {tenantName} wordt betwist',
      preview: '{amount}, factuur {invoice}.',
      paragraphs: [
        hello,
        'Een betaling van {amount} voor factuur {invoice} van {tenantName} op {vendor} wordt betwist: de bank vraagt haar terug.',
        'Het abonnement {planName} blijft voorlopig zoals het is. Is de betwisting een vergissing, vraag de bank dan om haar in te trekken. Klopt er iets niet aan de factuur, neem dan eerst contact met ons op.',
      ],
      button: 'Facturen bekijken',
      footer:
        'Je ontvangt deze e-mail omdat je het abonnement van {tenantName} kunt wijzigen of omdat de facturen aan jou zijn gericht.',
    },
    'plan-ended': {
      subject: 'Het abonnement {planName} van {tenantName} is beëindigd',
      preview: 'Factuur {invoice} is niet betaald.',
      paragraphs: [
        hello,
        'Het abonnement {planName} van {tenantName} bij {vendor} is beëindigd op {endedAt}, omdat we {amount} voor factuur {invoice} niet konden afschrijven.',
        'Je gegevens zijn veilig, maar de functies van het abonnement zijn niet meer beschikbaar. Je kunt op elk moment opnieuw een abonnement nemen.',
      ],
      button: 'Abonnement kiezen',
      footer:
        'Je ontvangt deze e-mail omdat je het abonnement van {tenantName} kunt wijzigen of omdat de facturen aan jou zijn gericht.',
    },
    'sso-domain-drifted': {
      subject: 'Het DNS-record van {domain} ontbreekt',
      preview: 'Single sign-on werkt nog. Publiceer het record opnieuw.',
      paragraphs: [
        hello,
        'We vinden het TXT-record niet meer dat bewijst dat {domain} bij {tenantName} op {vendor} hoort. Gebruikers kunnen nog steeds inloggen.',
        'Publiceer het TXT-record opnieuw bij {domain}. De waarde staat in de SSO-instellingen.',
      ],
      button: 'SSO-instellingen openen',
      footer: 'U ontvangt deze e-mail omdat u de SSO-instellingen van {tenantName} kunt wijzigen.',
    },
    'sso-emergency-used': {
      subject: 'Noodtoegang tot {tenantName} is gebruikt',
      preview: '{personName} heeft ingelogd met een wachtwoord in plaats van single sign-on.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) heeft bij {tenantName} op {vendor} ingelogd met een wachtwoord en MFA, terwijl single sign-on daar verplicht is.',
        'Werkt uw identiteitsprovider en had niemand dit verwacht? Reset dan het wachtwoord van deze gebruiker en controleer het auditlogboek.',
      ],
      button: 'SSO-instellingen openen',
      footer: 'U ontvangt deze e-mail omdat u de SSO-instellingen van {tenantName} kunt wijzigen.',
    },
    'sso-emergency-lost': {
      subject: 'Noodtoegang tot {tenantName} vraagt aandacht',
      preview: '{personName} heeft geen MFA meer.',
      paragraphs: [
        hello,
        '{personName} heeft op {vendor} geen verificatiemethode meer. Zonder MFA werkt de noodtoegang tot {tenantName} niet.',
        'Vraag deze persoon om MFA opnieuw in te stellen of geef noodtoegang aan een andere beheerder.',
      ],
      button: 'SSO-instellingen openen',
      footer: 'U ontvangt deze e-mail omdat u de SSO-instellingen van {tenantName} kunt wijzigen.',
    },
    'audit-chain-head': {
      subject: 'Bewijs van het auditlogboek van {tenantName}: gebeurtenis {sequence}',
      preview: 'Stand op {changedAt}. Bewaar deze e-mail.',
      paragraphs: [
        hello,
        'Op {changedAt} eindigde het auditlogboek van {tenantName} op {vendor} met deze gebeurtenis.',
        'Bewaar deze e-mail. Als iemand het logboek later herschrijft, bevat een geverifieerde export deze hash niet meer bij dit gebeurtenisnummer.',
      ],
      footer:
        'Je ontvangt deze e-mail dagelijks omdat een beheerder van {tenantName} je adres heeft gekozen. Beheerders kunnen dit wijzigen op de pagina Auditlogboek.',
    },
    'email-change-code': {
      subject: 'Bevestig je nieuwe e-mailadres voor {vendor}',
      preview: codeExpires,
      paragraphs: [
        'Hallo,',
        '{name} wil dit e-mailadres gebruiken om in te loggen bij {vendor}. Ben jij dit, voer dan deze code in om de wijziging te bevestigen. De code verloopt over {expiresIn} en kan één keer worden gebruikt.',
      ],
      footer: 'Heb je hier niet om gevraagd? Dan kun je deze e-mail negeren. Deel deze code nooit.',
    },
    'email-changed': {
      subject: 'Je e-mailadres bij {vendor} is gewijzigd',
      preview: 'Gewijzigd op {changedAt}.',
      paragraphs: [
        hello,
        'Het e-mailadres van je account bij {vendor} is op {changedAt} gewijzigd van {email} in {newEmail}. Daarmee log je nu in en daar ontvang je e-mails.',
        ifYou,
      ],
      footer:
        'Was jij dit niet? Neem dan meteen contact op met een beheerder van je organisatie. Je kunt niet meer inloggen met dit e-mailadres.',
    },
    'new-device': {
      subject: 'Nieuwe login bij je account bij {vendor}',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'Er is op een nieuw apparaat ingelogd bij je {vendor}-account {email}: {device}, {changedAt}. Locatie: {place}.',
        ifYou,
      ],
      footer: 'Was jij dit niet? Log die sessie uit in het portaal en wijzig meteen je wachtwoord.',
    },
  },
  phrases: {
    'authenticator-app': 'authenticator-app',
    'text-messages': 'sms naar het nummer dat eindigt op {end}',
    'device-lock': 'vingerafdruk, gezicht of pincode van een apparaat',
    'security-key': 'beveiligingssleutel',
    'phone-added': 'er is een telefoonnummer toegevoegd',
    'phone-removed': 'er is een telefoonnummer verwijderd',
    'phone-replaced': 'je telefoonnummer is vervangen',
    'phone-named':
      'er is een nieuw telefoonnummer ingevoerd, dat de andere vervangt zodra je er voor het eerst mee inlogt',
    'group-gone': 'de groep {group} is verwijderd',
    'group-joined': 'je bent toegevoegd aan de groep {group}',
    'group-left': 'je bent verwijderd uit de groep {group}',
    'policy-mfa': 'multifactorauthenticatie',
    'policy-sessions': 'sessielimieten',
    'policy-ip-restrictions': 'IP-beperkingen',
    'policy-country-restrictions': 'landbeperkingen',
    'policy-domain-restrictions': 'beperkingen voor e-maildomeinen',
    'policy-sso-enforcement': 'verplichte single sign-on',
  },
  notices,
  sms: {
    code: '{code} is je verificatiecode voor {vendor}. De code verloopt over {expiresIn}. Deel deze code nooit.',
  },
};
