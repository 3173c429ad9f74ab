/**
 * Three consecutive characters of a text, by which a search finds the blocks of the audit log that may contain it. A text
 * that contains another has all grams of the other. Pure.
 */

/** Rows of a block: a search reads the rows of each block that may match. */
export const blockRows = 32;
/** Rows of a chunk, which is indexed at once when it is complete. */
export const chunkRows = 16_384;
export const gramLength = 3;

/** The chunk of a row, by its number in the chain, which begins with 1. */
export const chunkOf = (sequence: number): number => Math.floor((sequence - 1) / chunkRows);

/** A number of 32 bits for three UTF-16 code units; different ones may share it. */
function gramAt(text: string, at: number): number {
  return (
    (Math.imul(text.charCodeAt(at), 0x2f0b4a27) ^
      Math.imul(text.charCodeAt(at + 1), 0x1b873593) ^
      Math.imul(text.charCodeAt(at + 2), 0x85ebca6b)) |
    0
  );
}

/** Empty for a text of fewer than three characters. @param text in lower case */
export function trigramsOf(text: string): Set<number> {
  const grams = new Set<number>();
  for (let at = 0; at + gramLength <= text.length; at += 1) grams.add(gramAt(text, at));
  return grams;
}

/** The blocks of a chunk in which each gram occurs: one bit for each block. */
export class ChunkIndex {
  readonly blocks = new Map<number, Uint8Array>();

  /** @param place of the row in its chunk, from 0 */
  add(place: number, text: string): void {
    const block = Math.floor(place / blockRows);
    for (const gram of trigramsOf(text)) {
      let bits = this.blocks.get(gram);
      if (!bits) this.blocks.set(gram, (bits = new Uint8Array(chunkRows / blockRows / 8)));
      bits[block >> 3]! |= 1 << (block & 7);
    }
  }
}

/** Places of the blocks that all bit sets share, as ranges of rows in the chunk, from 0 and without their ends. */
export function sharedRanges(sets: readonly Uint8Array[]): [from: number, end: number][] {
  const ranges: [number, number][] = [];
  for (let block = 0; block < chunkRows / blockRows; block += 1) {
    if (!sets.every((bits) => bits[block >> 3]! & (1 << (block & 7)))) continue;
    const from = block * blockRows;
    const last = ranges.at(-1);
    if (last?.[1] === from) last[1] = from + blockRows;
    else ranges.push([from, from + blockRows]);
  }
  return ranges;
}
