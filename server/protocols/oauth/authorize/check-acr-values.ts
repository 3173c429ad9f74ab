import type { AuthorizeRule } from './authorize-request.ts';

/**
 * The requested `acr_values` (OpenID Connect Core, section 3.1.2.1), in order of preference. Only the class of
 * multi-factor authentication is supported; here it is mandatory instead of voluntary, since clients request it for
 * protection (RFC 9470, section 4).
 */
export const checkAcrValues: AuthorizeRule = (context) => {
  const values = (context.query.get('acr_values') ?? '')
    .split(' ')
    .filter((value) => value !== '' && value !== 'undefined' && value !== 'null');
  if (values.length > 0) context.acrValues = values.join(' ');
};
