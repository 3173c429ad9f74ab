/** The document around a hosted element, and its content security policy: only resources with the nonce run. */
import { randomBytes } from 'node:crypto';
import { languageOf } from '#shared/i18n/languages.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import type { Page } from '#server/http/mount.ts';
import type { BaseContext } from '#server/context.ts';

export interface HostedDocument {
  /** Bundle that hydrates the element. */
  entry: 'login-box' | 'admin-box';
  /** Names of the chunks that the entry requests first; nonexistent ones are ignored. */
  next?: readonly string[];
  locale: string;
  direction: 'ltr' | 'rtl';
  title: string;
  /** Everything visible before the scripts have loaded. */
  body: string;
  /** Data for scripts, in non-executable script elements. */
  data: string;
  nonce: string;
  status?: number;
  /** Origins besides our own that pictures may come from. */
  pictures?: (string | null)[];
  /** Origins besides our own that scripts may call. */
  asked?: (string | null)[];
  /** Origins besides our own that a form may redirect to. */
  formTargets?: (string | null)[];
  /**
   * The captcha is reCAPTCHA: permits its script, in the variant that supports Trusted Types, with its own policy
   * names.
   */
  recaptcha?: boolean;
  /** Cards are entered in frames of Stripe: permits its script, its frames and its calls. */
  stripe?: boolean;
}

/**
 * Marks the end of the body: when it is parsed, all visible markup is. Data that only scripts need follows, so that it
 * does not delay first paint.
 */
const parsedId = 'portico-parsed';

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

export function hostedDocument({ services }: Pick<BaseContext, 'services'>, document: HostedDocument): Page {
  return {
    status: document.status ?? 200,
    headers: {
      'content-security-policy': policy(document),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    },
    html: html(services, document),
  };
}

const recaptchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

/** As Stripe documents them (Stripe: security guide, content security policy). */
const stripeFrames = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'];
const stripeCalls = ['https://api.stripe.com'];

function policy(document: HostedDocument): string {
  const { nonce, pictures = [], asked = [], formTargets = [], recaptcha = false, stripe = false } = document;
  const frames = [...(recaptcha ? recaptchaFrames : []), ...(stripe ? stripeFrames : [])];
  const calls = [...(recaptcha ? recaptchaFrames : []), ...(stripe ? stripeCalls : [])];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `img-src ${sources(["'self'", 'data:', ...pictures])}`,
    `connect-src ${sources(["'self'", ...asked, ...calls])}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `form-action ${sources(["'self'", ...formTargets])}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    recaptcha || stripe ? 'trusted-types *' : "trusted-types 'none'",
  ].join('; ');
}

function sources(origins: (string | null)[]): string {
  return [...new Set(origins.filter((origin) => origin !== null))].join(' ');
}

/** A page loads one language; the hashes of all others would only add size. */
function isOtherLanguage(path: string, locale: string): boolean {
  const language = /^language-([a-z]+)-/.exec(path)?.[1];
  return language !== undefined && language !== languageOf(locale);
}

function html(
  { bundles }: BaseContext['services'],
  { entry, next = [], locale, direction, title, body, data, nonce }: HostedDocument,
): string {
  const cdn = `/cdn/${bundles.version}/`;
  const { script, imports } = bundles.entry(entry);
  const reachable = Object.entries(bundles.integrityOf(entry)).filter(([path]) => !isOtherLanguage(path, locale));
  const integrity = Object.fromEntries(reachable.map(([path, hash]) => [cdn + path, hash]));
  const ahead = next.flatMap((name) => (Object.hasOwn(bundles.onDemand, name) ? [bundles.onDemand[name]!] : []));
  const wanted = new Map(
    [{ script, imports }, ...ahead]
      .flatMap((each) => [each.script, ...each.imports])
      .map((chunk) => [chunk.path, chunk]),
  );
  const preload = [...wanted.values()].map(
    (chunk) => `<link rel="modulepreload" href="${cdn}${chunk.path}" integrity="${chunk.integrity}" nonce="${nonce}">`,
  );
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,">',
    // a box that is parsed without its fields would be painted, and shift when they arrive
    `<link rel="expect" href="#${parsedId}" blocking="render">`,
    `<title>${escapeHtml(title)}</title></head><body>${body}<template id="${parsedId}"></template>${data}`,
    // after the form, so that the inputs are parsed and painted before the scripts are requested
    `<script type="importmap" nonce="${nonce}">${JSON.stringify({ integrity })}</script>`,
    ...preload,
    `<script type="module" nonce="${nonce}" src="${cdn}${script.path}" integrity="${script.integrity}"></script>`,
    '</body></html>',
  ].join('');
}
