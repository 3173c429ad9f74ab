import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';

const hello = 'Guten Tag {name},';
const linkLasts = 'Der Link funktioniert nur einmal. Gültig: {expiresIn}.';
const codeLasts = 'Der Code funktioniert nur einmal. Gültig: {expiresIn}.';
const wasYou =
  'Das waren Sie? Dann ist nichts zu tun. Das waren Sie nicht? Wählen Sie jetzt ein neues Passwort: Das beendet auch alle Sitzungen.';
const notYou = 'Das waren Sie nicht? Dann wählen Sie sofort ein neues Passwort; das beendet alle Sitzungen.';
const ifYou = 'Wenn Sie das waren, ist nichts zu tun.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {vendor}',
      preview: 'Ein Klick, und Ihr Konto ist bereit.',
      paragraphs: [
        hello,
        'jemand, vermutlich Sie, hat bei {vendor} ein Konto mit {email} angelegt. Bestätigen Sie, dass die Adresse Ihnen gehört.',
        linkLasts,
      ],
      button: 'Meine Adresse bestätigen',
      footer: 'Sie haben kein Konto angelegt? Dann tun Sie nichts: Ohne die Bestätigung kann es niemand benutzen.',
    },
    invitation: {
      subject: '{tenantName} auf {vendor} beitreten',
      preview: '{inviterName} hat Sie eingeladen.',
      paragraphs: [
        hello,
        '{inviterName} hat Sie eingeladen, mit {tenantName} auf {vendor} zu arbeiten.',
        'Sie treten als {email} bei. Die Einladung funktioniert nur einmal. Gültig: {expiresIn}.',
      ],
      button: 'Einladung ansehen',
      footer: 'Sie haben keine Einladung erwartet? Dann tun Sie nichts: Sie treten erst bei, wenn Sie annehmen.',
    },
    'reset-password': {
      subject: 'Neues Passwort für {vendor} wählen',
      preview: 'Gültig: {expiresIn}.',
      paragraphs: [
        hello,
        'jemand, vermutlich Sie, hat bei {vendor} ein neues Passwort für {email} angefordert.',
        `${linkLasts} Ihr bisheriges Passwort gilt, bis Sie ein neues gespeichert haben.`,
      ],
      button: 'Neues Passwort wählen',
      footer: 'Sie haben nichts angefordert? Dann tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
    },
    'password-changed': {
      subject: 'Ihr Passwort für {vendor} wurde geändert',
      preview: ifYou,
      paragraphs: [hello, 'das Passwort von {email} bei {vendor} wurde geändert. Zeitpunkt: {changedAt}.', wasYou],
      button: 'Das war ich nicht: neues Passwort wählen',
      footer: 'Sie erhalten diese Mail, weil Änderungen des Passworts immer mitgeteilt werden.',
    },
    'password-expires': {
      subject: 'Ihr Passwort für {vendor} läuft bald ab',
      preview: 'Ändern Sie es bis {expiresAt}.',
      paragraphs: [
        hello,
        'Ihre Organisation verlangt, dass Passwörter regelmäßig geändert werden. Ihres für {email} bei {vendor} öffnet nichts mehr ab: {expiresAt}.',
        'Wählen Sie bis dahin ein neues, in Ihrem Profil oder über diesen Link.',
      ],
      button: 'Neues Passwort wählen',
      footer: 'Auch danach kommen Sie wieder hinein: mit einem Link, den wir an diese Adresse schicken.',
    },
    'account-locked': {
      subject: 'Die Anmeldung bei {vendor} ist angehalten',
      preview: 'Es gab zu viele falsche Passwörter in Folge.',
      paragraphs: [
        hello,
        'für {email} gab es zu viele falsche Passwörter in Folge, deshalb haben wir die Anmeldung bei {vendor} angehalten. Ihre Daten sind unberührt.',
        'Sie öffnet sich von selbst wieder: {lockedUntil}. Wenn Sie sich vertippt haben, können Sie sie jetzt öffnen.',
      ],
      button: 'Anmeldung wieder öffnen',
      footer:
        'Das waren Sie nicht? Dann lassen Sie sie angehalten: Niemand ist hineingekommen. Ein neues, längeres Passwort macht Raten aussichtslos.',
    },
    'sign-up-existing': {
      subject: 'Sie haben schon ein Konto bei {vendor}',
      preview: 'Melden Sie sich damit an, oder wählen Sie ein neues Passwort.',
      paragraphs: [
        hello,
        'jemand, vermutlich Sie, wollte bei {vendor} ein Konto mit {email} anlegen. Es gibt schon eines, also wurde kein zweites angelegt.',
        'Melden Sie sich wie gewohnt an. Ist das Passwort weg, schicken wir Ihnen einen Link für ein neues.',
      ],
      button: 'Anmelden',
      footer:
        'Das waren Sie nicht? Dann tun Sie nichts: Nichts wurde geändert, und niemand hat erfahren, dass Sie ein Konto haben.',
    },
    'sign-in-code': {
      subject: 'Ihr Code zur Anmeldung bei {vendor}',
      preview: 'Gültig: {expiresIn}.',
      paragraphs: [hello, `geben Sie diesen Code dort ein, wo Sie sich bei {vendor} anmelden. ${codeLasts}`],
      footer:
        'Sie melden sich gerade nicht an? Dann tun Sie nichts, und geben Sie den Code niemandem: Wer danach fragt, ist nicht von {vendor}.',
    },
    'second-factor-code': {
      subject: 'Ihr Code für {vendor}',
      preview: 'Gültig: {expiresIn}.',
      paragraphs: [hello, `bestätigen Sie mit diesem Code bei {vendor}, dass Sie es sind. ${codeLasts}`],
      footer:
        'Das waren Sie nicht? Dann kennt jemand Ihren ersten Schritt: Ändern Sie Ihr Passwort, und geben Sie den Code niemandem.',
    },
    'phone-code': {
      subject: 'Änderung Ihrer Telefonnummer bei {vendor} bestätigen',
      preview: 'Gültig: {expiresIn}.',
      paragraphs: [
        hello,
        `jemand, vermutlich Sie, möchte die Telefonnummer von {email} bei {vendor} ändern. Geben Sie dort diesen Code ein. ${codeLasts}`,
      ],
      footer: 'Sie haben nichts angefordert? Dann tun Sie nichts: Die Nummer bleibt, wie sie ist.',
    },
    'activation-code': {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {vendor}',
      preview: 'Gültig: {expiresIn}.',
      paragraphs: [
        hello,
        `jemand, vermutlich Sie, hat bei {vendor} ein Konto mit {email} angelegt. Geben Sie dort diesen Code ein. ${codeLasts}`,
      ],
      footer: 'Sie haben kein Konto angelegt? Dann tun Sie nichts: Ohne den Code kann es niemand benutzen.',
    },
    'invitation-code': {
      subject: '{tenantName} auf {vendor} beitreten',
      preview: '{inviterName} hat Sie eingeladen.',
      paragraphs: [
        hello,
        '{inviterName} hat Sie eingeladen, mit {tenantName} auf {vendor} zu arbeiten.',
        'Sie treten als {email} bei. Die Einladung funktioniert nur einmal. Gültig: {expiresIn}. Ihre Seite fragt nach diesem Code:',
      ],
      button: 'Einladung ansehen',
      footer: 'Sie haben keine Einladung erwartet? Dann tun Sie nichts: Sie treten erst bei, wenn Sie annehmen.',
    },
    'magic-link': {
      subject: 'Anmeldung bei {vendor}',
      preview: 'Gültig: {expiresIn}.',
      paragraphs: [
        hello,
        'jemand, vermutlich Sie, möchte sich als {email} bei {vendor} anmelden. Die Seite hinter diesem Link bittet um einen Klick zur Bestätigung.',
        `${linkLasts} Auf einem anderen Gerät fragt er nach der Zahl, die das erste zeigt.`,
      ],
      button: 'Anmelden',
      footer: 'Sie melden sich gerade nicht an? Dann tun Sie nichts: Der Link allein meldet niemanden an.',
    },
    'phones-changed': {
      subject: 'Ihre Telefonnummern bei {vendor} wurden geändert',
      preview: ifYou,
      paragraphs: [
        hello,
        'die Telefonnummern von {email} bei {vendor} wurden geändert: {change}. Zeitpunkt: {changedAt}.',
        wasYou,
      ],
      button: 'Das war ich nicht: neues Passwort wählen',
      footer: 'Sie erhalten diese Mail, weil Änderungen von Telefonnummern immer mitgeteilt werden.',
    },
    'impersonation-started': {
      subject: 'Jemand handelt in Ihrem Konto bei {vendor}',
      preview: '{actorName}, bis {until}.',
      paragraphs: [
        hello,
        '{actorName} handelt jetzt in Ihrem Namen in {tenantName} bei {vendor}. Angegebener Grund: {reason}',
        'Das endet von selbst: {until}. Ihr Passwort und Ihre zweiten Schritte können so lange nicht geändert werden, und jede Änderung trägt den Namen von {actorName}.',
      ],
      footer:
        'Sie haben nicht um Hilfe gebeten? Dann wenden Sie sich an die Verwaltung Ihrer Organisation: Jeder Schritt ist festgehalten.',
    },
    'set-up': {
      subject: '{vendor} einrichten',
      preview: 'Sie verwalten es als Erste oder Erster.',
      paragraphs: [
        hello,
        '{vendor} läuft, und {email} verwaltet es. Wählen Sie ein Passwort, um {tenantName} zu öffnen.',
        `${linkLasts} Wer ihn hat, darf alles: Geben Sie ihn nicht weiter.`,
      ],
      button: 'Passwort wählen',
      footer: 'Sie betreiben kein {vendor}? Dann hat sich jemand vertippt, und Sie können diese Mail löschen.',
    },
    'factor-added': {
      subject: 'Ihr Konto bei {vendor} hat einen neuen zweiten Schritt',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'Ihr Konto verwendet bei der Anmeldung jetzt auch: {factor}. Hinzugefügt: {changedAt}.',
        'Bewahren Sie Ihre Wiederherstellungscodes sicher auf: Mit ihnen kommen Sie hinein, wenn der Rest verloren ist.',
      ],
      footer: notYou,
    },
    'factor-removed': {
      subject: 'Ein zweiter Schritt Ihres Kontos bei {vendor} wurde entfernt',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'Ihr Konto verwendet bei der Anmeldung nicht mehr: {factor}. Entfernt: {changedAt}.'],
      footer: notYou,
    },
    'passkey-added': {
      subject: 'Ihr Konto bei {vendor} hat einen neuen Passkey',
      preview: '{changedAt}.',
      paragraphs: [hello, 'Ihr Konto öffnet sich jetzt auch mit einem Passkey. Hinzugefügt: {changedAt}.'],
      footer: `${notYou} Entfernen Sie den Passkey danach in Ihrem Profil.`,
    },
    'passkey-removed': {
      subject: 'Ein Passkey Ihres Kontos bei {vendor} wurde entfernt',
      preview: '{changedAt}.',
      paragraphs: [hello, 'einer der Passkeys Ihres Kontos öffnet es nicht mehr. Entfernt: {changedAt}.'],
      footer: notYou,
    },
    'recovery-code-used': {
      subject: 'Ein Wiederherstellungscode Ihres Kontos bei {vendor} wurde benutzt',
      preview: 'Noch übrig: {codesLeft}.',
      paragraphs: [
        hello,
        'einer Ihrer Wiederherstellungscodes hat den zweiten Schritt ersetzt. Zeitpunkt: {changedAt}.',
        'Noch übrig: {codesLeft}. Erzeugen Sie in Ihrem Profil neue, bevor sie ausgehen.',
      ],
      footer: notYou,
    },
    'recovery-codes-renewed': {
      subject: 'Neue Wiederherstellungscodes für Ihr Konto bei {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'es wurden neue Wiederherstellungscodes erzeugt. Zeitpunkt: {changedAt}. Die alten gelten nicht mehr.',
      ],
      footer: notYou,
    },
    'second-factor-locked': {
      subject: 'Jemand rät den zweiten Schritt Ihres Kontos bei {vendor}',
      preview: 'Angehalten bis {lockedUntil}.',
      paragraphs: [
        hello,
        'es gab zu viele falsche Codes in Folge, von jemandem, der den ersten Schritt geschafft hat. Der zweite Schritt ist angehalten bis {lockedUntil}.',
        'Vertippt? Dann versuchen Sie es danach noch einmal.',
      ],
      footer: 'Das waren Sie nicht? Dann kennt jemand Ihr Passwort: Wählen Sie sofort ein neues.',
    },
    'link-identity-code': {
      subject: '{code} ist Ihr Code für {vendor}',
      preview: 'Geben Sie ihn auf der Seite ein, die danach fragt.',
      paragraphs: [
        hello,
        `jemand meldet sich bei {vendor} mit einem Konto von anderswo an, das diese E-Mail-Adresse hat. Wenn Sie das sind, geben Sie diesen Code auf der Seite ein, die danach fragt. ${codeLasts}`,
      ],
      footer: 'Das waren Sie nicht? Geben Sie den Code nicht weiter; ohne ihn geschieht nichts.',
    },
    'new-device': {
      subject: 'Neue Anmeldung bei Ihrem {vendor}-Konto',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'bei Ihrem Konto {email} bei {vendor} gab es eine Anmeldung mit einem neuen Gerät: {device}, {changedAt}. Ort: {place}.',
        ifYou,
      ],
      footer: 'Das waren Sie nicht? Melden Sie diese Sitzung im Portal ab und ändern Sie sofort Ihr Passwort.',
    },
    'identity-linked': {
      subject: 'Sie können sich jetzt mit {provider} bei {vendor} anmelden',
      preview: 'Ihr Konto hat einen weiteren Weg zur Anmeldung.',
      paragraphs: [
        hello,
        'Ihr Konto bei {provider} wurde mit Ihrem Konto bei {vendor} verbunden. Von jetzt an meldet es Sie an.',
      ],
      footer: `${notYou} Sagen Sie es auch der Verwaltung Ihrer Organisation.`,
    },
    'api-token-made': {
      subject: 'Für Sie wurde bei {vendor} ein persönliches API-Token erstellt',
      preview: 'In {tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'mit einem persönlichen API-Token können Programme in {tenantName} auf {vendor} jetzt in Ihrem Namen handeln. Sein Name: {tokenName}. Erstellt: {changedAt}.',
      ],
      footer: `${notYou} Löschen Sie danach das Token auf der Seite Ihrer persönlichen Token: Bis dahin funktioniert es.`,
    },
    'api-tokens-stay': {
      subject: 'API-Tokens von {personName} funktionieren in {tenantName} weiterhin',
      preview: '{personName} ist kein Mitglied von {tenantName} mehr. Prüfen Sie die API-Tokens dieser Person.',
      paragraphs: [
        hello,
        '{personName} ist kein Mitglied von {tenantName} auf {vendor} mehr. API-Tokens, die diese Person für die Organisation erstellt hat, funktionieren weiterhin: {tokenNames}.',
        'Löschen Sie Tokens, die nicht mehr gebraucht werden, und ersetzen Sie solche, deren Geheimnisse {personName} behalten haben könnte.',
      ],
      footer: 'Sie erhalten diese E-Mail, weil Sie die Benutzer von {tenantName} verwalten.',
    },
    'groups-changed': {
      subject: 'Ihre Rechte in {tenantName} haben sich geändert',
      preview: 'Eine Gruppe in {tenantName} wurde geändert.',
      paragraphs: [
        hello,
        'in {tenantName} auf {vendor} haben sich Ihre Rechte geändert: {change}. Das gilt ab sofort.',
      ],
      footer: 'Überrascht Sie das? Fragen Sie die Verwaltung von {tenantName}.',
    },
    'email-change-code': {
      subject: 'Bestätigen Sie diese Adresse für {vendor}',
      preview: 'Gültig: {expiresIn}.',
      paragraphs: [
        'Guten Tag,',
        `{name} möchte sich künftig mit dieser E-Mail-Adresse bei {vendor} anmelden. Sind Sie das? Dann geben Sie diesen Code dort ein, wo Sie danach gefragt haben. ${codeLasts}`,
      ],
      footer: 'Das sind Sie nicht? Dann tun Sie nichts, und geben Sie den Code niemandem: Ohne ihn ändert sich nichts.',
    },
    'email-changed': {
      subject: 'Sie melden sich bei {vendor} jetzt mit einer anderen Adresse an',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Ihr Konto bei {vendor} ist von {email} zu {newEmail} umgezogen. Zeitpunkt: {changedAt}. Mails gehen von jetzt an dorthin.',
        ifYou,
      ],
      footer:
        'Das waren Sie nicht? Dann wenden Sie sich sofort an die Verwaltung Ihrer Organisation: Diese Adresse öffnet das Konto nicht mehr.',
    },
    'signed-up-by-link': {
      subject: '{personName} hat sich über Ihren Link bei {tenantName} registriert',
      preview: '{personEmail} tritt bei, sobald die Adresse bestätigt ist.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) hat sich über den Einladungslink, den Sie erstellt haben, bei {tenantName} registriert und tritt bei, sobald die Adresse bestätigt ist.',
      ],
      footer:
        'Sie kennen diese Person nicht? Dann entfernen Sie sie im Verwaltungsportal, und widerrufen Sie den Link: Er funktioniert für alle, die ihn haben.',
    },
    'factor-reset-asked': {
      subject: 'Ihr zweiter Schritt bei {vendor} soll zurückgesetzt werden',
      preview: '{actor} von {tenantName} hat darum gebeten. Sie können ihn behalten.',
      paragraphs: [
        hello,
        '{actor} von {tenantName} hat darum gebeten, Ihren zweiten Schritt samt Wiederherstellungscodes zu entfernen, wie es für jemanden geschieht, der ihn verloren hat. Noch ist nichts geschehen: Eine zweite Person aus der Verwaltung muss es bestätigen bis {dueAt}, danach vergeht noch diese Zeit: {delay}.',
        'Sie haben Ihren zweiten Schritt noch, oder haben nicht darum gebeten? Dann behalten Sie ihn.',
      ],
      button: 'Meinen zweiten Schritt behalten',
      footer: 'Sie haben darum gebeten? Dann tun Sie nichts.',
    },
    'factor-reset-confirmed': {
      subject: 'Ihr zweiter Schritt bei {vendor} wird entfernt',
      preview: '{dueAt}, wenn Sie ihn nicht behalten.',
      paragraphs: [
        hello,
        '{actor} von {tenantName} hat bestätigt, dass Ihr zweiter Schritt entfernt wird. Zeitpunkt: {dueAt}. Das beendet alle Ihre Sitzungen, und danach genügt Ihr Passwort zur Anmeldung.',
        'Sie haben Ihren zweiten Schritt noch, oder haben nicht darum gebeten? Dann behalten Sie ihn.',
      ],
      button: 'Meinen zweiten Schritt behalten',
      footer: 'Sie haben darum gebeten? Dann tun Sie nichts, und melden Sie sich danach an.',
    },
    'factor-reset-cancelled': {
      subject: 'Ihr zweiter Schritt bei {vendor} bleibt',
      preview: '{actor} hat das Zurücksetzen abgebrochen.',
      paragraphs: [
        hello,
        '{actor} von {tenantName} hat das Zurücksetzen Ihres zweiten Schritts abgebrochen. Sie melden sich an wie bisher.',
      ],
      footer: 'Sie kommen immer noch nicht hinein? Dann schreiben Sie der Verwaltung Ihrer Organisation.',
    },
    'factor-reset-kept': {
      subject: 'Ihr zweiter Schritt bei {vendor} bleibt, wie er ist',
      preview: 'Das Zurücksetzen ist beendet.',
      paragraphs: [
        hello,
        'das Zurücksetzen Ihres zweiten Schritts ist beendet, durch den Link in unserer Mail an Sie. Sie melden sich an wie bisher.',
      ],
      footer: 'Nicht Sie haben ihn benutzt? Dann liest jemand Ihre Mail: Geben Sie ihr sofort ein neues Passwort.',
    },
    'factor-reset-done': {
      subject: 'Ihr zweiter Schritt bei {vendor} wurde entfernt',
      preview: '{changedAt}. Melden Sie sich an, und richten Sie einen neuen ein.',
      paragraphs: [
        hello,
        'Ihr zweiter Schritt wurde entfernt, wie zwei Personen der Verwaltung Ihrer Organisation es beschlossen haben, und alle Sitzungen sind beendet. Zeitpunkt: {changedAt}. Melden Sie sich mit Ihrem Passwort an, und richten Sie auf Ihrer Seite zur Privatsphäre einen neuen zweiten Schritt ein.',
      ],
      footer:
        'Sie haben nicht darum gebeten? Dann wählen Sie sofort ein neues Passwort, und sagen Sie es Ihrer Organisation.',
    },
    'factor-reset-approve': {
      subject: 'Ein zweiter Schritt bei {vendor}: Ja oder Nein?',
      preview: '{actor} bittet darum, ihn für {personName} zurückzusetzen.',
      paragraphs: [
        hello,
        '{actor} von {tenantName} hat darum gebeten, den zweiten Schritt von {personName} ({personEmail}) zurückzusetzen, wie es für jemanden geschieht, der ihn verloren hat. Dazu braucht es eine zweite Person aus der Verwaltung, etwa Sie. Frist: {dueAt}.',
        'Die Seite hinter diesem Link zeigt, worum es geht. Um dort Ja oder Nein zu sagen, melden Sie sich an.',
      ],
      button: 'Die Anfrage ansehen',
      footer:
        'Sie tun nichts? Dann entscheidet jemand anderes, oder es endet von selbst. Der Link allein entscheidet nichts.',
    },
    'factor-reset-declined': {
      subject: 'Ein zweiter Schritt bei {vendor} bleibt, wie er ist',
      preview: '{actor} hat für {personName} Nein gesagt.',
      paragraphs: [
        hello,
        '{actor} von {tenantName} hat Nein zu Ihrer Anfrage gesagt: Der zweite Schritt von {personName} ({personEmail}) bleibt.',
      ],
      footer:
        'Sie glauben immer noch, dass er verloren ist? Dann sprechen Sie mit {actor}, und fragen Sie noch einmal.',
    },
  },
  phrases: {
    'authenticator-app': 'Authenticator-App',
    'text-messages': 'SMS an die Nummer mit den Endziffern {end}',
    'device-lock': 'die Sperre dieses Geräts (Fingerabdruck, Gesicht oder PIN)',
    'security-key': 'Sicherheitsschlüssel',
    'phone-added': 'eine Nummer ist hinzugekommen',
    'phone-removed': 'eine Nummer wurde entfernt',
    'phone-replaced': 'eine andere Nummer hat die alte ersetzt',
    'phone-named': 'eine neue Nummer wurde genannt und ersetzt die anderen, sobald jemand sich mit ihr anmeldet',
    'group-gone': 'die Gruppe {group} gibt es nicht mehr',
    'group-joined': 'Sie sind jetzt in der Gruppe {group}',
    'group-left': 'Sie sind nicht mehr in der Gruppe {group}',
  },
  sms: {
    code: '{code} ist Ihr Code für {vendor}. Gültig: {expiresIn}. Niemand von {vendor} wird Sie je danach fragen.',
  },
};
