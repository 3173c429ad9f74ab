import { ApiError } from '#shared/api/api-error.ts';
import { addressParameter, type FlowHost } from './flow-host.ts';
import type { LinkTokens } from './login-box-api.ts';

function linkInvalid(): ApiError {
  return new ApiError({ message: 'The address carries no complete link', statusCode: 400, errorCode: 'link-invalid' });
}

/** The token of the page's address. It is read when it is used, and is not part of the page's data. Throws `link-invalid`. */
export function linkToken(host: Pick<FlowHost, 'href'>): string {
  const token = addressParameter(host, 'token');
  if (token === undefined) throw linkInvalid();
  return token;
}

/** User and token of the page's address. Throws `link-invalid` when one is missing. */
export function linkTokens(host: Pick<FlowHost, 'href'>): LinkTokens {
  const userId = addressParameter(host, 'userId');
  if (userId === undefined) throw linkInvalid();
  return { userId, token: linkToken(host) };
}
