import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the section that changes the own password. */
export const portalProfilePassword = {
  'password.title': 'Password',
  'password.text': 'Changing your password signs you out on all other devices.',
  'password.change': 'Change password',
  'password.changing': 'Changing…',
  'password.current': 'Current password',
  'password.new': 'New password',
  'password.ruleLength': '{minLength} to {maxLength} characters',
  'password.ruleEmail': 'Not your email address',
  'password.ruleDifferent': 'Not your current password',
  'password.changed': 'Password changed. You were signed out on all other devices.',
} as const satisfies Catalogue;
