import { attributeOf, longestResponse, parseXml } from '#server/integrations/saml/xml.ts';
import type { SamlRule, SignatureOf } from './saml-rule.ts';

/**
 * The signed bytes are the element around the signature: another one would be somebody else’s (signature wrapping). What is
 * read afterwards are these bytes, parsed again by the same parser.
 */
export const checkSignatureCovers: SamlRule<SignatureOf> = (judged) => {
  const { checks, owner, signedText } = judged;
  const signed = parseXml(signedText!, longestResponse).documentElement;
  const isSame = signed.localName === owner.localName && attributeOf(signed, 'ID') === attributeOf(owner, 'ID');
  checks.require('signature-covers', isSame, { seen: signed.localName });
  judged.signed = signed;
};
