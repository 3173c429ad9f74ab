import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';
import { notices } from './notices.ts';

const hello = 'Guten Tag {name},';
const linkExpiresPreview = 'Dieser Link ist {expiresIn} gültig.';
const codeExpires = 'Dieser Code ist {expiresIn} gültig.';
const ifYou = 'Wenn Sie das waren, müssen Sie nichts tun.';
const resetIfNotYou =
  'Wenn Sie das waren, müssen Sie nichts tun. Andernfalls setzen Sie Ihr Passwort jetzt zurück. Dabei werden auch alle Sitzungen abgemeldet.';
const keepIfNotAsked =
  'Wenn Sie Ihre Bestätigungsmethoden noch haben oder nicht darum gebeten haben, behalten Sie sie.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'E-Mail-Adresse für {vendor} bestätigen',
      preview: 'Bestätigen Sie Ihre E-Mail-Adresse, um die Kontoerstellung abzuschließen.',
      paragraphs: [
        hello,
        'bestätigen Sie, dass {email} Ihre E-Mail-Adresse ist, um die Erstellung Ihres Kontos bei {vendor} abzuschließen.',
        'Dieser Link ist {expiresIn} gültig und kann einmal verwendet werden.',
      ],
      button: 'E-Mail bestätigen',
      footer: 'Wenn Sie kein Konto erstellt haben, können Sie diese E-Mail ignorieren.',
    },
    invitation: {
      subject: '{tenantName} auf {vendor} beitreten',
      preview: '{inviterName} hat Sie eingeladen. Die Einladung ist {expiresIn} gültig.',
      paragraphs: [
        hello,
        '{inviterName} hat Sie eingeladen, {tenantName} auf {vendor} beizutreten.',
        'Nehmen Sie die Einladung an, um als {email} beizutreten. Dieser Link ist {expiresIn} gültig und kann einmal verwendet werden.',
      ],
      button: 'Einladung annehmen',
      footer:
        'Wenn Sie keine Einladung erwartet haben, können Sie diese E-Mail ignorieren. Sie treten nur bei, wenn Sie annehmen.',
    },
    'signed-up-by-link': {
      subject: '{personName} hat sich mit Ihrem Link zu {tenantName} registriert',
      preview: '{personEmail} tritt nach der Bestätigung der E-Mail-Adresse bei.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) hat sich mit Ihrem Einladungslink bei {tenantName} registriert. Der Beitritt erfolgt nach der Bestätigung der E-Mail-Adresse.',
      ],
      footer:
        'Wenn Sie diese Person nicht kennen, entfernen Sie sie im Admin-Portal und widerrufen Sie den Link. Jeder, der ihn hat, kann ihn verwenden.',
    },
    'reset-password': {
      subject: 'Ihr Passwort für {vendor} zurücksetzen',
      preview: linkExpiresPreview,
      paragraphs: [
        hello,
        'wir haben eine Anfrage zum Zurücksetzen des Passworts von {email} bei {vendor} erhalten.',
        'Dieser Link ist {expiresIn} gültig und kann einmal verwendet werden. Ihr aktuelles Passwort gilt, bis Sie ein neues erstellen.',
      ],
      button: 'Passwort zurücksetzen',
      footer:
        'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
    },
    'password-changed': {
      subject: 'Ihr Passwort für {vendor} wurde geändert',
      preview: ifYou,
      paragraphs: [hello, 'das Passwort von {email} bei {vendor} wurde am {changedAt} geändert.', resetIfNotYou],
      button: 'Passwort zurücksetzen',
      footer: 'Wir senden diese E-Mail bei jeder Änderung Ihres Passworts.',
    },
    'password-expires': {
      subject: 'Ihr Passwort für {vendor} läuft bald ab',
      preview: 'Ändern Sie es vor dem {expiresAt}.',
      paragraphs: [
        hello,
        'Ihre Organisation verlangt regelmäßige Passwortänderungen. Ihr Passwort für {email} bei {vendor} läuft am {expiresAt} ab.',
        'Ändern Sie es vorher, damit Sie sich weiterhin ohne Unterbrechung anmelden können.',
      ],
      button: 'Passwort ändern',
      footer:
        'Wenn Ihr Passwort abläuft, können Sie weiterhin einen Link zum Zurücksetzen an diese E-Mail-Adresse anfordern.',
    },
    'account-locked': {
      subject: 'Ihr Konto bei {vendor} ist gesperrt',
      preview: 'Es gab zu viele falsche Passwörter.',
      paragraphs: [
        hello,
        'wir haben Ihr Konto {email} bei {vendor} nach zu vielen falschen Passwörtern gesperrt. Ihre Daten sind sicher.',
        'Es wird am {lockedUntil} automatisch entsperrt. Wenn die Versuche von Ihnen waren, können Sie es jetzt entsperren.',
      ],
      button: 'Konto entsperren',
      footer:
        'Wenn Sie das nicht waren, lassen Sie das Konto gesperrt. Niemand hat sich angemeldet. Ein längeres Passwort bietet mehr Schutz.',
    },
    'sign-up-existing': {
      subject: 'Sie haben bereits ein Konto bei {vendor}',
      preview: 'Melden Sie sich an oder setzen Sie Ihr Passwort zurück.',
      paragraphs: [
        hello,
        'wir haben eine Anfrage erhalten, ein Konto bei {vendor} mit {email} zu erstellen. Sie haben bereits ein Konto, daher haben wir kein neues erstellt.',
        'Melden Sie sich wie gewohnt an. Wenn Sie Ihr Passwort vergessen haben, wählen Sie „Passwort vergessen?“ unter dem Passwortfeld.',
      ],
      button: 'Anmelden',
      footer:
        'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Es wurde nichts geändert, und wir haben nicht verraten, dass Sie ein Konto haben.',
    },
    'sign-in-code': {
      subject: 'Ihr Anmeldecode für {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'geben Sie diesen Code ein, um sich bei {vendor} anzumelden. Er ist {expiresIn} gültig und kann einmal verwendet werden.',
      ],
      footer:
        'Wenn Sie diesen Code nicht angefordert haben, können Sie diese E-Mail ignorieren. Geben Sie den Code nie weiter. {vendor} wird Sie nie danach fragen.',
    },
    'second-factor-code': {
      subject: 'Ihr Bestätigungscode für {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'geben Sie diesen Code ein, um Ihre Identität bei {vendor} zu bestätigen. Er ist {expiresIn} gültig und kann einmal verwendet werden.',
      ],
      footer:
        'Wenn Sie nicht versucht haben, sich anzumelden, kennt möglicherweise jemand Ihr Passwort. Ändern Sie es jetzt und geben Sie diesen Code nie weiter.',
    },
    'phone-code': {
      subject: 'Änderung Ihrer Telefonnummer bei {vendor} bestätigen',
      preview: codeExpires,
      paragraphs: [
        hello,
        'wir haben eine Anfrage erhalten, die Telefonnummer von {email} bei {vendor} zu ändern. Geben Sie diesen Code ein, um fortzufahren. Er ist {expiresIn} gültig und kann einmal verwendet werden.',
      ],
      footer:
        'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihre Telefonnummer bleibt unverändert.',
    },
    'activation-code': {
      subject: 'E-Mail-Adresse für {vendor} bestätigen',
      preview: codeExpires,
      paragraphs: [
        hello,
        'geben Sie diesen Code ein, um {email} zu bestätigen und die Erstellung Ihres Kontos bei {vendor} abzuschließen. Er ist {expiresIn} gültig und kann einmal verwendet werden.',
      ],
      footer: 'Wenn Sie kein Konto erstellt haben, können Sie diese E-Mail ignorieren.',
    },
    'invitation-code': {
      subject: '{tenantName} auf {vendor} beitreten',
      preview: '{inviterName} hat Sie eingeladen. Die Einladung ist {expiresIn} gültig.',
      paragraphs: [
        hello,
        '{inviterName} hat Sie eingeladen, {tenantName} auf {vendor} beizutreten.',
        'Nehmen Sie die Einladung an, um als {email} beizutreten. Dieser Link ist {expiresIn} gültig und kann einmal verwendet werden. Sie benötigen diesen Code:',
      ],
      button: 'Einladung annehmen',
      footer:
        'Wenn Sie keine Einladung erwartet haben, können Sie diese E-Mail ignorieren. Sie treten nur bei, wenn Sie annehmen.',
    },
    'magic-link': {
      subject: 'Bei {vendor} anmelden',
      preview: linkExpiresPreview,
      paragraphs: [
        hello,
        'melden Sie sich mit diesem Link als {email} bei {vendor} an.',
        'Dieser Link ist {expiresIn} gültig und kann einmal verwendet werden. Wenn Sie ihn auf einem anderen Gerät öffnen, geben Sie die Zahl von der Seite ein, auf der Sie ihn angefordert haben.',
      ],
      button: 'Anmelden',
      footer:
        'Wenn Sie diesen Link nicht angefordert haben, können Sie diese E-Mail ignorieren. Ohne ihn kann sich niemand anmelden.',
    },
    'phones-changed': {
      subject: 'Ihre Telefonnummern bei {vendor} wurden geändert',
      preview: ifYou,
      paragraphs: [
        hello,
        'die Telefonnummern von {email} bei {vendor} wurden am {changedAt} geändert: {change}.',
        resetIfNotYou,
      ],
      button: 'Passwort zurücksetzen',
      footer: 'Wir senden diese E-Mail bei jeder Änderung Ihrer Telefonnummern.',
    },
    'impersonation-started': {
      subject: '{actorName} agiert bei {vendor} in Ihrem Namen',
      preview: 'Der Zugriff endet automatisch am {until}.',
      paragraphs: [
        hello,
        '{actorName} agiert jetzt in {tenantName} bei {vendor} in Ihrem Namen. Grund: {reason}',
        'Der Zugriff endet automatisch am {until}. Ihr Passwort und Ihre Bestätigungsmethoden können nicht geändert werden, und jede Änderung wird unter dem Namen {actorName} protokolliert.',
      ],
      footer:
        'Wenn Sie nicht um Hilfe gebeten haben, wenden Sie sich an einen Admin Ihrer Organisation. Alle Aktivitäten werden protokolliert.',
    },
    'set-up': {
      subject: '{vendor} einrichten',
      preview: 'Sie sind der erste Admin.',
      paragraphs: [
        hello,
        '{vendor} ist in Betrieb, und {email} ist der erste Admin. Erstellen Sie ein Passwort, um {tenantName} zu öffnen.',
        'Dieser Link ist {expiresIn} gültig und kann einmal verwendet werden. Jeder, der ihn hat, kann Admin werden. Geben Sie ihn nicht weiter.',
      ],
      button: 'Passwort erstellen',
      footer: 'Wenn Sie {vendor} nicht betreiben, können Sie diese E-Mail ignorieren.',
    },
    'factor-added': {
      subject: 'Bestätigungsmethode bei {vendor} hinzugefügt',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'Ihrem Konto wurde am {changedAt} eine Bestätigungsmethode hinzugefügt: {factor}.',
        'Bewahren Sie Ihre Wiederherstellungscodes sicher auf. Sie benötigen sie, wenn Sie den Zugriff auf Ihre Bestätigungsmethoden verlieren.',
      ],
      footer:
        'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück, wodurch alle Sitzungen abgemeldet werden, und prüfen Sie Ihre Bestätigungsmethoden.',
    },
    'factor-removed': {
      subject: 'Bestätigungsmethode bei {vendor} entfernt',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'aus Ihrem Konto wurde am {changedAt} eine Bestätigungsmethode entfernt: {factor}.'],
      footer:
        'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück, wodurch alle Sitzungen abgemeldet werden, und richten Sie die Bestätigungsmethode erneut ein.',
    },
    'factor-reset-asked': {
      subject: 'Zurücksetzen der MFA für Ihr Konto bei {vendor} angefragt',
      preview: '{actor} von {tenantName} hat es angefragt. Sie können es abbrechen.',
      paragraphs: [
        hello,
        '{actor} von {tenantName} hat für Sie das Zurücksetzen der MFA angefragt. Dabei werden Ihre Bestätigungsmethoden und Wiederherstellungscodes entfernt. Noch wurde nichts geändert: Ein anderer Admin muss es bis zum {dueAt} genehmigen, und {delay} danach wird es wirksam.',
        keepIfNotAsked,
      ],
      button: 'Bestätigungsmethoden behalten',
      footer: 'Wenn Sie um das Zurücksetzen gebeten haben, müssen Sie nichts tun.',
    },
    'factor-reset-confirmed': {
      subject: 'Die MFA für Ihr Konto bei {vendor} wird zurückgesetzt',
      preview: 'Am {dueAt}, sofern Sie es nicht abbrechen.',
      paragraphs: [
        hello,
        '{actor} von {tenantName} hat für Sie das Zurücksetzen der MFA genehmigt. Am {dueAt} werden Ihre Bestätigungsmethoden und Wiederherstellungscodes entfernt und alle Ihre Sitzungen beendet. Danach melden Sie sich nur mit Ihrem Passwort an.',
        keepIfNotAsked,
      ],
      button: 'Bestätigungsmethoden behalten',
      footer: 'Wenn Sie um das Zurücksetzen gebeten haben, müssen Sie bis dahin nichts tun.',
    },
    'factor-reset-cancelled': {
      subject: 'Zurücksetzen der MFA für Ihr Konto bei {vendor} abgebrochen',
      preview: '{actor} hat das Zurücksetzen abgebrochen.',
      paragraphs: [
        hello,
        '{actor} von {tenantName} hat das Zurücksetzen Ihrer MFA abgebrochen. Ihre Bestätigungsmethoden wurden nicht geändert. Melden Sie sich wie gewohnt an.',
      ],
      footer: 'Wenn Sie sich weiterhin nicht anmelden können, wenden Sie sich an einen Admin Ihrer Organisation.',
    },
    'factor-reset-kept': {
      subject: 'Zurücksetzen der MFA für Ihr Konto bei {vendor} abgebrochen',
      preview: 'Sie haben Ihre Bestätigungsmethoden behalten.',
      paragraphs: [
        hello,
        'Sie haben das Zurücksetzen der MFA mit dem Link in unserer E-Mail abgebrochen. Ihre Bestätigungsmethoden wurden nicht geändert. Melden Sie sich wie gewohnt an.',
      ],
      footer:
        'Wenn Sie das nicht waren, hat möglicherweise jemand Zugriff auf Ihr Postfach. Ändern Sie jetzt das Passwort Ihres Postfachs.',
    },
    'factor-reset-done': {
      subject: 'Die MFA für Ihr Konto bei {vendor} wurde zurückgesetzt',
      preview: '{changedAt}. Melden Sie sich an und richten Sie die MFA erneut ein.',
      paragraphs: [
        hello,
        'zwei Admins Ihrer Organisation haben für Sie das Zurücksetzen der MFA genehmigt. Am {changedAt} wurden Ihre Bestätigungsmethoden entfernt und alle Ihre Sitzungen beendet. Melden Sie sich mit Ihrem Passwort an und richten Sie die MFA unter „Sicherheit und Datenschutz“ erneut ein.',
      ],
      footer:
        'Wenn Sie nicht darum gebeten haben, setzen Sie jetzt Ihr Passwort zurück und wenden Sie sich an Ihre Organisation.',
    },
    'factor-reset-approve': {
      subject: 'Zurücksetzen der MFA für {personName} genehmigen?',
      preview: '{actor} von {tenantName} hat es angefragt.',
      paragraphs: [
        hello,
        '{actor} von {tenantName} hat das Zurücksetzen der MFA für {personName} ({personEmail}) angefragt, weil der Zugriff auf die Bestätigungsmethoden verloren ging. Ein zweiter Admin, zum Beispiel Sie, muss es bis zum {dueAt} genehmigen.',
        'Prüfen Sie die Anfrage und melden Sie sich an, um sie zu genehmigen oder abzulehnen.',
      ],
      button: 'Anfrage prüfen',
      footer:
        'Wenn Sie nichts tun, kann ein anderer Admin entscheiden, oder die Anfrage läuft ab. Der Link allein genehmigt nichts.',
    },
    'factor-reset-declined': {
      subject: 'Zurücksetzen der MFA für {personName} abgelehnt',
      preview: '{actor} hat Ihre Anfrage abgelehnt.',
      paragraphs: [
        hello,
        '{actor} von {tenantName} hat Ihre Anfrage abgelehnt, die MFA für {personName} ({personEmail}) zurückzusetzen. Es wurde nichts geändert.',
      ],
      footer: 'Wenn das Zurücksetzen weiterhin nötig ist, sprechen Sie mit {actor} und fragen Sie es erneut an.',
    },
    'passkey-added': {
      subject: 'Passkey zu Ihrem Konto bei {vendor} hinzugefügt',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Ihrem Konto wurde am {changedAt} ein Passkey hinzugefügt, und Sie können sich jetzt damit anmelden.',
      ],
      footer:
        'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück, wodurch alle Sitzungen abgemeldet werden, und entfernen Sie den Passkey in Ihrem Profil.',
    },
    'passkey-removed': {
      subject: 'Passkey aus Ihrem Konto bei {vendor} entfernt',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'aus Ihrem Konto wurde am {changedAt} ein Passkey entfernt. Sie können sich damit nicht mehr anmelden.',
      ],
      footer:
        'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück, wodurch alle Sitzungen abgemeldet werden, und prüfen Sie Ihre Passkeys.',
    },
    'recovery-code-used': {
      subject: 'Wiederherstellungscode bei {vendor} verwendet',
      preview: '{changedAt}. Verbleibende Codes: {codesLeft}.',
      paragraphs: [
        hello,
        'am {changedAt} wurde ein Wiederherstellungscode verwendet, um sich bei Ihrem Konto anzumelden.',
        'Verbleibende Codes: {codesLeft}. Erstellen Sie rechtzeitig neue Codes in Ihrem Profil.',
      ],
      footer:
        'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück, wodurch alle Sitzungen abgemeldet werden, und erstellen Sie neue Wiederherstellungscodes.',
    },
    'recovery-codes-renewed': {
      subject: 'Neue Wiederherstellungscodes für Ihr Konto bei {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'am {changedAt} wurden neue Wiederherstellungscodes erstellt. Ihre alten Codes funktionieren nicht mehr.',
      ],
      footer:
        'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück, wodurch alle Sitzungen abgemeldet werden, und erstellen Sie neue Wiederherstellungscodes.',
    },
    'second-factor-locked': {
      subject: 'Bestätigung für Ihr Konto bei {vendor} gesperrt',
      preview: 'Gesperrt bis zum {lockedUntil}.',
      paragraphs: [
        hello,
        'jemand hat den ersten Schritt Ihrer Anmeldung richtig und danach zu viele falsche Bestätigungscodes eingegeben. Die Bestätigung ist bis zum {lockedUntil} gesperrt.',
        'Wenn Sie das waren, versuchen Sie es danach erneut.',
      ],
      footer: 'Wenn Sie das nicht waren, kennt möglicherweise jemand Ihr Passwort. Setzen Sie es jetzt zurück.',
    },
    'link-identity-code': {
      subject: '{code} ist Ihr Bestätigungscode für {vendor}',
      preview: 'Geben Sie ihn auf der Seite ein, die danach fragt.',
      paragraphs: [
        hello,
        'jemand meldet sich bei {vendor} mit einem externen Konto an, das diese E-Mail-Adresse verwendet. Wenn Sie das sind, geben Sie diesen Code ein, um fortzufahren. Er ist {expiresIn} gültig und kann einmal verwendet werden.',
      ],
      footer: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Geben Sie diesen Code nie weiter.',
    },
    'identity-linked': {
      subject: '{provider} wurde mit Ihrem Konto bei {vendor} verknüpft',
      preview: 'Sie können sich jetzt mit {provider} anmelden.',
      paragraphs: [
        hello,
        'Ihr Konto bei {provider} wurde mit Ihrem Konto bei {vendor} verknüpft. Sie können sich jetzt damit anmelden.',
      ],
      footer:
        'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück und wenden Sie sich an einen Admin Ihrer Organisation.',
    },
    'api-token-made': {
      subject: 'Persönliches API-Token bei {vendor} erstellt',
      preview: 'In {tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'für Sie wurde in {tenantName} bei {vendor} ein persönliches API-Token erstellt. Apps, die es verwenden, können in Ihrem Namen agieren. Name des Tokens: {tokenName}. Erstellt am {changedAt}.',
      ],
      footer:
        'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück, wodurch alle Sitzungen abgemeldet werden, und löschen Sie das Token unter „Persönliche API-Token“. Es funktioniert, bis Sie es löschen.',
    },
    'api-tokens-stay': {
      subject: 'API-Token von {personName} funktionieren weiterhin in {tenantName}',
      preview: '{personName} ist nicht mehr Mitglied von {tenantName}. Prüfen Sie die erstellten API-Token.',
      paragraphs: [
        hello,
        '{personName} ist nicht mehr Mitglied von {tenantName} bei {vendor}. Diese für die Organisation erstellten API-Token funktionieren weiterhin: {tokenNames}.',
        'Löschen Sie Token, die Sie nicht mehr benötigen, und ersetzen Sie alle, deren Secret {personName} noch haben könnte.',
      ],
      footer: 'Sie erhalten diese E-Mail, weil Sie die Benutzer von {tenantName} verwalten.',
    },
    'groups-changed': {
      subject: 'Ihre Berechtigungen in {tenantName} wurden geändert',
      preview: 'Ein Admin von {tenantName} hat eine Gruppe geändert.',
      paragraphs: [hello, 'ein Admin von {tenantName} hat Ihre Berechtigungen bei {vendor} geändert: {change}.'],
      footer: 'Bei Fragen zu dieser Änderung wenden Sie sich an einen Admin von {tenantName}.',
    },
    'policy-undone': {
      subject: 'Ihre Richtlinienänderung in {tenantName} wurde rückgängig gemacht',
      preview: '{policy}: Niemand hat die Änderung innerhalb von {expiresIn} bestätigt.',
      paragraphs: [
        hello,
        'am {changedAt} haben Sie eine Sicherheitsrichtlinie von {tenantName} bei {vendor} geändert: {policy}. Niemand hat die Änderung innerhalb von {expiresIn} bestätigt, daher gelten wieder die vorherigen Einstellungen.',
        'Um die Änderung erneut vorzunehmen, speichern Sie die Richtlinie noch einmal und bestätigen Sie sie innerhalb von {expiresIn} nach einer neuen Anmeldung, zum Beispiel in einem privaten Fenster.',
      ],
      button: 'Sicherheitseinstellungen öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Sie diese Änderung vorgenommen haben.',
    },
    'mfa-required': {
      subject: '{tenantName} verlangt demnächst MFA',
      preview: 'Ab {startsAt}.',
      paragraphs: [
        hello,
        'ab {startsAt} verlangt {tenantName} bei {vendor} Multi-Faktor-Authentifizierung (MFA): Sie bestätigen Ihre Anmeldung mit einer zweiten Bestätigungsmethode, zum Beispiel einer Authenticator-App.',
        'Richten Sie vorher eine ein. Das dauert etwa eine Minute, und Sie werden an dem Tag nicht unterbrochen.',
      ],
      button: 'MFA einrichten',
      footer:
        'Sie erhalten diese E-Mail, weil Sie MFA noch nicht nutzen und ein Administrator von {tenantName} Sie informieren möchte.',
    },
    'country-refused': {
      subject: 'Zugriff auf {tenantName} abgelehnt',
      preview: '{place}, {changedAt}.',
      paragraphs: [
        hello,
        'am {changedAt} haben die Ländereinschränkungen von {tenantName} auf {vendor} einen Zugriff abgelehnt. Benutzer: {personName} ({personEmail}). API-Token: {tokenName}.',
        'Wenn Sie damit gerechnet haben, können Sie das Land in die Liste aufnehmen. Andernfalls kennt möglicherweise jemand ein Passwort oder besitzt ein Token: Prüfen Sie es im Audit-Protokoll.',
      ],
      button: 'Ländereinschränkungen prüfen',
      footer:
        'Sie erhalten diese E-Mail, weil Sie Ländereinschränkungen ändern können und E-Mails über abgelehnte Zugriffe eingeschaltet sind. Wir senden höchstens eine pro Stunde für jeden Benutzer oder jedes API-Token.',
    },
    'audit-log-broken': {
      subject: 'Das Audit-Protokoll von {tenantName} wurde manipuliert',
      preview: 'Seine Kette ist bei Ereignis {event} unterbrochen.',
      paragraphs: [
        hello,
        'am {changedAt} haben wir das Audit-Protokoll von {tenantName} bei {vendor} überprüft. Seine Kette ist bei Ereignis {event} unterbrochen: Ab dort ist das Protokoll nicht mehr so, wie es geschrieben wurde.',
        'Bewahren Sie frühere Exporte und an Streaming-Ziele gesendete Ereignisse auf, denn sie zeigen, was das Protokoll enthielt. Wenden Sie sich dann an Ihren Anbieter.',
      ],
      footer:
        'Sie erhalten diese E-Mail, weil Sie das Audit-Protokoll einsehen können. Wir senden sie einmal, bis die Kette wieder gültig ist.',
    },
    'sso-certificate-expires': {
      subject: 'Das SSO-Zertifikat von {tenantName} läuft bald ab',
      preview: 'Es läuft am {expiresAt} ab. Fügen Sie vorher den Nachfolger hinzu.',
      paragraphs: [
        hello,
        'das Zertifikat, mit dem {provider} für das Single Sign-on von {tenantName} bei {vendor} signiert, läuft am {expiresAt} ab. Sein Fingerabdruck beginnt mit {fingerprint}.',
        'Erstellen Sie bei Ihrem Identitätsanbieter ein neues Zertifikat und fügen Sie es der Verbindung hinzu, bevor das alte abläuft. Beide gelten nebeneinander. Wenn das neue schon eingetragen ist, müssen Sie nichts tun.',
      ],
      button: 'SSO-Einstellungen öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Sie die SSO-Einstellungen von {tenantName} ändern können.',
    },
    'sso-setup-link': {
      subject: 'Single Sign-on für {tenantName} einrichten',
      preview: '{inviterName} hat Ihnen einen Einrichtungslink gesendet. Er läuft am {expiresAt} ab.',
      paragraphs: [
        hello,
        '{inviterName} bittet Sie, den Identitätsanbieter von {tenantName} mit {vendor} zu verbinden. Sie brauchen dafür kein Konto.',
        'Dieser Link läuft am {expiresAt} ab. Wer ihn hat, kann die Verbindung einrichten: Leiten Sie ihn nicht weiter.',
      ],
      button: 'Single Sign-on einrichten',
      footer: 'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
    },
    'directory-removals-held': {
      subject: '{connection} möchte viele Benutzer von {tenantName} entfernen',
      preview: 'Weitere Entfernungen warten auf Ihre Entscheidung. Bis dahin behalten diese Benutzer ihren Zugriff.',
      paragraphs: [
        hello,
        '{connection} wollte innerhalb von {minutes} Minuten mehr als {users} Benutzer von {tenantName} bei {vendor} deaktivieren oder löschen. Seitdem halten wir die Anforderungen zurück: Diese Benutzer können sich weiterhin anmelden.',
        'Prüfen Sie die Liste. Genehmigen Sie sie, wenn die Änderung beabsichtigt ist, oder lehnen Sie sie ab und korrigieren Sie die Zuweisungen in Ihrem Verzeichnis.',
      ],
      button: 'Benutzer prüfen',
      footer: 'Sie erhalten diese E-Mail, weil Sie die Bereitstellungseinstellungen von {tenantName} ändern können.',
    },
    'payment-failed': {
      subject: 'Zahlung für {tenantName} fehlgeschlagen',
      preview: '{amount}, Rechnung {invoice}.',
      paragraphs: [
        hello,
        'wir konnten {amount} für die Rechnung {invoice} von {tenantName} bei {vendor} nicht abbuchen.',
        'Der Tarif {planName} bleibt bis {graceEnds} bestehen. Am {retryAt} versuchen wir es erneut. Um jetzt zu bezahlen, fügen Sie eine andere Zahlungsmethode hinzu.',
      ],
      button: 'Zahlungsmethode aktualisieren',
      footer:
        'Sie erhalten diese E-Mail, weil Sie das Abonnement von {tenantName} ändern können oder weil die Rechnungen an Sie gehen.',
    },
    'webhook-fails': {
      subject: 'Der Webhook {webhook} von {tenantName} nimmt keine Ereignisse an',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        'der Webhook {webhook} von {tenantName} bei {vendor} hat seit {since} kein Ereignis angenommen. Letzte Antwort von {host}: {error}.',
        'Wir versuchen es drei Tage lang weiter, dann schalten wir den Webhook aus. Prüfen Sie den Endpunkt.',
      ],
      footer: 'Sie erhalten diese E-Mail, weil Sie die Webhooks von {tenantName} ändern können.',
    },
    'webhook-off': {
      subject: 'Der Webhook {webhook} von {tenantName} wurde ausgeschaltet',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        'der Webhook {webhook} von {tenantName} bei {vendor} wurde am {since} ausgeschaltet, weil {host} keine Ereignisse annimmt: {error}.',
        'Beheben Sie den Fehler am Endpunkt, und schalten Sie den Webhook ein. Wir senden zuerst ein Testereignis. Senden Sie dann erneut, was ihm fehlt.',
      ],
      footer: 'Sie erhalten diese E-Mail, weil Sie die Webhooks von {tenantName} ändern können.',
    },
    'payment-disputed': {
      subject: 'Eine Zahlung von {tenantName} wurde angefochten',
      preview: '{amount}, Rechnung {invoice}.',
      paragraphs: [
        hello,
        'eine Zahlung von {amount} für die Rechnung {invoice} von {tenantName} bei {vendor} wurde angefochten: Die Bank fordert sie zurück.',
        'Der Tarif {planName} bleibt vorerst, wie er ist. Wenn die Anfechtung ein Irrtum ist, bitten Sie die Bank, sie zurückzuziehen. Wenn mit der Rechnung etwas nicht stimmt, wenden Sie sich zuerst an uns.',
      ],
      button: 'Rechnungen ansehen',
      footer:
        'Sie erhalten diese E-Mail, weil Sie das Abonnement von {tenantName} ändern können oder weil die Rechnungen an Sie gehen.',
    },
    'plan-ended': {
      subject: 'Der Tarif {planName} von {tenantName} ist beendet',
      preview: 'Die Rechnung {invoice} wurde nicht bezahlt.',
      paragraphs: [
        hello,
        'der Tarif {planName} von {tenantName} bei {vendor} wurde am {endedAt} beendet, weil wir {amount} für die Rechnung {invoice} nicht abbuchen konnten.',
        'Ihre Daten sind sicher, aber die Funktionen des Tarifs sind nicht mehr verfügbar. Sie können jederzeit wieder einen Tarif abonnieren.',
      ],
      button: 'Tarif auswählen',
      footer:
        'Sie erhalten diese E-Mail, weil Sie das Abonnement von {tenantName} ändern können oder weil die Rechnungen an Sie gehen.',
    },
    'sso-domain-drifted': {
      subject: 'Der DNS-Eintrag von {domain} fehlt',
      preview: 'Single Sign-on funktioniert weiterhin. Veröffentlichen Sie den Eintrag erneut.',
      paragraphs: [
        hello,
        'wir finden den TXT-Eintrag nicht mehr, der belegt, dass {domain} zu {tenantName} bei {vendor} gehört. Benutzer können sich weiterhin anmelden.',
        'Veröffentlichen Sie den TXT-Eintrag erneut bei {domain}. Seinen Wert finden Sie in den SSO-Einstellungen.',
      ],
      button: 'SSO-Einstellungen öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Sie die SSO-Einstellungen von {tenantName} ändern können.',
    },
    'sso-emergency-used': {
      subject: 'Der Notfallzugang zu {tenantName} wurde genutzt',
      preview: '{personName} hat sich mit einem Passwort statt per Single Sign-on angemeldet.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) hat sich bei {tenantName} auf {vendor} mit Passwort und MFA angemeldet, obwohl dort Single Sign-on verlangt wird.',
        'Wenn Ihr Identitätsanbieter funktioniert und niemand damit gerechnet hat, setzen Sie das Passwort dieses Benutzers zurück und prüfen Sie das Audit-Protokoll.',
      ],
      button: 'SSO-Einstellungen öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Sie die SSO-Einstellungen von {tenantName} ändern können.',
    },
    'sso-emergency-lost': {
      subject: 'Der Notfallzugang zu {tenantName} braucht Aufmerksamkeit',
      preview: '{personName} hat keine MFA mehr.',
      paragraphs: [
        hello,
        '{personName} hat auf {vendor} keine Bestätigungsmethode mehr. Ohne MFA funktioniert der Notfallzugang zu {tenantName} nicht.',
        'Bitten Sie diese Person, MFA wieder einzurichten, oder geben Sie einem anderen Admin Notfallzugang.',
      ],
      button: 'SSO-Einstellungen öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Sie die SSO-Einstellungen von {tenantName} ändern können.',
    },
    'audit-chain-head': {
      subject: 'Nachweis des Audit-Protokolls von {tenantName}: Ereignis {sequence}',
      preview: 'Stand: {changedAt}. Bewahren Sie diese E-Mail auf.',
      paragraphs: [
        hello,
        'am {changedAt} endete das Audit-Protokoll von {tenantName} bei {vendor} mit diesem Ereignis.',
        'Bewahren Sie diese E-Mail auf. Wenn jemand das Protokoll später umschreibt, enthält ein geprüfter Export diesen Hash nicht mehr unter dieser Ereignisnummer.',
      ],
      footer:
        'Sie erhalten diese E-Mail täglich, weil ein Admin von {tenantName} Ihre Adresse ausgewählt hat. Admins können das auf der Seite „Audit-Protokoll“ ändern.',
    },
    'email-change-code': {
      subject: 'Neue E-Mail-Adresse für {vendor} bestätigen',
      preview: codeExpires,
      paragraphs: [
        'Guten Tag,',
        '{name} möchte diese E-Mail-Adresse zur Anmeldung bei {vendor} verwenden. Wenn Sie das sind, geben Sie diesen Code ein, um die Änderung zu bestätigen. Er ist {expiresIn} gültig und kann einmal verwendet werden.',
      ],
      footer:
        'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Geben Sie diesen Code nie weiter.',
    },
    'email-changed': {
      subject: 'Ihre E-Mail-Adresse bei {vendor} wurde geändert',
      preview: 'Zeitpunkt: {changedAt}.',
      paragraphs: [
        hello,
        'die E-Mail-Adresse Ihres Kontos bei {vendor} wurde am {changedAt} von {email} in {newEmail} geändert. Dort melden Sie sich jetzt an und erhalten E-Mails.',
        ifYou,
      ],
      footer:
        'Wenn Sie das nicht waren, wenden Sie sich sofort an einen Admin Ihrer Organisation. Mit dieser E-Mail-Adresse können Sie sich nicht mehr anmelden.',
    },
    'new-device': {
      subject: 'Neue Anmeldung bei Ihrem Konto bei {vendor}',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'bei Ihrem {vendor}-Konto {email} gab es eine Anmeldung auf einem neuen Gerät: {device}, {changedAt}. Standort: {place}.',
        ifYou,
      ],
      footer: 'Wenn Sie das nicht waren, melden Sie diese Sitzung im Portal ab und ändern Sie sofort Ihr Passwort.',
    },
  },
  phrases: {
    'authenticator-app': 'Authenticator-App',
    'text-messages': 'SMS an die Nummer, die auf {end} endet',
    'device-lock': 'Fingerabdruck, Gesicht oder PIN eines Geräts',
    'security-key': 'Sicherheitsschlüssel',
    'phone-added': 'eine Telefonnummer wurde hinzugefügt',
    'phone-removed': 'eine Telefonnummer wurde entfernt',
    'phone-replaced': 'Ihre Telefonnummer wurde ersetzt',
    'phone-named':
      'eine neue Telefonnummer wurde eingegeben und ersetzt die anderen, sobald Sie sich zum ersten Mal damit anmelden',
    'group-gone': 'die Gruppe {group} wurde gelöscht',
    'group-joined': 'Sie wurden zur Gruppe {group} hinzugefügt',
    'group-left': 'Sie wurden aus der Gruppe {group} entfernt',
    'policy-mfa': 'Multi-Faktor-Authentifizierung',
    'policy-sessions': 'Sitzungslimits',
    'policy-ip-restrictions': 'IP-Einschränkungen',
    'policy-country-restrictions': 'Ländereinschränkungen',
    'policy-domain-restrictions': 'E-Mail-Domain-Einschränkungen',
    'policy-sso-enforcement': 'verlangtes Single Sign-on',
  },
  notices,
  sms: {
    code: '{code} ist Ihr Bestätigungscode für {vendor}. Gültig: {expiresIn}. Geben Sie diesen Code nie weiter.',
  },
};
