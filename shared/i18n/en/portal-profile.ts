import type { Catalogue } from '../translator.ts';

/** Texts of the profile page. */
export const portalProfile = {
  // profile
  'profile.title': 'Profile',
  'profile.text': 'How others in {tenant} see you.',
  'profile.failedTitle': 'Your profile could not be loaded',
  'profile.about': 'About you',
  'profile.name': 'Name',
  'profile.jobTitle': 'Title',
  'profile.jobTitleHint': 'What you do, such as “Head of operations”.',
  'profile.emailHint': 'You sign in with it.',
  'profile.picture': 'Picture',
  'profile.pictureUrl': 'Address of a picture',
  'profile.pictureUrlHint': 'An https address, or choose a file.',
  'profile.chooseFile': 'Choose a file',
  'profile.removePicture': 'Remove the picture',
  'profile.save': 'Save changes',
  'profile.discard': 'Discard changes',
  'profile.saved': 'Your profile is saved.',
  'profile.changedElsewhere':
    'Your profile was changed somewhere else. Yours and the new values differ in {fields}; saving keeps yours.',
  'profile.useTheirs': 'Use the new values',
  'profile.nameMissing': 'Enter your name.',
  'profile.addressWrong': 'This is not an https address of a picture.',
  'profile.fileWrong': 'This file is not a picture. Use a JPEG, PNG, WebP, GIF or AVIF.',

  // profile: password
  'password.title': 'Password',
  'password.text': 'Changing it signs you out everywhere else.',
  'password.change': 'Change password',
  'password.changing': 'Changing…',
  'password.current': 'Current password',
  'password.new': 'New password',
  'password.ruleLength': 'From {minLength} to {maxLength} characters',
  'password.ruleEmail': 'Not your e-mail address',
  'password.ruleDifferent': 'Not your current password',
  'password.changed': 'Your password is changed. You stay signed in here, and nowhere else.',

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
