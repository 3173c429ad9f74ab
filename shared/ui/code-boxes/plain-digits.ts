/** Where the digits of a script begin, for keyboards that write their own: Arabic, Persian, and the wide ones of East Asia. */
const zeros = [0x30, 0x660, 0x6f0, 0xff10];

/** The digits of a text as 0 to 9, at most so many; all other characters are omitted. */
export function plainDigits(text: string, most: number): string {
  const digits = [...text].flatMap((character) => {
    const point = character.codePointAt(0)!;
    const zero = zeros.find((first) => point >= first && point < first + 10);
    return zero === undefined ? [] : [String(point - zero)];
  });
  return digits.slice(0, most).join('');
}
