/** The rules of an authorization request, in order. The first two decide whether an error may be sent to the client. */
import type { AuthorizeRule } from './authorize-request.ts';
import { checkAcrValues } from './check-acr-values.ts';
import { checkClient } from './check-client.ts';
import { checkDuplicates } from './check-duplicates.ts';
import { checkLengths } from './check-lengths.ts';
import { checkPkce } from './check-pkce.ts';
import { checkPrompt } from './check-prompt.ts';
import { checkRedirectUri } from './check-redirect-uri.ts';
import { checkResponseType } from './check-response-type.ts';
import { checkScope } from './check-scope.ts';

export const identifyingRules: readonly AuthorizeRule[] = [checkClient, checkRedirectUri];

export const requestRules: readonly AuthorizeRule[] = [
  checkDuplicates,
  checkLengths,
  checkResponseType,
  checkPkce,
  checkScope,
  checkPrompt,
  checkAcrValues,
];
