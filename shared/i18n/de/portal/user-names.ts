import type { portalUserNames as english } from '#shared/i18n/en/portal/user-names.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserNames: TranslationOf<typeof english> = {
  'userName.label': 'Benutzername',
  'userName.none': 'Keiner',
  'userName.ownHint': 'Sie können sich mit Ihrem Benutzernamen oder Ihrer E-Mail-Adresse anmelden.',
  'userName.ownHintAlone': 'Sie melden sich mit Ihrem Benutzernamen an.',
  'userName.byAdmin':
    'Sie können sich mit Ihrem Benutzernamen oder Ihrer E-Mail-Adresse anmelden. Bitten Sie einen Admin, Ihren Benutzernamen zu ändern.',
  'userName.give': 'Benutzernamen festlegen…',
  'userName.choose': 'Benutzernamen wählen…',
  'userName.change': 'Benutzernamen ändern…',
  'userName.remove': 'Benutzernamen entfernen…',
  'userName.title': 'Benutzername von {name}',
  'userName.ownTitle': 'Ihr Benutzername',
  'userName.rule':
    '3 bis 64 Buchstaben, Ziffern, Punkte, Bindestriche oder Unterstriche. Beginnen Sie mit einem Buchstaben oder einer Ziffer.',
  'userName.text':
    '{name} kann sich mit diesem Benutzernamen oder der E-Mail-Adresse anmelden. Groß- und Kleinschreibung spielt keine Rolle.',
  'userName.ownText':
    'Sie können sich mit diesem Benutzernamen oder Ihrer E-Mail-Adresse anmelden. Groß- und Kleinschreibung spielt keine Rolle.',
  'userName.taken': 'Dieser Benutzername ist vergeben. Verwenden Sie einen anderen.',
  'userName.saved': 'Benutzername von {name} in {username} geändert.',
  'userName.ownSaved': 'Benutzername in {username} geändert.',
  'userName.useTheirs': 'Neuen Benutzernamen übernehmen',
  'userName.removeTitle': 'Benutzernamen „{username}“ entfernen?',
  'userName.removeText': '{name} meldet sich dann mit {email} an. Der Benutzername {username} wird für andere frei.',
  'userName.ownRemoveText': 'Sie melden sich dann mit {email} an. Der Benutzername {username} wird für andere frei.',
  'userName.removeAction': 'Benutzernamen entfernen',
  'userName.removeKeep': 'Abbrechen',
  'userName.removing': 'Wird entfernt…',
  'userName.removed': 'Benutzername von {name} entfernt.',
  'userName.ownRemoved': 'Benutzername entfernt.',
};
