/**
 * Synchronous SHA-256 (FIPS 180-4) of ASCII text. The browser's `digest` is asynchronous, which costs more than the
 * hash itself.
 */

/** The first 32 bits of the fractional parts of roots of the first primes. */
function constants(root: 2 | 3, count: number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) prime = false;
    if (prime) found.push(((root === 2 ? Math.sqrt(candidate) : Math.cbrt(candidate)) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const start = constants(2, 8);
const k = constants(3, 64);
const w = new Uint32Array(64);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Pads the message as FIPS 180-4 section 5.1.1 requires, in 32-bit words. */
function padded(text: string): Uint32Array {
  const words = new Uint32Array(((text.length + 8) >> 6) * 16 + 16);
  for (let at = 0; at < text.length; at += 1) words[at >> 2]! |= text.charCodeAt(at) << (24 - (at % 4) * 8);
  words[text.length >> 2]! |= 0x80 << (24 - (text.length % 4) * 8);
  words[words.length - 1] = text.length * 8;
  return words;
}

function schedule(words: Uint32Array, block: number): void {
  for (let at = 0; at < 16; at += 1) w[at] = words[block + at]!;
  for (let at = 16; at < 64; at += 1) {
    const [x, y] = [w[at - 15]!, w[at - 2]!];
    w[at] =
      w[at - 16]! + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[at - 7]! + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
  }
}

/** @returns eight 32-bit words */
export function sha256(text: string): Uint32Array {
  const words = padded(text);
  const hash = start.slice();
  for (let block = 0; block < words.length; block += 16) {
    schedule(words, block);
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[at]! + w[at]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at]! += word;
  }
  return hash;
}
