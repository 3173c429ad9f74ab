/**
 * Whether labels of domains that claim to be punycode are the punycode of a name. `domainToASCII` of Node and `URL` of
 * browsers disagree about those that are not: some take them as they are.
 */

const [base, least, most, skew, damp, firstBias, firstPoint] = [36, 1, 26, 38, 700, 72, 0x80];

function digitOf(letter: string): number {
  const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(letter);
  return digit < 0 ? Number.NaN : digit;
}

/** How large the digits of the next number may be (RFC 3492, section 6.1). */
function biasAfter(delta: number, points: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? damp : 2));
  left += Math.floor(left / points);
  let bias = 0;
  for (; left > ((base - least) * most) / 2; bias += base) left = Math.floor(left / (base - least));
  return bias + Math.floor(((base - least + 1) * left) / (left + skew));
}

/**
 * The text that punycode stands for (RFC 3492, section 6.2).
 * @param encoded in lower case, without `xn--`
 * @returns undefined if it stands for none
 */
function decode(encoded: string): string | undefined {
  const end = encoded.lastIndexOf('-');
  const points = Array.from(encoded.slice(0, Math.max(0, end)), (letter) => letter.codePointAt(0)!);
  let [point, position, bias] = [firstPoint, 0, firstBias];
  for (let at = end + 1; at < encoded.length;) {
    const before = position;
    for (let [weight, step] = [1, base]; ; step += base) {
      const digit = digitOf(encoded.charAt(at++));
      position += digit * weight;
      if (!(position <= 0x7fff_ffff)) return undefined;
      const threshold = Math.min(Math.max(step - bias, least), most);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    bias = biasAfter(position - before, points.length + 1, before === 0);
    point += Math.floor(position / (points.length + 1));
    position %= points.length + 1;
    if (point > 0x10_ffff || (point >= 0xd800 && point <= 0xdfff)) return undefined;
    points.splice(position++, 0, point);
  }
  return String.fromCodePoint(...points);
}

/** A domain in ASCII with its labels in their own script, for readers; labels that are no punycode stay. */
export function domainInUnicode(domain: string): string {
  return domain
    .split('.')
    .map((label) => (label.startsWith('xn--') && hasValidPunycode(label) ? decode(label.slice(4))! : label))
    .join('.');
}

/** Whether each label that begins with `xn--` is what a name in another script is converted to (RFC 5890, section 2.3.2.1). */
export function hasValidPunycode(domain: string): boolean {
  return domain
    .toLowerCase()
    .split('.')
    .every((label) => {
      if (!label.startsWith('xn--')) return true;
      const text = label.length > 63 ? undefined : decode(label.slice(4));
      if (text === undefined) return false;
      const address = `http://${text}.example`;
      return URL.canParse(address) && new URL(address).hostname === `${label}.example`;
    });
}
