/** Values of attributes in an assertion (SAML core, 2.7.3.1). */
import { attributeOf, childrenNamed, namespaces, plainText } from './xml.ts';

const { assertion: saml } = namespaces;

export interface AttributeValues {
  /** Whether the assertion says anything of the attribute. */
  isNamed: boolean;
  /** Without empty ones. */
  texts: string[];
  /** A value has elements in it, which are not read: a name such as `eduPersonTargetedID` can have any. */
  hasElements: boolean;
}

/** @param names of one attribute: providers differ; the values of the first name come first */
export function attributeValues(assertion: Element, names: readonly string[]): AttributeValues {
  const attributes = childrenNamed(assertion, saml, 'AttributeStatement').flatMap((each) =>
    childrenNamed(each, saml, 'Attribute'),
  );
  const named = names.flatMap((name) => attributes.filter((each) => attributeOf(each, 'Name') === name));
  const values = named.flatMap((each) => childrenNamed(each, saml, 'AttributeValue'));
  const plain = values.filter((each) => !hasElement(each));
  return {
    isNamed: named.length > 0,
    texts: plain.map(plainText).filter((text) => text !== ''),
    hasElements: plain.length < values.length,
  };
}

const hasElement = (value: Element): boolean =>
  Array.from(value.childNodes).some((child) => child.nodeType === child.ELEMENT_NODE);
