import type { notificationTexts as english } from '#shared/i18n/en/portal/notifications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const notificationTexts: TranslationOf<typeof english> = {
  'notification.signed-in.title': 'Neue Anmeldung: {device}',
  'notification.signed-in.body':
    'Standort: {place}. IP-Adresse: {ip}. Wenn Sie das nicht waren, melden Sie diese Sitzung ab und ändern Sie Ihr Passwort.',
  'notification.password-changed.title': 'Ihr Passwort wurde geändert',
  'notification.password-changed.body':
    'Sie wurden in allen anderen Sitzungen abgemeldet. Wenn Sie das nicht waren, wählen Sie auf der Anmeldeseite „Passwort vergessen?“, um Ihr Passwort zurückzusetzen.',
  'notification.email-changed.title': 'Ihre E-Mail-Adresse wurde in {email} geändert',
  'notification.email-changed.body':
    'Ihre bisherige E-Mail-Adresse war {former}. Wenn Sie das nicht waren, wenden Sie sich sofort an einen Admin Ihrer Organisation.',
  'notification.user-name-changed.title': 'Ihr Benutzername wurde geändert',
  'notification.user-name-changed.body':
    'Ihr neuer Benutzername ist {username}. Wenn Sie das nicht waren, wenden Sie sich sofort an einen Admin Ihrer Organisation.',
  'notification.phones-changed.title': 'Ihre Telefonnummern wurden geändert',
  'notification.phones-changed.body':
    'Wenn Sie das nicht waren, prüfen Sie Ihre Telefonnummern und ändern Sie Ihr Passwort.',
  'notification.factor-added.title': 'Bestätigungsmethode hinzugefügt',
  'notification.factor-added.body':
    'Bewahren Sie Ihre Wiederherstellungscodes sicher auf. Wenn Sie das nicht waren, entfernen Sie die Methode und ändern Sie Ihr Passwort.',
  'notification.factor-removed.title': 'Bestätigungsmethode entfernt',
  'notification.factor-removed.body':
    'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und richten Sie die Methode erneut ein.',
  'notification.passkey-added.title': 'Passkey hinzugefügt',
  'notification.passkey-added.body':
    'Sie können sich jetzt ohne Passwort anmelden. Wenn Sie das nicht waren, entfernen Sie den Passkey und ändern Sie Ihr Passwort.',
  'notification.passkey-removed.title': 'Passkey entfernt',
  'notification.passkey-removed.body':
    'Sie können sich damit nicht mehr anmelden. Wenn Sie das nicht waren, ändern Sie Ihr Passwort und prüfen Sie Ihre Passkeys.',
  'notification.recovery-code-used.title': 'Wiederherstellungscode verwendet',
  'notification.recovery-code-used.body':
    'Verbleibende Codes: {codesLeft}. Erstellen Sie rechtzeitig neue Codes. Wenn Sie das nicht waren, ändern Sie Ihr Passwort.',
  'notification.recovery-codes-renewed.title': 'Neue Wiederherstellungscodes erstellt',
  'notification.recovery-codes-renewed.body':
    'Ihre alten Codes funktionieren nicht mehr. Wenn Sie das nicht waren, ändern Sie Ihr Passwort und erstellen Sie neue Codes.',
  'notification.second-factor-locked.title': 'Die Bestätigung wurde gesperrt',
  'notification.second-factor-locked.body':
    'Es wurden zu viele falsche Bestätigungscodes eingegeben. Wenn Sie das nicht waren, kennt möglicherweise jemand Ihr Passwort. Ändern Sie es jetzt.',
  'notification.account-locked.title': 'Ihr Konto wurde gesperrt',
  'notification.account-locked.body':
    'Es wurden zu viele falsche Passwörter eingegeben. Wenn Sie das nicht waren, hat sich niemand angemeldet. Ein längeres Passwort bietet mehr Schutz.',
  'notification.identity-linked.title': '{provider} wurde mit Ihrem Konto verknüpft',
  'notification.identity-linked.body':
    'Sie können sich jetzt damit anmelden. Wenn Sie das nicht waren, ändern Sie Ihr Passwort und wenden Sie sich an einen Admin.',
  'notification.impersonation-started.title': '{actor} hat in Ihrem Namen agiert',
  'notification.impersonation-started.body':
    'Grund: {reason}. Jede Änderung wurde unter dem Namen {actor} protokolliert.',
  'notification.api-token-made.title': 'Persönliches API-Token erstellt',
  'notification.api-token-made.body':
    'Name des Tokens: {token}. Apps, die es verwenden, können in Ihrem Namen agieren. Wenn Sie das nicht waren, löschen Sie das Token und ändern Sie Ihr Passwort.',
  'notification.roles-changed.title': 'Ihre Rollen wurden geändert',
  'notification.roles-changed.body': 'Geändert von {actor}. Ihre Rollen sind jetzt: {roles}.',
  'notification.groups-changed.title': 'Ihre Berechtigungen wurden geändert',
  'notification.groups-changed.body': '{actor} hat eine Gruppe geändert, zu der Sie gehören oder gehörten.',
  'notification.audit-stream-fails.title': '{stream} nimmt seit über einer Stunde keine Audit-Ereignisse an',
  'notification.audit-stream-fails.body':
    'Es gehen keine Ereignisse verloren: Sie werden gesendet, sobald das Ziel sie wieder annimmt. Prüfen Sie Adresse und Secret.',
  'notification.webhook-fails.title': 'Der Webhook {webhook} nimmt keine Ereignisse an',
  'notification.webhook-fails.body':
    '{host}: {error}. Wir versuchen es drei Tage lang weiter. Prüfen Sie den Endpunkt.',
  'notification.webhook-off.title': 'Der Webhook {webhook} wurde ausgeschaltet',
  'notification.webhook-off.body':
    '{host}: {error}. Beheben Sie den Fehler am Endpunkt, schalten Sie den Webhook ein, und senden Sie erneut, was ihm fehlt.',
  'notification.audit-log-broken.title': 'Das Audit-Protokoll wurde manipuliert',
  'notification.audit-log-broken.body':
    'Seine Kette ist bei Ereignis {event} unterbrochen. Bewahren Sie frühere Exporte auf und wenden Sie sich an Ihren Anbieter.',
  'notification.sso-certificate-expires.title': 'Ein SSO-Zertifikat läuft bald ab',
  'notification.sso-certificate-expires.body':
    'Das Zertifikat von {provider} läuft am {date} ab. Fügen Sie der Verbindung vorher den Nachfolger hinzu.',
  'notification.sso-metadata-fails.title': 'SSO-Metadaten nicht lesbar',
  'notification.sso-metadata-fails.body':
    'Die Metadaten von {provider} konnten nicht erneut gelesen werden. Single Sign-on funktioniert weiterhin, aber neue Zertifikate werden nicht hinzugefügt.',
  'notification.sso-domain-drifted.title': 'Der DNS-Eintrag von {domain} fehlt',
  'notification.sso-domain-drifted.body':
    'Single Sign-on funktioniert weiterhin. Veröffentlichen Sie den TXT-Eintrag der Domain erneut.',
  'notification.sso-emergency-used.title': '{person} hat den Notfallzugang genutzt',
  'notification.sso-emergency-used.body': '{email} hat sich mit einem Passwort statt per Single Sign-on angemeldet.',
  'notification.sso-emergency-lost.title': '{person} hat keine MFA mehr',
  'notification.sso-emergency-lost.body': 'Ohne sie funktioniert der Notfallzugang nicht.',
  'notification.sso-setup-finished.title': 'Ihre SSO-Verbindung kann geprüft werden',
  'notification.sso-setup-finished.body':
    'Die Einrichtung über Ihren Einrichtungslink wurde abgeschlossen. Prüfen Sie die Verbindung und aktivieren Sie sie.',
  'notification.directory-removals-held.title': '{connection} möchte viele Benutzer entfernen',
  'notification.directory-removals-held.body':
    'Es waren mehr als {users} Benutzer innerhalb von {minutes} Minuten. Weitere Entfernungen warten, bis Sie sie genehmigen oder ablehnen.',
  'notification.payment-failed.title': 'Eine Zahlung ist fehlgeschlagen',
  'notification.payment-failed.body':
    '{amount} für die Rechnung {invoice} konnten nicht abgebucht werden. Der Tarif {plan} bleibt bis {until} bestehen, und wir versuchen es am {date} erneut.',
  'notification.payment-disputed.title': 'Eine Zahlung wurde angefochten',
  'notification.payment-disputed.body':
    'Die Bank fordert {amount} der Rechnung {invoice} zurück. Wenn das ein Irrtum ist, bitten Sie die Bank, die Anfechtung zurückzuziehen.',
  'notification.plan-ended.title': 'Der Tarif {plan} ist beendet',
  'notification.plan-ended.body':
    '{amount} für die Rechnung {invoice} konnten nicht abgebucht werden. Sie können jederzeit wieder einen Tarif abonnieren.',
  'notification.invitation-accepted.title': '{person} hat Ihre Einladung angenommen',
  'notification.invitation-accepted.body': '{email} ist jetzt Mitglied.',
};
