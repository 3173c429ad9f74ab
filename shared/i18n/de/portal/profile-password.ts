import type { portalProfilePassword as english } from '#shared/i18n/en/portal/profile-password.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePassword: TranslationOf<typeof english> = {
  'password.title': 'Passwort',
  'password.text': 'Wenn Sie Ihr Passwort ändern, werden Sie auf allen anderen Geräten abgemeldet.',
  'password.change': 'Passwort ändern',
  'password.changing': 'Wird geändert…',
  'password.current': 'Aktuelles Passwort',
  'password.new': 'Neues Passwort',
  'password.ruleLength': '{minLength} bis {maxLength} Zeichen',
  'password.ruleEmail': 'Nicht Ihre E-Mail-Adresse',
  'password.ruleDifferent': 'Nicht Ihr aktuelles Passwort',
  'password.changed': 'Passwort geändert. Sie wurden auf allen anderen Geräten abgemeldet.',
};
