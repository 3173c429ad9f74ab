/** The settings of a login box, the same on a hosted page and in an external one. */
import type { BoxSettings } from '#loader/portico.types.ts';
import { directionOf, languageOf } from '#shared/i18n/languages.ts';
import type { Services } from '#server/services.ts';
import { identifierOf } from './identifier.ts';
import { likelyFlowsOf } from './likely-flows.ts';
import { loginFlowsOf } from './login-flows.ts';
import { passkeysOf } from './passkeys.ts';
import { offeredMethods, quickSmsOf } from './sign-in-methods.ts';
import { signUpFormOf } from './sign-up.ts';
import { boxTheme } from './theme.ts';
import { userNameFormOf } from './user-names.ts';

/** Every setting that does not depend on where the box is rendered. */
export type SharedBoxSettings = Omit<BoxSettings, 'words' | 'routes' | 'allowedOrigins'>;

/**
 * Returns what the login box offers and asks for under this configuration. A new setting belongs here, so that hosted
 * and embedded boxes get it alike.
 */
export function boxSettings(
  services: Pick<Services, 'config' | 'socialProviders' | 'smsAvailable'>,
  locale: string,
): SharedBoxSettings {
  const { config, socialProviders } = services;
  const texts = config.texts.loginBox[languageOf(locale)];
  const { allowPassphrases, minLength, maxLength, minPhraseLength } = config.passwords;
  return {
    vendor: { name: config.vendor.name, logo: config.vendor.logo ?? null },
    theme: boxTheme(config),
    locale,
    direction: directionOf(locale),
    ...(texts && { texts }),
    allowSignups: config.signUp.allowed,
    ...(socialProviders.size > 0 && { social: [...socialProviders.values()].map(({ key, name }) => ({ key, name })) }),
    ...identifierOf(config, locale),
    ...passkeysOf(config),
    ...offeredMethods(services),
    ...quickSmsOf(services),
    ...loginFlowsOf(config),
    ...likelyFlowsOf(config),
    ...signUpFormOf(config, locale),
    ...userNameFormOf(config, locale),
    passwordRules: { allowPassphrases, minLength, maxLength, minPhraseLength, minOptionalTestsToPass: 0 },
  };
}
