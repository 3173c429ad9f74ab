/** How long a password would last against whoever guesses well. With its word list it is large, and only loaded once somebody chooses a password. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From 0, guessed at once, to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** What is longer is not looked at further: the time would grow with it. */
const longest = 100;

/** @param words of the person's own, which guessers try first */
export function strengthOf(password: string, words: readonly string[]): Strength {
  return meter.check(password.slice(0, longest), [...words]).score;
}
