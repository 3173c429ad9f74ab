import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { languageOf, type LoginLanguage } from '#shared/i18n/languages.ts';
import { userNameTexts } from '#shared/i18n/user-names.ts';
import { isMethodOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import type { Settings } from '#server/config/load-config.ts';

/** Texts of the sign-up form by user name, in the language of the page; empty if it is disabled. */
export function userNameFormOf({ signIn, signUp }: Settings, locale: string): Pick<HostedPage, 'userNameForm'> {
  if (!signIn.userNames || !signUp.allowed || !isMethodOpen(signIn, 'EmailAndPassword')) return {};
  const language = languageOf(locale);
  return {
    userNameForm: Object.hasOwn(userNameTexts, language) ? userNameTexts[language as LoginLanguage] : userNameTexts.en,
  };
}
