import { expect, it } from 'vitest';
import { blockRows, ChunkIndex, chunkRows, trigramsOf, sharedRanges } from './trigrams.ts';

const find = (index: ChunkIndex, text: string) =>
  sharedRanges(
    [...trigramsOf(text)].map((gram) => index.blocks.get(gram) ?? new Uint8Array(chunkRows / blockRows / 8)),
  );

it('a text has all grams of each of its parts', () => {
  const text = 'a needle, in the hay; 日本語 é 🦊 "x"';
  for (let from = 0; from < text.length; from += 1)
    for (let end = from + 3; end <= text.length; end += 1)
      for (const gram of trigramsOf(text.slice(from, end))) expect(trigramsOf(text)).toContain(gram);
  expect([...trigramsOf('ab'), ...trigramsOf('')]).toEqual([]);
});

it('finds the blocks that may contain a text, in any part of a chunk', () => {
  const index = new ChunkIndex();
  for (let place = 0; place < chunkRows; place += 1)
    index.add(place, [0, 40, 70, chunkRows - 1].includes(place) ? 'a needle' : `hay ${place}`);
  expect(find(index, 'needle')).toEqual([
    [0, 3 * blockRows],
    [chunkRows - blockRows, chunkRows],
  ]);
  expect(find(index, 'hay 4711')).toContainEqual([4704, 4704 + blockRows]);
  expect(find(index, 'nothing like it')).toEqual([]);
});
