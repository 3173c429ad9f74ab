/** `fetch` that keeps cookies, as a browser does. It sends Secure ones over http too: the proxy in front of a server does the same. */
export interface CookieJar {
  fetch(url: string, init?: RequestInit): Promise<Response>;
  names(): string[];
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  const keep = (header: string): void => {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
    else cookies.set(name, value);
  };
  return {
    names: () => [...cookies.keys()],
    async fetch(url, init = {}) {
      const headers = new Headers(init.headers);
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const answer = await fetch(url, { redirect: 'manual', ...init, headers });
      answer.headers.getSetCookie().forEach(keep);
      return answer;
    },
  };
}
