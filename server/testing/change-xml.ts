/** Changes XML at random, as text and as a tree, for tests of what reads it. */
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import type { Seeded } from './seeded.ts';

/** What parsers of XML trip over. */
export const xmlPieces = [
  '<', '>', '/>', '"', "'", '&', '&amp;', '&#0;', '&#x41;', ']]>', '<!--', '-->', '<!---->', '<?x?>', '<![CDATA[', '<!DOCTYPE x>', '<!ENTITY',
  'noor', 'admin@harbour.example', 'ID=', '_request', 'xmlns=""', 'xmlns:saml="urn:x"', '</saml:Assertion>', '<saml:Assertion>', '</saml:NameID>',
  'sha1', '2099-01-01T00:00:00Z', '1970', '\0', '\u2028', '\ud800', '﷽', ' '.repeat(300), '<a>'.repeat(60), '#', '%00', 'urn:oasis:names:tc:SAML:2.0:assertion',
]; // prettier-ignore

const refuse = (message: string): never => {
  throw new Error(message);
};
/** @throws Error for what is not well-formed */
const parse = (xml: string): Document =>
  new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } }).parseFromString(
    xml,
    'text/xml',
  );

/** Cuts, repeats, swaps or inserts text. */
function changeText(xml: string, { below, pick }: Seeded): string {
  const [one, other] = [below(xml.length), below(xml.length)];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  switch (below(6)) {
    case 0:
      return xml.slice(0, from) + xml.slice(Math.min(to, from + 40));
    case 1:
      return xml.slice(0, to) + xml.slice(from);
    case 2:
      return xml.slice(0, from) + pick(xmlPieces) + xml.slice(from);
    case 3:
      return xml.slice(0, from) + pick(xmlPieces) + xml.slice(from + 1 + below(12));
    case 4:
      return xml.slice(0, from) + String.fromCharCode(xml.charCodeAt(from) ^ (1 << below(7))) + xml.slice(from + 1);
    default:
      return xml.replaceAll(
        pick(['saml:', 'samlp:', 'ID=', 'harbour', 'sha256', '2.0', 'noor', 'Captains']),
        pick(xmlPieces),
      );
  }
}

/** Removes, repeats, moves or renames elements and attributes, so that the document stays well-formed: wrapping, mostly. */
function changeTree(xml: string, { below, pick }: Seeded, evil: string): string {
  const document = parse(xml);
  const elements = Array.from(document.documentElement.getElementsByTagName('*'));
  const [one, other] = [pick(elements), pick(elements)];
  const attributes = Array.from(one.attributes);
  switch (below(7)) {
    case 0:
      one.parentNode!.removeChild(one);
      break;
    case 1:
      one.parentNode!.insertBefore(one.cloneNode(true), one);
      break;
    case 2:
      if (!Array.from(one.getElementsByTagName('*')).includes(other) && one !== other) other.appendChild(one);
      break;
    case 3:
      other.appendChild(one.cloneNode(true));
      break;
    case 4:
      if (attributes.length > 0)
        one.setAttribute(pick(attributes).name, pick(['', '#', '_request', 'x', '2099-01-01T00:00:00Z']));
      break;
    case 5:
      one.textContent = pick(['admin@harbour.example', '', 'Captains', `${one.textContent}x`]);
      break;
    default: {
      // somebody else, before or after what was signed
      const stranger = parse(evil);
      const copy = document.importNode(stranger.documentElement, true);
      one.parentNode!.insertBefore(copy, below(2) ? one : null);
    }
  }
  return new XMLSerializer().serializeToString(document);
}

/**
 * One to three changes. What no parser reads any more is changed as text.
 * @param evil an element to insert
 */
export function changeXml(xml: string, random: Seeded, evil: string): string {
  let changed = xml;
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    try {
      changed = random.below(2) ? changeTree(changed, random, evil) : changeText(changed, random);
    } catch {
      changed = changeText(changed, random);
    }
  }
  return changed;
}
