import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the page behind a setup link. */
export const portalSsoGuest = {
  'ssoguest.title': 'Set up single sign-on for {tenant}',
  'ssoguest.lead': '{name} asked you to do this. Your link works until {date}.',
  'ssoguest.finishStep': 'Finish',
  'ssoguest.finishText': 'Tell {name} that the connection is ready to check and activate.',
  'ssoguest.finish': 'Tell {name}',
  'ssoguest.notReady': 'Add a domain and the provider’s values first.',
  'ssoguest.unverified': 'The domain isn’t verified yet. Until it is, {name} can’t activate the connection.',
  'ssoguest.doneTitle': 'You’re done',
  'ssoguest.doneText':
    'We told {name}. You can close this page. If something has to be changed, your link works until {date}.',
  'ssoguest.return': 'Back to setup',
  'ssoguest.endedTitle': 'This link doesn’t work anymore',
  'ssoguest.endedText':
    'Use the link from your email or message. If it doesn’t work, it has expired or was revoked: ask the admin who sent it for a new one.',
} as const satisfies Catalogue;
