import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';
import { errors as firstErrors } from './login/errors.ts';
import { errors as flowErrors } from './login/flow-errors.ts';
import { translation as more } from './login/more.ts';

/** German texts of error codes: those of the login box, and what only the portal can show. */
export const errors: Readonly<Partial<Record<ErrorMessageKey, string>>> = {
  ...firstErrors,
  ...more.errors,
  ...flowErrors,
  'role-built-in': 'Systemrollen können nicht bearbeitet werden. Erstellen Sie stattdessen eine eigene Rolle.',
  'role-key-taken': 'Eine Rolle mit diesem Schlüssel existiert bereits. Verwenden Sie einen anderen Schlüssel.',
  'permission-not-found': 'Diese Berechtigung existiert nicht mehr. Laden Sie die Seite neu.',
  'permission-not-held':
    'Sie können nur Berechtigungen zuweisen, die Sie selbst haben, und {permission} haben Sie nicht. Bitten Sie einen Admin, der sie hat.',
  'permission-not-assignable':
    'Rollen einer Organisation dürfen {permission} nicht enthalten. Entfernen Sie die Berechtigung und versuchen Sie es erneut.',
  'group-not-found': 'Diese Gruppe existiert nicht mehr. Laden Sie die Liste neu.',
  'group-name-taken': 'Eine Gruppe mit diesem Namen existiert bereits. Verwenden Sie einen anderen Namen.',
  'group-managed-elsewhere':
    'Ihr Verzeichnis verwaltet Name und Mitglieder dieser Gruppe. Nehmen Sie die Änderung dort vor.',
  'person-managed-elsewhere':
    'Ein Verzeichnis verwaltet Name, Telefonnummer und Benutzername dieses Kontos. Nehmen Sie die Änderung dort vor.',
  'factor-reset-open': 'Für diesen Benutzer steht bereits ein Zurücksetzen der MFA aus. Sehen Sie in den Details nach.',
  'person-elsewhere':
    'Dieser Benutzer gehört zu anderen Organisationen oder ist noch nicht beigetreten. Name und Telefonnummer kann nur er selbst ändern.',
  'membership-inherited':
    'Sie haben über das übergeordnete Konto Zugriff auf diese Organisation und können sie daher nicht verlassen. Bitten Sie einen Admin des übergeordneten Kontos, Ihren Zugriff zu entfernen.',
  'factor-reset-elsewhere':
    'Dieser Benutzer gehört auch zu anderen Organisationen, die dieselbe MFA nutzen, daher können Sie sie nicht zurücksetzen. Er kann sich mit einem Wiederherstellungscode anmelden oder sich an den Support wenden.',
  'factor-reset-same-admin': 'Sie haben dieses Zurücksetzen angefragt. Ein anderer Admin muss es genehmigen.',
  'approval-not-yours':
    'Diese Anfrage wurde an einen anderen Admin gesendet. Melden Sie sich als dieser Admin in der betreffenden Organisation an.',
  'factor-reset-not-found': 'Dieses Zurücksetzen steht nicht mehr aus. Laden Sie die Seite neu.',
  'restriction-exists': 'Dieser Eintrag steht bereits in der Liste.',
  'restriction-not-found': 'Diesen Eintrag gibt es nicht mehr. Laden Sie die Liste neu.',
  'country-database-missing':
    'Es wurde nichts gespeichert. Ländereinschränkungen benötigen eine Geolokalisierungsdatenbank, und dieser Server hat keine.',
  'restriction-locks-out':
    'Es wurde nichts gespeichert, weil diese Änderung Sie aussperren würde. Lassen Sie zuerst {value} zu.',
  'restrictions-too-many': 'Die Liste ist voll: Sie fasst bis zu {limit} Einträge. Entfernen Sie zuerst einige.',
  'webhook-not-found': 'Diesen Webhook gibt es nicht mehr. Laden Sie die Liste neu.',
  'webhook-log-not-found': 'Diese Zustellung ist nicht mehr im Protokoll. Laden Sie die Liste neu.',
  'webhook-off': 'Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
  'webhook-still-failing':
    'Das Testereignis wurde nicht angenommen: {reason}. Beheben Sie den Fehler am Endpunkt, und schalten Sie den Webhook dann ein.',
  'webhooks-too-many': 'Sie können bis zu {limit} Webhooks hinzufügen. Löschen Sie zuerst einen.',
  'stream-not-found': 'Dieses Ziel gibt es nicht mehr. Laden Sie die Liste neu.',
  'stream-resending':
    'An dieses Ziel werden bereits Ereignisse erneut gesendet. Versuchen Sie es wieder, sobald sie zugestellt sind.',
  'streams-too-many': 'Sie können bis zu {limit} Ziele hinzufügen. Löschen Sie zuerst eines.',
  'sso-connection-not-found': 'Diese SSO-Verbindung gibt es nicht mehr. Laden Sie die Liste neu.',
  'sso-connections-too-many': 'Sie können bis zu {limit} SSO-Verbindungen hinzufügen. Löschen Sie zuerst eine.',
  'sso-connection-active':
    'Diese Verbindung ist aktiv, und mit diesem Link kann sie nicht geändert werden. Wenden Sie sich an den Admin, von dem der Link stammt.',
  'sso-setup-link-invalid':
    'Dieser Link funktioniert nicht mehr. Bitten Sie den Admin, von dem er stammt, um einen neuen.',
  'sso-setup-link-not-found': 'Dieser Einrichtungslink gilt nicht mehr. Laden Sie die Seite neu.',
  'sso-setup-links-too-many': 'Es kann höchstens {limit} aktive Einrichtungslinks geben. Widerrufen Sie zuerst einen.',
  'sso-exchange-not-found': 'Diesen Test oder diese Anmeldung gibt es nicht mehr. Laden Sie die Seite neu.',
  'scim-client-not-found': 'Dieser geheime Clientschlüssel ist nicht mehr vorhanden. Laden Sie die Liste neu.',
  'sso-exchange-not-replayable':
    'Die Antwort dieser Anmeldung ist nicht gespeichert und kann deshalb nicht erneut geprüft werden. Führen Sie stattdessen einen Test durch.',
  'scim-connection-not-found': 'Diese Verzeichnisverbindung ist nicht mehr vorhanden. Laden Sie die Liste neu.',
  'scim-connections-too-many': 'Sie können bis zu {limit} Verzeichnisverbindungen hinzufügen. Löschen Sie zuerst eine.',
  'scim-groups-above-own':
    'Gruppen dieser Verbindung haben höhere Rollen als Ihre. Bitten Sie einen Admin, der mindestens diese Rollen hat.',
  'scim-request-not-found': 'Diese Anfrage ist nicht mehr im Protokoll. Laden Sie die Liste neu.',
  'scim-token-not-found': 'Dieses Token ist nicht mehr vorhanden. Laden Sie die Liste neu.',
  'sso-metadata-unreachable':
    'Die Metadaten konnten unter dieser URL nicht gelesen werden. Prüfen Sie, ob sie öffentlich erreichbar ist, oder laden Sie die Metadatendatei hoch.',
  'sso-incomplete':
    'Diese Verbindung kann noch nicht aktiviert werden. Geben Sie zuerst die fehlenden Werte Ihres Identitätsanbieters ein.',
  'sso-domain-required': 'Geben Sie zuerst die Domain Ihrer Organisation ein.',
  'sso-illegal-state': 'Speichern Sie zuerst die Domain der SAML-Verbindung und bestätigen Sie sie dann.',
  'sso-domain-not-found': 'Diese Domain gehört nicht mehr zur Verbindung. Laden Sie die Seite neu.',
  'sso-domain-public':
    'Bei {domain} kann jeder eine Adresse haben, daher eignet sich die Domain nicht für Single Sign-on. Fügen Sie eine Domain hinzu, die Ihrer Organisation gehört.',
  'sso-domain-taken':
    '{domain} wird bereits für Single Sign-on verwendet. Entfernen Sie die Domain zuerst dort, oder wenden Sie sich an den Support, falls sie Ihrer Organisation gehört.',
  'sso-domain-repeated': 'Diese Verbindung hat {domain} bereits. Bestätigen Sie die Domain in der Liste.',
  'sso-domains-too-many': 'Eine Verbindung kann bis zu {limit} Domains haben. Entfernen Sie zuerst eine.',
  'sso-domain-unproved':
    'Der TXT-Eintrag wurde weder bei _portico.{domain} noch bei {domain} gefunden. Prüfen Sie ihn und versuchen Sie es erneut: DNS-Änderungen können bis zu 48 Stunden dauern.',
  'sso-domain-unreachable':
    'Die DNS-Server von {domain} haben nicht geantwortet. Versuchen Sie es in einigen Minuten erneut.',
  'sso-group-not-found': 'Diese Gruppenzuordnung gibt es nicht mehr. Laden Sie die Seite neu.',
  'sso-group-taken': 'Die Gruppe „{value}“ ist bereits zugeordnet. Ändern Sie stattdessen ihre Rollen.',
  'sso-groups-too-many': 'Eine Verbindung kann bis zu {limit} Gruppen zuordnen. Entfernen Sie zuerst eine.',
  'sso-enforcement-own-sign-in':
    'Melden Sie sich einmal über diese Verbindung an, bevor Sie sie verlangen, oder geben Sie sich selbst Notfallzugang.',
  'sso-emergency-required': 'Wählen Sie zuerst mindestens einen Admin mit Passwort und MFA für den Notfallzugang.',
  'sso-emergency-last':
    'Das ist der letzte Admin mit Notfallzugang. Geben Sie ihn zuerst einem anderen Admin oder verlangen Sie Single Sign-on nicht mehr.',
  'sso-domain-not-ready':
    'Single Sign-on kann für {domain} nicht verlangt werden. Bestätigen Sie zuerst die Domain und aktivieren Sie ihre Verbindung.',
  'recommendation-not-applicable':
    'Diese Empfehlung trifft nicht mehr zu oder lässt sich hier nicht anwenden. Laden Sie die Seite neu.',
  'recommendation-undo-expired':
    'Das lässt sich nicht mehr rückgängig machen. Ändern Sie stattdessen die Einstellung auf ihrem Tab.',
  'changed-meanwhile':
    'Ein anderer Admin hat dies während Ihrer Bearbeitung geändert, daher wurden Ihre Änderungen nicht gespeichert. Prüfen Sie die neuen Werte und speichern Sie erneut.',
  'billing-busy': 'Dieses Abonnement wird gerade anderweitig geändert. Versuchen Sie es gleich noch einmal.',
  'billing-vendor-only':
    'Nur der Anbieter kann festlegen, wo die Abrechnung verwaltet wird. Wenden Sie sich an den Support.',
  'billing-customer-not-found':
    'Der Zahlungsanbieter kennt diese Organisation noch nicht. Fügen Sie zuerst eine Zahlungsmethode hinzu.',
  'subscription-not-active': 'Dieses Abonnement ist nicht aktiv. Laden Sie die Seite neu.',
  'cancellation-pending': 'Dieses Abonnement ist bereits gekündigt und endet mit Ablauf des Abrechnungszeitraums.',
  'cancellation-not-pending': 'Dieses Abonnement ist nicht gekündigt, daher gibt es keine Kündigung zum Zurücknehmen.',
  'plan-not-for-sale': 'Dieser Tarif kann hier nicht gekauft werden. Wenden Sie sich an den Vertrieb.',
  'plan-currency-differs':
    'Dieser Tarif wird in einer anderen Währung als Ihrer angeboten. Wenden Sie sich an den Support.',
  'plan-downgrade-refused':
    'Sie können nicht selbst zu einem günstigeren Tarif wechseln. Wenden Sie sich an den Support.',
  'plan-cancellation-refused': 'Sie können das Abonnement nicht selbst kündigen. Wenden Sie sich an den Support.',
  'price-expired':
    'Der Preis, den Sie bestätigt haben, wurde vor mehr als zehn Minuten angezeigt. Es wurde nichts abgebucht. Prüfen Sie den Preis erneut.',
  'price-changed':
    'Der Preis hat sich geändert, seit er angezeigt wurde. Es wurde nichts abgebucht. Prüfen Sie den Preis erneut.',
  'payment-overdue':
    'Eine Zahlung ist überfällig. Aktualisieren Sie zuerst die Zahlungsmethode und wechseln Sie dann den Tarif.',
  'payment-method-not-found': 'Diese Zahlungsmethode existiert nicht mehr. Laden Sie die Seite neu.',
  'payment-method-missing': 'Fügen Sie zuerst eine Zahlungsmethode hinzu. Es wurde nichts abgebucht.',
  'payment-declined':
    'Die Karte wurde abgelehnt. Es wurde nichts abgebucht. Versuchen Sie es mit einer anderen Karte oder fragen Sie Ihre Bank.',
  'payment-insufficient-funds':
    'Die Karte ist nicht ausreichend gedeckt. Es wurde nichts abgebucht. Versuchen Sie es mit einer anderen Karte.',
  'payment-card-expired': 'Die Karte ist abgelaufen. Es wurde nichts abgebucht. Verwenden Sie eine andere Karte.',
  'payment-authentication-failed':
    'Ihre Bank konnte Ihre Identität nicht bestätigen. Es wurde nichts abgebucht. Versuchen Sie es erneut.',
  'setup-intent-not-found':
    'Das Hinzufügen dieser Karte hat zu lange gedauert oder wurde anderswo abgeschlossen. Beginnen Sie von vorn.',
  'test-card-unknown':
    'Das ist keine Testkarte. Verwenden Sie 4242 4242 4242 4242 und geben Sie hier niemals eine echte Karte ein.',
  'vat-id-invalid': 'Diese USt-IdNr. ist in ihrem Land nicht gültig. Prüfen Sie Buchstaben und Ziffern.',
  'invoice-not-found': 'Diese Rechnung existiert nicht mehr. Laden Sie die Seite neu.',
  'payment-provider-failed':
    'Der Zahlungsanbieter konnte das nicht abschließen. Versuchen Sie es später erneut oder wenden Sie sich an den Support.',
  'payment-provider-busy': 'Der Zahlungsanbieter ist ausgelastet. Versuchen Sie es gleich noch einmal.',
  'payment-provider-unreachable':
    'Der Zahlungsanbieter hat nicht rechtzeitig geantwortet. Laden Sie die Seite neu, um zu sehen, was geschehen ist, und versuchen Sie es dann erneut.',
  'sub-accounts-off':
    'Dieses Konto kann keine Unterkonten haben. Ein Admin des übergeordneten Kontos kann sie einschalten.',
  'account-not-found':
    'Dieses Konto existiert nicht mehr oder Sie haben keinen Zugriff darauf. Laden Sie die Liste neu.',
  'account-id-taken': 'Ein Konto mit dieser ID existiert bereits. Verwenden Sie eine andere ID.',
  'account-alias-taken': 'Ein anderes Konto verwendet diesen Alias. Verwenden Sie einen anderen.',
  'account-holds-none': 'Das übergeordnete Konto kann keine Unterkonten haben. Lassen Sie dort zuerst Unterkonten zu.',
  'account-too-deep': 'Konten können nicht tiefer verschachtelt werden. Wählen Sie ein höheres übergeordnetes Konto.',
  'account-access-always':
    'Alle in diesem Konto haben Zugriff auf die Unterkonten. Ändern Sie zuerst diese Einstellung des Kontos.',
  'application-not-found': 'Ihre Organisation hat diese Anwendung nicht. Laden Sie die Liste neu.',
  'already-invited': 'Für diesen Benutzer steht bereits eine Einladung aus. Es wurde nichts geändert.',
  'invitation-ended':
    'Der Zugang aus dieser Einladung ist abgelaufen. Laden Sie den Benutzer mit einem neuen Ablaufdatum erneut ein.',
  'email-repeated': 'Diese E-Mail-Adresse ist mehrfach in der Liste. Sie erhält eine Einladung.',
  'temporary-users-off': 'Die Befristung des Zugriffs ist ausgeschaltet. Der Betreiber kann sie einschalten.',
  'invite-links-off': 'Einladungslinks sind ausgeschaltet. Laden Sie Benutzer stattdessen per E-Mail ein.',
  'invite-link-not-found': 'Sie haben keinen Einladungslink. Erstellen Sie zuerst einen.',
  'bulk-invitation-not-found': 'Diese Einladungsliste existiert nicht mehr. Laden Sie die Seite neu.',
  'too-many-invitations':
    'Dieses Konto hat sein Limit von {points} E-Mail-Einladungen pro Tag erreicht. Laden Sie die übrigen Benutzer morgen ein oder wenden Sie sich an den Support.',
  'new-tenant-invitations':
    'Zum Schutz vor Spam können neue Organisationen {points} Einladungen pro Tag senden, bis {until}. Laden Sie die übrigen Benutzer morgen ein oder wenden Sie sich an den Support.',
  'bulk-invitation-running':
    'Eine andere Einladungsliste wird noch gesendet. Warten Sie, bis sie fertig ist, und versuchen Sie es dann erneut.',
  'bulk-invitation-settled':
    'Einladungen können 10 Minuten lang rückgängig gemacht werden, und diese Zeit ist vorbei. Entfernen Sie die Benutzer einzeln.',
  'api-token-not-found': 'Dieses API-Token existiert nicht mehr. Laden Sie die Liste neu.',
  'api-tokens-too-many':
    'Sie haben das Limit von {limit} Token erreicht. Löschen Sie eines, das Sie nicht mehr benötigen.',
  'password-wrong': 'Das aktuelle Passwort ist falsch. Ihr Passwort wurde nicht geändert.',
  'picture-missing': 'Senden Sie ein Bild im Formularfeld namens image.',
  'picture-unreadable': 'Dieses Bild ist nicht lesbar. Verwenden Sie eine JPEG-, PNG-, WebP-, GIF- oder AVIF-Datei.',
  'picture-unreachable':
    'Von dieser URL konnte kein Bild geladen werden. Prüfen Sie, ob sie öffentlich ist, oder laden Sie die Datei hoch.',
  'picture-dimensions': 'Dieses Bild hat mehr als {limit} Megapixel. Verwenden Sie ein kleineres.',
  'picture-too-large': 'Dieses Bild ist größer als {limit}. Verwenden Sie ein kleineres.',
  'email-unchanged': 'Das ist bereits Ihre E-Mail-Adresse. Geben Sie eine neue ein.',
  'email-taken': 'Diese E-Mail-Adresse wird bereits verwendet. Verwenden Sie eine andere.',
  'user-not-found': 'Dieser Benutzer existiert nicht mehr. Laden Sie die Liste neu.',
  'user-without-email': 'Dieser Benutzer hat keine E-Mail-Adresse, daher kann kein Passwort-Reset gesendet werden.',
  'user-name-not-found': 'Kein Benutzer hat hier diesen Benutzernamen. Laden Sie die Liste neu.',
  'user-name-needed':
    'Dieser Benutzer hat keine E-Mail-Adresse und benötigt diesen Benutzernamen zum Anmelden. Ändern Sie stattdessen den Benutzernamen.',
  'user-name-elsewhere':
    'Dieser Benutzer meldet sich mit demselben Benutzernamen bei anderen Organisationen an. Nur er selbst kann ihn ändern.',
  'tenant-not-found': 'Diese Organisation existiert nicht oder Sie sind kein Mitglied. Wählen Sie eine andere.',
  'role-not-found': 'Eine dieser Rollen existiert nicht mehr. Laden Sie die Liste neu und wählen Sie erneut.',
  'role-above-own': 'Sie können keine Rollen zuweisen, die über Ihrer eigenen stehen. Wählen Sie eine andere Rolle.',
  'last-admin':
    'Das ist der letzte Benutzer, der hier Benutzer verwalten kann. Machen Sie zuerst einen anderen Benutzer zum Admin.',
  'not-yourself': 'Das ist bei Ihrem eigenen Konto nicht möglich. Bitten Sie einen anderen Admin.',
  'person-above-own':
    'Dieser Benutzer hat eine höhere Rolle als Sie. Bitten Sie einen Admin mit mindestens derselben Rolle.',
  'policy-not-found': 'Diese Richtlinie existiert nicht. Laden Sie die Seite neu.',
  'policy-not-provisional': 'Diese Änderung wartet nicht mehr auf eine Bestätigung. Laden Sie die Seite neu.',
  'policy-confirm-needs-sign-in':
    'Melden Sie sich erneut an, um diese Änderung zu bestätigen: Ihre Sitzung begann vor ihr.',
  'session-unknown': 'Diese Sitzung ist bereits beendet oder gehört nicht Ihnen. Laden Sie die Liste neu.',
  'already-member': 'Dieser Benutzer ist bereits Mitglied der Organisation. Es wurde nichts geändert.',
  'not-entitled': 'Ihr Tarif enthält das nicht. Bitten Sie die für Ihr Abonnement zuständige Person um ein Upgrade.',
  'meter-not-found': 'Kein Zähler hat den Schlüssel {meter}. Zähler werden in der Konfiguration festgelegt.',
  'usage-event-conflict':
    '{field}: Das Ereignis {id} wurde bereits mit anderem Inhalt erfasst. Es wurde nichts erfasst.',
  'usage-event-outside-window':
    '{field}: Ereignisse von {from} bis {until} werden angenommen. Es wurde nichts erfasst.',
  'notification-not-found': 'Diese Benachrichtigung existiert nicht mehr. Laden Sie die Liste neu.',
};
