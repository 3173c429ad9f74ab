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
  'profile.managed': 'Managed by your organization’s directory.',
  'profile.picture': 'Picture',
  'profile.uploadPicture': 'Upload picture',
  'profile.removePicture': 'Remove picture',
  'profile.saved': 'Profile saved.',
  'profile.changedElsewhere':
    'Your profile was changed somewhere else. Different fields: {fields}. Saving will overwrite those changes.',
  'profile.nameMissing': 'Enter your name.',

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
