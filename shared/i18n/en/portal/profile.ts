import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the profile page. */
export const portalProfile = {
  'page.profile': 'Profile',
  // profile
  'profile.title': 'Profile',
  'profile.text': 'Manage how others in {tenant} see you.',
  'profile.failedTitle': 'Couldn’t load your profile',
  'profile.about': 'About you',
  'profile.aboutText': 'Your name, job title, and picture are the same in all your organizations.',
  'profile.name': 'Name',
  'profile.jobTitle': 'Job title',
  'profile.jobTitleHint': 'For example, “Head of operations”.',
  'profile.emailHint': 'You sign in with this email.',
  'profile.picture': 'Picture',
  'profile.pictureUrl': 'Picture URL',
  'profile.pictureUrlHint': 'Enter an https URL, or choose a file.',
  'profile.chooseFile': 'Choose a file',
  'profile.removePicture': 'Remove picture',
  'profile.saved': 'Profile saved.',
  'profile.changedElsewhere':
    'Your profile was changed somewhere else. Different fields: {fields}. Saving will overwrite those changes.',
  'profile.nameMissing': 'Enter your name.',
  'profile.addressWrong': 'Enter a valid https URL of an image.',
  'profile.fileWrong': 'This file isn’t an image we can read. Use a JPEG, PNG, WebP, GIF, or AVIF file.',

  // profile: password
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

  // profile: leaving
  'leave.title': 'Leave organization',
  'leave.text': 'Remove yourself from {tenant}.',
  'leave.action': 'Leave organization',
  'leave.leaving': 'Leaving…',
  'leave.ask': 'Leave {tenant}?',
  'leave.consequence': 'You lose access to {tenant} immediately. To come back, you need a new invitation.',
  'leave.deletesAccount':
    'You aren’t a member of another organization, so your account is deleted too. You can’t undo this.',
  'leave.left': 'You left {tenant}.',
} as const satisfies Catalogue;
