import { longestResponse } from '#server/integrations/saml/xml.ts';
import type { SamlRule, Transported } from './saml-rule.ts';

/** A response is bounded before it is decoded and parsed: a parser's memory is a multiple of it. */
export const checkSize: SamlRule<Transported> = ({ checks, encoded }) => {
  const bytes = Math.floor((encoded.length * 3) / 4);
  checks.require('size', bytes <= longestResponse, { seen: String(bytes), wanted: String(longestResponse) });
};
