/** Parts of an XML signature that rules look at, once `check-signature-reference.ts` has found one of each. */
import { attributeOf, childrenNamed, namespaces } from './xml.ts';

const { signature: ds } = namespaces;
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** Exclusive canonicalization (SAML core, 5.4.3). With comments, nothing that is read may have one: see `plainText`. */
export const canonicalizations: readonly string[] = [exclusive, `${exclusive}WithComments`];

export const algorithmOf = (element: Element): string => attributeOf(element, 'Algorithm') ?? '';

export const signedInfoOf = (signature: Element): Element => childrenNamed(signature, ds, 'SignedInfo')[0]!;

export const referenceOf = (signature: Element): Element => childrenNamed(signedInfoOf(signature), ds, 'Reference')[0]!;
