/** A headless HTTP browser: cookies, JSON, forms. It follows redirects only on request. */
import { request, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** `Location`. @throws when there is none */
  location: string;
  /** The body as JSON. */
  json<T = Record<string, unknown>>(): T;
}

type HeaderValues = Record<string, string>;

export interface Browser {
  /** By name. Their attributes are for the tests that read `Set-Cookie`. */
  cookies: Map<string, string>;
  get(address: string, headers?: HeaderValues): Promise<Answer>;
  /** JSON; `undefined` sends no body. */
  post(address: string, body?: unknown, headers?: HeaderValues): Promise<Answer>;
  put(address: string, body: unknown, headers?: HeaderValues): Promise<Answer>;
  postForm(address: string, fields: Record<string, string>, headers?: HeaderValues): Promise<Answer>;
  /**
   * Fills in the form of a page that this browser got, and sends it as a browser without JavaScript would. `pressing`:
   * the button of another form.
   */
  submit(page: Answer, fields: Record<string, string>, pressing?: string): Promise<Answer>;
  /** Follows redirects within the server. */
  follow(answer: Answer): Promise<Answer>;
  send(method: string, address: string, init?: { body?: string; headers?: HeaderValues }): Promise<Answer>;
}

/**
 * @param address where the server listens: paths are relative to it
 * @param baseUrl its public URL, used by redirects and links
 */
export function createBrowser(address: string, baseUrl: string): Browser {
  const cookies = new Map<string, string>();
  const addresses = new WeakMap<object, string>();

  const send: Browser['send'] = async (method, target, { body, headers } = {}) => {
    const url = new URL(target.startsWith(baseUrl) ? target.slice(baseUrl.length) : target, address);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await exchange(url, method, body, { ...(cookie && { cookie }), ...headers });
    const answer = toAnswer(response, await readText(response));
    keepCookies(cookies, answer.headers);
    addresses.set(answer, url.href);
    return answer;
  };
  const sendJson = (method: string) => (target: string, body?: unknown, headers?: HeaderValues) =>
    send(method, target, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const postForm: Browser['postForm'] = (target, fields, headers) =>
    send('POST', target, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  return {
    cookies,
    send,
    get: (target, headers) => send('GET', target, headers && { headers }),
    post: sendJson('POST'),
    put: sendJson('PUT'),
    postForm,
    submit(page, fields, pressing) {
      const form = readForm(page.text, pressing);
      return postForm(new URL(form.action || '', addresses.get(page)).href, { ...form.fields, ...fields });
    },
    async follow(answer) {
      let current = answer;
      for (let hops = 0; hops < 10 && current.headers.has('location') && isOwn(current.location, baseUrl); hops += 1) {
        current = await send('GET', current.location);
      }
      return current;
    },
  };
}

/** A `Location` that is a path is of the server too. */
function isOwn(location: string, baseUrl: string): boolean {
  return location.startsWith('/') || location.startsWith(`${baseUrl}/`);
}

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const end = pair.indexOf('=');
    const [name, value] = [pair.slice(0, end), pair.slice(end + 1)];
    if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** `fetch` overrides some headers that tests choose: Host, Sec-Fetch-Mode. */
function exchange(url: URL, method: string, body: string | undefined, headers: HeaderValues): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // bytes: with a text body Node writes headers as UTF-8, whereas fetch writes one byte per character
    const bytes = body === undefined ? undefined : Buffer.from(body);
    request(url, { method, headers: { ...(bytes && { 'content-length': String(bytes.length) }), ...headers } }, resolve)
      .on('error', reject)
      .end(bytes);
  });
}

function toAnswer(response: IncomingMessage, text: string): Answer {
  const headers = new Headers();
  for (let at = 0; at < response.rawHeaders.length; at += 2)
    headers.append(response.rawHeaders[at]!, response.rawHeaders[at + 1]!);
  return {
    status: response.statusCode!,
    headers,
    text,
    get location() {
      const location = headers.get('location');
      if (location === null) throw new Error(`no Location, but ${response.statusCode}: ${text.slice(0, 500)}`);
      return location;
    },
    json: <T>() => JSON.parse(text) as T,
  };
}

/** A link of the page by its text. */
export function linkTo(page: Pick<Answer, 'text'>, text: string): string {
  const link = new RegExp(`<a\\b[^>]*href="([^"]*)"[^>]*>(?:<[^>]+>)*${text}`).exec(page.text)?.[1];
  if (!link) throw new Error(`no link "${text}" in: ${textOf(page.text)}`);
  return link.replaceAll('&amp;', '&');
}

export interface HtmlForm {
  action: string;
  /** Names and values of inputs, including submit buttons. */
  fields: Record<string, string>;
}

/**
 * The form of a page, whose fields may be outside of it.
 * @param pressing text of the form's button, if the page has several forms
 * @throws when the page has none
 */
export function readForm(html: string, pressing?: string): HtmlForm {
  const forms = [...html.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs)].map(([, tag = '', inside = '']) => ({
    tag,
    inside,
  }));
  const form =
    pressing === undefined
      ? (forms.find(({ tag }) => tag.includes(' slot="form"')) ?? forms[0])
      : forms.find(({ inside }) => textOf(inside) === pressing);
  if (!form) throw new Error(`no form ${pressing ?? ''} in the page: ${textOf(html).slice(0, 500)}`);
  const id = attribute(form.tag, 'id');
  const controls = (text: string) => [...text.matchAll(/<(?:input|button)\b[^>]*>/g)].map(([tag]) => tag);
  const inputs = [
    ...controls(form.inside),
    ...controls(html).filter((tag) => id !== undefined && attribute(tag, 'form') === id),
  ];
  return {
    action: attribute(form.tag, 'action') ?? '',
    fields: Object.fromEntries(
      inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value') ?? '']).filter(([name]) => name),
    ) as Record<string, string>,
  };
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
}

export function unescapeHtml(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, number: string) => String.fromCodePoint(Number(number)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** The visible text of a page. */
export function textOf(html: string): string {
  const visible = html.replace(/<(script|style|head|title)\b[^>]*>.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ');
  return unescapeHtml(visible).replace(/\s+/g, ' ').trim();
}
