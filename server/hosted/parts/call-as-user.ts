import type { HostedCall } from './hosted-call.ts';

/**
 * Calls our own endpoints on behalf of the user of a page: with their permissions, as in the page's own later call.
 * @param token of the user
 * @returns a function that requests a path with its query
 */
export function callAsUser(
  { request }: HostedCall,
  token: string,
): (url: string) => Promise<{ status: number; body: string }> {
  const headers = { authorization: `Bearer ${token}`, 'user-agent': request.headers['user-agent'] ?? '' };
  return async (url) => {
    const { statusCode, body } = await request.server.inject({
      method: 'GET',
      url,
      headers,
      remoteAddress: request.clientAddress,
    });
    return { status: statusCode, body };
  };
}
