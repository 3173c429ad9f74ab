import type { MailPhrase } from '../mail-values.ts';

export const mailPhrases: Readonly<Record<MailPhrase, string>> = {
  'authenticator-app': 'authenticator app',
  'text-messages': 'text messages to the number that ends in {end}',
  'device-lock': 'this device’s own lock (fingerprint, face or PIN)',
  'security-key': 'security key',
  'phone-added': 'a number was added',
  'phone-removed': 'a number was removed',
  'phone-replaced': 'another number took the place of the old one',
  'phone-named': 'a new number was named, and takes the place of the others once it is used to sign in',
  'group-gone': 'the group {group} is gone',
  'group-joined': 'you are in the group {group} now',
  'group-left': 'you are no longer in the group {group}',
};
