/**
 * Estimates how long a password would resist guessing. The word list is large, so it is loaded only when a password is
 * chosen.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From 0 (guessed immediately) to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** What is longer is not looked at further: the time would grow with it. */
const longest = 100;

/** @param words related to the user, which attackers try first */
export function strengthOf(password: string, words: readonly string[]): Strength {
  return meter.check(password.slice(0, longest), [...words]).score;
}
