import type { HostedCall } from './hosted-call.ts';

/**
 * Asks our own endpoints in the name of the person a page is for: their rights decide there, as they would for the page's own
 * call a moment later.
 * @param token of the person
 * @returns asks a path with its query
 */
export function askAsPerson(
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
