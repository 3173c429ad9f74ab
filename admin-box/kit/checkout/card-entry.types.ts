import type { ReactNode } from 'react';
import type { BankQuestion } from './use-save-card.ts';

/** A card that was typed, and is not saved yet. */
export interface NewCard {
  /** Differs from that of any other card: a second attempt with the same one saves no second one. */
  given: string;
  /** @returns the ID of the payment method */
  save(): Promise<string | undefined>;
}

/** The fields of a card at the provider that is configured. */
export interface CardEntry {
  fields: ReactNode;
  isEmpty: boolean;
  /** @returns `undefined` while something is wrong, which is shown from then on */
  read(): NewCard | undefined;
  /** Of the test provider's bank. Stripe asks it in a window of its own. */
  question: BankQuestion;
}
