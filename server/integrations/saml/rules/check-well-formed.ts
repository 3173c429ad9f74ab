import { longestResponse, parseXml } from '#server/integrations/saml/xml.ts';
import type { SamlRule, Transported } from './saml-rule.ts';

/** One root element, well-formed and not nested too deeply. The parser’s own words say what is wrong. */
export const checkWellFormed: SamlRule<Transported> = (answer) => {
  answer.root = parseXml(answer.xml!, longestResponse).documentElement;
  answer.checks.record('well-formed', 'passed');
};
