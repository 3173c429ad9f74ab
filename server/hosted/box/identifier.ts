import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { identifierLabels } from '#shared/i18n/identifier-labels.ts';
import { languageOf, type LoginLanguage } from '#shared/i18n/languages.ts';
import type { Settings } from '#server/config/load-config.ts';

/** Label and rules of the identifier field if user names are enabled. Adds nothing to other pages. */
export function identifierOf({ signIn, texts }: Settings, locale: string): Pick<HostedPage, 'identifier'> {
  if (!signIn.userNames) return {};
  const language = languageOf(locale) as LoginLanguage;
  return {
    identifier: {
      type: 'text',
      inputmode: 'text',
      label: texts.loginBox[language]?.['common.email'] ?? identifierLabels[language],
    },
  };
}
