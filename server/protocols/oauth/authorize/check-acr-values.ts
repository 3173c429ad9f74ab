import type { AuthorizeRule } from './authorize-request.ts';

/**
 * The class of sign-in that is asked for (OpenID Connect Core, section 3.1.2.1), in the order of preference. Of those, only the
 * one of several factors means something here; unlike there it is a demand, since whoever asks for it protects something by it
 * (RFC 9470, section 4).
 */
export const checkAcrValues: AuthorizeRule = (context) => {
  const values = (context.query.get('acr_values') ?? '')
    .split(' ')
    .filter((value) => value !== '' && value !== 'undefined' && value !== 'null');
  if (values.length > 0) context.acrValues = values.join(' ');
};
