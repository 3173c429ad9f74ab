import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the page about what proves who one is, and where one is signed in. */
export const portalProfilePrivacy = {
  'page.privacy': 'Security & privacy',
  'privacy.lead': 'Manage how you sign in and where you’re signed in.',
  'privacy.since': 'Added {date}',
  'privacy.lastUsed': 'Last used {time}',
  'privacy.remove': 'Remove',
  'privacy.removeOf': 'Remove {name}',
  'privacy.removed': '{name} removed.',
  'privacy.removeTitle': 'Remove {name}?',
  'privacy.removeAction': 'Remove',
  'privacy.removeKeep': 'Cancel',
  'privacy.working': 'Working…',
  'privacy.copy': 'Copy',
  'privacy.copied': 'Copied',
  'privacy.download': 'Download',
  'privacy.code': 'Enter the 6-digit code',
  'privacy.confirm': 'Verify',
  'privacy.confirming': 'Verifying…',
  'privacy.triesLeft': { one: '{count} attempt left.', other: '{count} attempts left.' },

  // the second step
  'privacy.secondStep': 'Multi-factor authentication',
  'privacy.secondStepText': 'Add a second layer of security to your account.',
  'privacy.secondStepFailed': 'Couldn’t load your verification methods',
  'privacy.noFactors': 'No verification methods yet. We recommend an authenticator app.',
  'privacy.addFactor': 'Add verification method',
  'privacy.kind.app': 'Authenticator app',
  'privacy.kind.phone': 'Text message',
  'privacy.kind.key': 'Security key',
  'privacy.kind.device': 'This device',
  'privacy.named': '{kind} {name}',
  'privacy.factorAdded': 'Verification method added.',
  'privacy.removeText': 'You can no longer verify your identity with it. Your other verification methods keep working.',
  'privacy.removeLastText':
    'This is your only verification method. Without it, only your password protects your account.',
  'privacy.appTitle': 'Set up an authenticator app',
  'privacy.appText':
    'Scan the QR code with your app, or enter the setup key. Then enter the 6-digit code from the app.',
  'privacy.appPicture': 'QR code with the setup key',
  'privacy.appKey': 'Setup key',
  'privacy.phoneTitle': 'Add phone number',
  'privacy.phoneText': 'We’ll text a verification code to this number when you sign in.',
  'privacy.phoneNumber': 'Phone number',
  'privacy.phoneHint': 'Include the country code, like +1 202 555 0123.',
  'privacy.phoneSent': 'We sent a code to {phone}.',
  'privacy.sendCode': 'Send code',

  // recovery codes
  'privacy.codesLeft': { one: '{count} recovery code left.', other: '{count} recovery codes left.' },
  'privacy.codesFew': {
    one: 'Only {count} recovery code left. Generate new codes before you run out.',
    other: 'Only {count} recovery codes left. Generate new codes before you run out.',
  },
  'privacy.newCodes': 'Generate new codes',
  'privacy.newCodesTitle': 'Generate new recovery codes?',
  'privacy.newCodesText': 'Your current codes stop working immediately.',
  'privacy.newCodesKeep': 'Cancel',
  'privacy.codesTitle': 'Save your recovery codes',
  'privacy.codesText':
    'Use a recovery code to sign in if you lose access to your verification method. Each code works once. You won’t see these codes again.',
  'privacy.codesSaved': 'I saved my codes',
  'privacy.codesFile': 'Recovery codes for {email}. Each code works once.',

  // passkeys
  'privacy.passkeys': 'Passkeys',
  'privacy.passkeysText': 'Sign in with your fingerprint, face, or PIN instead of a password.',
  'privacy.passkeysFailed': 'Couldn’t load your passkeys',
  'privacy.noPasskeys': 'No passkeys yet.',
  'privacy.addPasskey': 'Add passkey',
  'privacy.passkeyAdded': 'Passkey added.',
  'privacy.passkeyDevice': 'Passkey on a device',
  'privacy.passkeyKey': 'Passkey on a security key',
  'privacy.passkeyOf': '{device}, added {date}',
  'privacy.removePasskeyText':
    'You can no longer sign in with it. Delete it on your device too, so that it’s no longer offered.',

  // proving who one is
  'privacy.proveTitle': 'Verify your identity',
  'privacy.proveText': 'For your security, enter your password to change how you sign in.',
  'privacy.proveCode': 'Enter the 6-digit code from your authenticator app.',
  'privacy.proveElsewhere': 'Continue on the sign-in page. You’ll come back here afterwards.',
  'privacy.password': 'Your password',
  'privacy.prove': 'Continue',
  'privacy.proving': 'Checking…',
  'privacy.signInAnew': 'Use a different sign-in method',

  'privacy.error.invalid-credentials': 'Incorrect password.',
  'privacy.error.second-factor-expired': 'This request expired. Start again.',
  'privacy.error.factor-code-wrong': 'Incorrect code; enter the one shown now.',
  'privacy.error.factor-enforced':
    'Your organization requires MFA, and this is your only verification method. Add another one first.',
  'privacy.error.factors-too-many': 'You have the maximum number of verification methods. Remove one first.',
  'privacy.error.security-key-refused':
    'We couldn’t verify your security key or device. Nothing was changed; try again.',
  'privacy.error.security-key-known': 'This security key or device is already set up. Use a different one.',
  'privacy.error.code-expired': 'This code has expired. Request a new one.',
  'privacy.error.code-exhausted': 'Too many incorrect attempts. Request a new code.',
  'privacy.error.phone-invalid': 'Enter a valid phone number with its country code, like +1 202 555 0123.',
  'privacy.error.phone-not-allowed': 'We can’t send text messages to this number. Use a mobile number.',
  'privacy.error.sms-not-available': 'Text messages aren’t set up. Use a different method.',
} as const satisfies Catalogue;
