/** The grant types, by their OAuth names. */
import { authorizationCodeGrant } from './authorization-code.grant.ts';
import type { Grant } from './grant.ts';
import { refreshTokenGrant } from './refresh-token.grant.ts';

export const grants: Readonly<Record<string, Grant>> = {
  authorization_code: authorizationCodeGrant,
  refresh_token: refreshTokenGrant,
};
