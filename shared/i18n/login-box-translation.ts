import type { Message } from './translator.ts';

/** The login box in one language: the texts of all its flows, and of the errors that somebody who signs in can meet. */
export interface LoginBoxTranslation {
  texts: Readonly<Record<string, Message>>;
  errors: Readonly<Record<string, string>>;
}
