/**
 * The impersonation bar of a host page: the impersonator, the end, and a button to stop (planning and login,
 * 4.5). Loaded only then. Without a framework: a page that never needs it pays nothing, and one that does pays little.
 */
import type { Portico, PorticoUser } from '#loader/portico.types.ts';
import { formatTimeOrDateTime } from '#shared/i18n/format-time.ts';
import { impersonationBarTexts } from '#shared/i18n/impersonation-bar.ts';
import { directionOf, languageOf } from '#shared/i18n/languages.ts';
import { fill } from '#shared/i18n/translator.ts';

export type Impersonated = PorticoUser & Required<Pick<PorticoUser, 'impersonator'>>;

const tag = 'portico-impersonation-bar';

/** Over the page's own sheets, whatever those say of all elements. */
const css = `
:host { all: initial !important; position: fixed !important; z-index: 2147483646 !important; inset: auto 0 0 0 !important; display: block !important; color-scheme: light dark !important; direction: inherit !important; pointer-events: none !important }
section { pointer-events: auto; box-sizing: border-box; display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 16px; padding: 8px 16px; border-block-start: 2px solid #b45309; background: light-dark(#fff7e6, #3a2a0a); color: light-dark(#3d2800, #ffe9c2); font: 14px/20px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif }
p { margin: 0; overflow-wrap: anywhere }
button { min-block-size: 36px; padding: 0 12px; border: 1px solid currentcolor; border-radius: 6px; background: transparent; color: inherit; font: inherit; font-weight: 500; cursor: pointer }
button:hover { background: light-dark(#fdeccb, #4d380f) }
button:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px }
button:disabled { cursor: progress }
`;

function draw(
  host: HTMLElement,
  { name, impersonator }: Impersonated,
  portico: Pick<Portico, 'logout'>,
  locale: string,
): void {
  const texts =
    impersonationBarTexts[languageOf(locale) as keyof typeof impersonationBarTexts] ?? impersonationBarTexts.en;
  const until = formatTimeOrDateTime(impersonator.until, Date.now(), { locale });
  const page = host.ownerDocument;
  const section = page.createElement('section');
  const text = page.createElement('p');
  const leave = page.createElement('button');
  text.textContent = fill(texts.text, { actor: impersonator.name, name, until });
  leave.textContent = fill(texts.leave, { name });
  leave.type = 'button';
  leave.addEventListener('click', () => {
    leave.disabled = true;
    portico.logout().catch(() => (leave.disabled = false));
  });
  section.setAttribute('role', 'region');
  section.setAttribute('aria-label', leave.textContent);
  section.append(text, leave);
  host.lang = locale;
  host.dir = directionOf(locale);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.append(section);
}

/** Shows the bar at the end of a page's body. @returns takes it away */
export function showImpersonation(
  body: HTMLElement,
  user: Impersonated,
  portico: Pick<Portico, 'logout'>,
  locale: string,
): () => void {
  const host = body.ownerDocument.createElement(tag);
  draw(host, user, portico, locale);
  body.append(host);
  return () => host.remove();
}
