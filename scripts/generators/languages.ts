/** Lists of every language's texts, so that a language is added to none by hand. */
import { languageNames } from '#shared/i18n/languages.ts';
import type { Generator } from './generator.types.ts';

const made = '// Made by `npm run generate` from the names in `languages.ts`.\n';

/** `#` becomes the language, `@` the language as the end of a name (`De`). */
const forEach = (template: string): string =>
  Object.keys(languageNames)
    .map((language) =>
      template.replaceAll('#', language).replaceAll('@', language[0]!.toUpperCase() + language.slice(1)),
    )
    .join('');

/** How the browser loads a language of the login box. */
const loginTranslations: Generator = {
  path: 'shared/i18n/login-translations.ts',
  produce: async () => `${made}
/** How a login box loads a language: what it begins with is a chunk, which leads to the two others of the language. */
export const loginTranslations = {
${forEach("  #: () => import('./#/login/first.ts'),\n")}};
`,
};

/** What the server draws login boxes with. */
const loginBoxes: Generator = {
  path: 'shared/i18n/login-boxes.ts',
  produce: async () => `${made}${forEach(`import { translation as first@ } from './#/login/first.ts';
import { translation as flows@ } from './#/login/flows.ts';
import { translation as more@ } from './#/login/more.ts';
`)}import type { LoginLanguage } from './languages.ts';
import { wholeLoginBox, type LoginBoxTranslation } from './login-box-translation.ts';

/** Every language of the login box, whole, for the server and for tests. The browser loads one (\`login-translations.ts\`). */
export const loginBoxes: Readonly<Record<LoginLanguage, LoginBoxTranslation>> = {
${forEach('  #: wholeLoginBox(first@, more@, flows@),\n')}};
`,
};

/** Emails and text messages, which the server alone has. */
const messages: Generator = {
  path: 'shared/i18n/message-catalogues.ts',
  produce: async () => `${made}${forEach(`import { messages as messages@ } from './#/mail/messages.ts';
`)}import type { LoginLanguage } from './languages.ts';
import type { MessageCatalogue } from './message-catalogue.ts';

/** Emails and text messages in every language, for the server. */
export const messages = {
${forEach('  #: messages@,\n')}} as const satisfies Readonly<Record<LoginLanguage, MessageCatalogue>>;
`,
};

export const languageLists: readonly Generator[] = [loginTranslations, loginBoxes, messages];
