/** Every endpoint of the server. */
import { authContract } from './auth.ts';
import { environmentContract } from './environment.ts';
import { membersContract } from './members.ts';
import { metadataContract } from './metadata.ts';
import { oauthContract } from './oauth.ts';
import { profileContract } from './profile.ts';
import { usersContract } from './users.ts';

export const contract = {
  ...oauthContract,
  ...authContract,
  ...profileContract,
  ...usersContract,
  ...membersContract,
  ...metadataContract,
  ...environmentContract,
};

export type PorticoContract = typeof contract;
