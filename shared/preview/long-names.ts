/**
 * Names as long as the contract allows, with and without spaces, with emoji, in both directions. They keep their
 * beginnings, so that a search finds them.
 */

/** As long as names may be (contract: `Name`), and what is said about them. */
const longest = { name: 200, description: 1000, email: 254 };

const words = ' of the Harbour, Instruments of Navigation, Cartography and Tides,';
const oneWord = 'donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
const emoji = ' 👩‍👩‍👧‍👦🚢🏴‍☠️ night shift';
const rightToLeft = ' مؤسسة النور للملاحة والخرائط والمد والجزر';
const fillings = [words, oneWord, emoji, rightToLeft];

/** The same text grows in the same way, wherever it is named. */
function fillingOf(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  return fillings[sum % fillings.length]!;
}

/** Half a character would be none. */
function cut(text: string, most: number): string {
  return text
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd();
}

function lengthened(text: string, most: number): string {
  if (text === '' || text.length > most / 2) return text;
  const filling = fillingOf(text);
  return cut(text + filling.repeat(Math.ceil(most / filling.length)), most);
}

/** A local part of 64 characters, and a domain that fills the rest. */
function longAddress(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  if (email.length > longest.email / 2 || domain === '') return email;
  const subdomains = 'instruments-of-navigation.cartography-and-tides.';
  const room = longest.email - domain.length - 65;
  return `${`${local}.${'x'.repeat(64)}`.slice(0, 64)}@${subdomains.repeat(Math.floor(room / subdomains.length))}${domain}`;
}

const asName = (text: string): string => lengthened(text, longest.name);
const asText = (text: string): string => lengthened(text, longest.description);
/** What people typed, by the names of its fields in the answers. */
const growing: Readonly<Record<string, (text: string) => string>> = {
  name: asName,
  user: asName,
  userName: asName,
  createdByName: asName,
  actor: asName,
  target: asName,
  person: asName,
  device: asName,
  place: asName,
  roles: asName,
  jobTitle: asName,
  address: asName,
  parentNames: asName,
  description: asText,
  title: asName,
  body: asText,
  email: longAddress,
  userEmail: longAddress,
};

/** Any answer with the same things in it, named at length. */
export function withLongNames(value: unknown): unknown {
  // A role that thousands hold is copied once.
  const copies = new Map<object, object>();
  const copyOf = (each: unknown, grow?: (text: string) => string): unknown => {
    if (typeof each === 'string') return grow ? grow(each) : each;
    if (Array.isArray(each)) return each.map((one) => copyOf(one, grow));
    if (typeof each !== 'object' || each === null || each instanceof Blob || each instanceof Map) return each;
    const known = copies.get(each);
    if (known) return known;
    const copy: Record<string, unknown> = {};
    copies.set(each, copy);
    for (const [name, field] of Object.entries(each)) copy[name] = copyOf(field, growing[name]);
    return copy;
  };
  return copyOf(value);
}
