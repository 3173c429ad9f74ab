import type {
  firstErrorParts,
  firstTextParts,
  flowErrorParts,
  flowTextParts,
  moreErrorParts,
  moreTextParts,
} from './en/login/parts.ts';
import type { Message } from './translator.ts';

/** What the login box says in one language, or a part of it: texts, and the errors of signing in. */
export interface LoginBoxTranslation {
  texts: Readonly<Record<string, Message>>;
  errors: Readonly<Record<string, string>>;
}

/** Puts the parts of a language together. */
export function wholeLoginBox(...parts: readonly LoginBoxTranslation[]): LoginBoxTranslation {
  return {
    texts: Object.assign({}, ...parts.map(({ texts }) => texts)),
    errors: Object.assign({}, ...parts.map(({ errors }) => errors)),
  };
}

type KeysOf<Parts> = { [Part in keyof Parts]: keyof Parts[Part] & string }[keyof Parts];

/** Texts and errors of some parts to which nothing is missing: the compiler names the key that is. */
interface Complete<Texts, Errors> {
  texts: Readonly<Record<KeysOf<Texts>, Message>>;
  errors: Readonly<Record<KeysOf<Errors>, string>>;
}

/** What a box begins with. */
export type FirstLoginBox = Complete<typeof firstTextParts, typeof firstErrorParts>;

/** Texts of sign-in methods other than the password, and texts that all other flows share. */
export type MoreLoginBox = Complete<typeof moreTextParts, typeof moreErrorParts>;

/** Texts of the flows other than sign-in. */
export type FlowLoginBox = Complete<typeof flowTextParts, typeof flowErrorParts>;
