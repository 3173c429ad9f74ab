import type { MailPhrase } from '#shared/i18n/mail-values.ts';

export const mailPhrases: Readonly<Record<MailPhrase, string>> = {
  'authenticator-app': 'authenticator app',
  'text-messages': 'text messages to the number ending in {end}',
  'device-lock': 'fingerprint, face, or PIN of a device',
  'security-key': 'security key',
  'phone-added': 'a phone number was added',
  'phone-removed': 'a phone number was removed',
  'phone-replaced': 'your phone number was replaced',
  'phone-named': 'a new phone number was entered, and it replaces the others when you first sign in with it',
  'group-gone': 'the group {group} was deleted',
  'group-joined': 'you were added to the group {group}',
  'group-left': 'you were removed from the group {group}',
  'policy-mfa': 'multi-factor authentication',
  'policy-sessions': 'session limits',
  'policy-ip-restrictions': 'IP restrictions',
  'policy-country-restrictions': 'country restrictions',
  'policy-domain-restrictions': 'email domain restrictions',
  'policy-sso-enforcement': 'required single sign-on',
};
