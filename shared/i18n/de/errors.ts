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
    'Ein Verzeichnis verwaltet Name, Telefonnummer und Benutzername dieses Benutzers. Nehmen Sie die Änderung dort vor.',
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
  'restriction-locks-out':
    'Es wurde nichts gespeichert, weil diese Änderung Sie aussperren würde. Lassen Sie zuerst {value} zu.',
  'restrictions-too-many': 'Die Liste ist voll: Sie fasst bis zu {limit} Einträge. Entfernen Sie zuerst einige.',
  'changed-meanwhile':
    'Ein anderer Admin hat dies während Ihrer Bearbeitung geändert, daher wurden Ihre Änderungen nicht gespeichert. Prüfen Sie die neuen Werte und speichern Sie erneut.',
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
  'session-unknown': 'Diese Sitzung ist bereits beendet oder gehört nicht Ihnen. Laden Sie die Liste neu.',
  'already-member': 'Dieser Benutzer ist bereits Mitglied der Organisation. Es wurde nichts geändert.',
  'not-entitled': 'Ihr Tarif enthält das nicht. Bitten Sie die für Ihr Abonnement zuständige Person um ein Upgrade.',
  'notification-not-found': 'Diese Benachrichtigung existiert nicht mehr. Laden Sie die Liste neu.',
};
