/** XML of strangers: one parser, without entities, bounded in size and depth (SAML core, section 6; OWASP XML security). */
import { DOMParser } from '@xmldom/xmldom';
import { deepest, faultOfMarkup } from './xml-markup.ts';

/** Characters of a response, and of metadata. */
export const longestResponse = 262_144;
export const longestMetadata = 1_048_576;

export const namespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  encryption: 'http://www.w3.org/2001/04/xmlenc#',
  encryption11: 'http://www.w3.org/2009/xmlenc11#',
} as const;

export class XmlFault extends Error {
  override name = 'XmlFault';
  readonly rule: 'size' | 'document-type' | 'well-formed';

  constructor(message: string, { rule = 'well-formed', ...options }: ErrorOptions & { rule?: XmlFault['rule'] } = {}) {
    super(message, options);
    this.rule = rule;
  }
}

/** Whether the parser could expand entities, which it does of its own accord. */
export function hasDocumentType(text: string): boolean {
  return /<!(?:DOCTYPE|ENTITY)/i.test(text);
}

/** @throws XmlFault for what is no well-formed document, has a document type, or has more in it than providers send */
export function parseXml(text: string, longest: number): Document {
  if (text.length > longest) throw new XmlFault(`is longer than ${longest} characters`, { rule: 'size' });
  if (hasDocumentType(text)) throw new XmlFault('has a document type (DTD)', { rule: 'document-type' });
  const fault = faultOfMarkup(text);
  if (fault !== undefined) throw new XmlFault(fault);
  const document = parse(text);
  if (!document?.documentElement) throw new XmlFault('has no root element');
  refuseDepth(document.documentElement);
  return document;
}

function parse(text: string): Document | undefined {
  const told: string[] = [];
  // the parser wraps what its handlers throw into a message of its own
  const fail = (message: string): never => {
    told.push(message);
    throw new Error(message);
  };
  const parser = new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } });
  try {
    return parser.parseFromString(text, 'text/xml');
  } catch (error) {
    const [message] = told;
    throw new XmlFault(message === undefined ? 'is not well-formed' : `is not well-formed: ${sentenceOf(message)}`, {
      cause: error,
    });
  }
}

/** Without the names of the parser and of its functions, and the place in its own count. */
function sentenceOf(message: string): string {
  const [line = ''] = message.split('\n');
  return line
    .replace(/^\[xmldom \w+\]\s*/, '')
    .replace(/^element parse error: /, '')
    .replace(/^\w*Error: /, '')
    .slice(0, 200);
}

function refuseDepth(root: Element): void {
  let level: Element[] = [root];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > deepest) throw new XmlFault(`is nested deeper than ${deepest} elements`);
    level = level.flatMap(childElements);
  }
}

function childElements(node: Node): Element[] {
  return Array.from(node.childNodes).filter((child): child is Element => child.nodeType === child.ELEMENT_NODE);
}

/** Children with a name of a namespace. */
export function childrenNamed(node: Node, namespace: string, name: string): Element[] {
  return childElements(node).filter((child) => child.localName === name && child.namespaceURI === namespace);
}

/** The element itself or below it, in the order of the document. */
export function elementsNamed(root: Element, namespace: string, name: string): Element[] {
  const own = root.localName === name && root.namespaceURI === namespace ? [root] : [];
  return [...own, ...Array.from(root.getElementsByTagNameNS(namespace, name))];
}

/**
 * The text of an element that has nothing else in it. A comment in it would cut the text for readers that stop there.
 * @throws XmlFault for comments, elements and processing instructions
 */
export function plainText(element: Element): string {
  const nodes = Array.from(element.childNodes);
  if (nodes.some((node) => node.nodeType !== node.TEXT_NODE))
    throw new XmlFault(`${element.localName} has something other than text`);
  return nodes
    .map((node) => node.nodeValue ?? '')
    .join('')
    .trim();
}

/** An attribute without a namespace; undefined if it is absent. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.hasAttribute(name) ? element.getAttribute(name)! : undefined;
}
