/**
 * Draws the login box's first form as soon as its element is met, from the description that the build made of the server's
 * drawing. No HTML is parsed: nodes are made one by one, and rules go into an adopted sheet, so that neither a content
 * security policy nor Trusted Types blocks it.
 *
 * The bundle takes over from here (`shared/theme/painted.ts`): it reads the number and the queued submit from `[data-painted]`.
 */
import type { CompactFirstForm, FormElement, FormNode } from './prerender/first-form.ts';
import type { BoxSettings } from './portico.types.ts';

declare const __PORTICO_FIRST_FORM__: CompactFirstForm;

const [css, inRoot, inLight, failure] = __PORTICO_FIRST_FORM__;
let count = 0;

type Fill = (text: string) => string;

const isText = (node: FormNode): node is string => !(node as FormElement).map;

/** Draws nodes into a parent; marks are those of `first-form.ts`. */
function draw(nodes: readonly FormNode[], parent: ParentNode, fill: Fill): void {
  for (const node of nodes) {
    if (isText(node)) {
      parent.append(fill(node));
      continue;
    }
    const [head, ...children] = node;
    const [tag, ...attributes] = fill(head).split(' ');
    if (!tag) continue;
    const element = document.createElement(tag);
    for (const attribute of attributes) element.setAttribute(...(attribute.split('=') as [string, string]));
    draw(children, element, fill);
    parent.append(element);
  }
}

/** Values of the placeholders in `first-form.ts`. */
function fillerOf(
  { vendor: { name, logo }, theme: { brand, mode }, direction, allowSignups, words }: BoxSettings,
  baseUrl: string,
): Fill {
  const marks: Record<string, string> = {
    N: name,
    I: [...name.toUpperCase()][0]!,
    C: brand,
    S: mode === 'auto' ? 'light dark' : mode,
    D: direction,
    B: baseUrl,
    P: count > 1 ? `portico-${count}` : 'portico',
    // A space in front of its name takes an element away.
    L: logo ? ' ' : '',
    U: allowSignups ? '' : ' ',
    V: allowSignups ? ' ' : '',
  };
  return (text) => (words?.[text] ?? text).replace(/%([A-Z])/g, (_, mark: string) => marks[mark]!);
}

/** An element that draws something of its own, or has been drawn already, is left alone. */
export function paint(host: HTMLElement & { page?: unknown }, box: BoxSettings, baseUrl: string): void {
  if (host.shadowRoot || host.page || host.hasAttribute('page')) return;
  count++;
  const fill = fillerOf(box, baseUrl);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  // Stronger than the page's rules for its own elements, which the fields are.
  sheet.replaceSync(fill(css).replace(/[^}](?=[;}])/g, '$&!important'));
  shadow.adoptedStyleSheets = [sheet];
  host.lang = box.locale;
  draw([[`div data-painted=${count}`, ...inRoot]], shadow, fill);
  // fields of an element that a page cache has copied
  [...host.children].forEach((child) => child.slot && child.remove());
  draw(inLight, host, fill);
  const painted = shadow.firstElementChild as HTMLElement;
  host.addEventListener('submit', (event) => {
    if (!painted.isConnected) return;
    event.preventDefault();
    painted.dataset['queued'] = '';
  });
}

/** Says below a painted form that nothing will come of it, with the way to try again and the hosted page. */
export function paintFailure(host: HTMLElement, box: BoxSettings, baseUrl: string, retry: () => void): void {
  const card = host.shadowRoot?.querySelector('section');
  if (!card) return;
  card.querySelector('[role]')?.remove();
  draw(failure, card, fillerOf(box, baseUrl));
  const alert = card.lastElementChild!;
  alert.querySelector('a')!.onclick = (event) => {
    event.preventDefault();
    alert.remove();
    retry();
  };
}
