/**
 * Draws the login box's first form as soon as its element is met, from the description that the build made of the server's
 * drawing. No HTML is parsed: nodes are made one by one, and rules go into an adopted sheet, so that neither a content
 * security policy nor Trusted Types stands in the way.
 *
 * The bundle takes over from here (`shared/theme/painted.ts`): it reads the number and the queued submit from `[data-painted]`.
 */
import type { FirstForm, FormNode } from './prerender/first-form.ts';
import type { BoxSettings } from './portico.types.ts';

declare const __PORTICO_FIRST_FORM__: FirstForm;

const form = __PORTICO_FIRST_FORM__;
let count = 0;
let sheet: CSSStyleSheet | undefined;

/** Draws nodes into a parent; marks and choices are those of `first-form.ts`. */
function draw(nodes: readonly FormNode[], parent: ParentNode, marks: Record<string, string>): void {
  for (const node of nodes) {
    if (typeof node === 'string') parent.append(fill(node, marks));
    else if (node[0] === 0) draw([node[marks[node[1]] ? 2 : 3]], parent, marks);
    else {
      const [tag, attributes, ...children] = node;
      const element = document.createElement(tag);
      for (const name in attributes) element.setAttribute(name, fill(attributes[name]!, marks));
      draw(children, element, marks);
      parent.append(element);
    }
  }
}

const fill = (text: string, marks: Record<string, string>): string => text.replace(/%([A-Z])/g, (_, mark: string) => marks[mark]!);

function marksOf({ vendor: { name, logo }, theme: { brand, mode }, direction, allowSignups }: BoxSettings, baseUrl: string): Record<string, string> {
  return {
    N: name,
    I: [...name.toUpperCase()][0]!,
    C: brand,
    S: mode === 'auto' ? 'light dark' : mode,
    D: direction,
    L: logo!,
    B: baseUrl,
    P: count > 1 ? `portico-${count}` : 'portico',
    l: logo ?? '',
    s: allowSignups ? '' : 's',
  };
}

/** An element that draws something of its own, or has been drawn already, is left alone. */
export function paint(host: HTMLElement & { page?: unknown }, box: BoxSettings, baseUrl: string): void {
  if (host.shadowRoot || host.page || host.hasAttribute('page')) return;
  count++;
  const marks = marksOf(box, baseUrl);
  const shadow = host.attachShadow({ mode: 'open', serializable: true });
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(fill(form.css, marks));
  }
  shadow.adoptedStyleSheets = [sheet];
  host.lang = box.locale;
  draw([['div', { 'data-painted': `${count}` }, ...form.root]], shadow, marks);
  draw(form.light, host, marks);
  const painted = shadow.firstElementChild as HTMLElement;
  host.addEventListener('submit', (event) => {
    if (!painted.isConnected) return;
    event.preventDefault();
    painted.dataset['queued'] = '';
  });
}

/** Says below a painted form that nothing will come of it, with the way to try again and the hosted page. */
export function paintFailure(host: HTMLElement, box: BoxSettings, baseUrl: string, retry: () => void): void {
  const card = host.shadowRoot?.querySelector('[data-painted] section');
  if (!card) return;
  draw(form.failure, card, marksOf(box, baseUrl));
  const alert = card.lastElementChild!;
  alert.querySelector('a')!.onclick = (event) => {
    event.preventDefault();
    alert.remove();
    retry();
  };
}
