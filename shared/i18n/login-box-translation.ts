import type { loginErrorParts, loginTextParts } from './en/login-box-parts.ts';
import type { Message } from './translator.ts';

/** The login box in one language: the texts of all its flows, and of the errors that somebody who signs in can meet. */
export interface LoginBoxTranslation {
  texts: Readonly<Record<string, Message>>;
  errors: Readonly<Record<string, string>>;
}

type KeysOf<Parts> = { [Part in keyof Parts]: keyof Parts[Part] & string }[keyof Parts];

/** A translation to which nothing is missing: the compiler names the key that is. */
export interface CompleteLoginBox {
  texts: Readonly<Record<KeysOf<typeof loginTextParts>, Message>>;
  errors: Readonly<Record<KeysOf<typeof loginErrorParts>, string>>;
}
