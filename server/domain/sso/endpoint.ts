/** URLs of identity providers that admins enter. */

/** Characters. */
const longestEndpoint = 2048;

/** `host:port` pairs that the operator lists: they may speak plain HTTP. */
type Listed = (host: string, port: number) => boolean;

/** @returns why the URL cannot be used; undefined if it can */
export function refusalOfEndpoint(text: string, isListed: Listed): string | undefined {
  if (text.length > longestEndpoint) return `has more than ${longestEndpoint} characters`;
  // a parser of URLs drops them, and what is stored would be another URL than the one that was judged
  if (/[\s\p{Cc}]/u.test(text)) return 'must not contain spaces or line breaks';
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return 'must be a URL that begins with https://';
  if (url.username !== '' || url.password !== '') return 'must not carry a user name or a password';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol === 'http:' && !isListed(host, Number(url.port || 80))) return 'must begin with https://';
  return undefined;
}
