import type { SamlRule, Transported } from './saml-rule.ts';

/** The form's field is base64 (SAML bindings, 3.5.4), which some providers break into lines; the XML in it is UTF-8. */
export const checkDecoding: SamlRule<Transported> = (answer) => {
  const bare = answer.encoded.replace(/\s+/g, '');
  const bytes = Buffer.from(bare, 'base64');
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(bare) && bytes.length > 0;
  const xml = bytes.toString('utf8');
  const isUtf8 = Buffer.compare(Buffer.from(xml, 'utf8'), bytes) === 0;
  answer.checks.require('decoding', isBase64 && isUtf8, { wanted: 'base64 of UTF-8' });
  answer.xml = xml;
};
