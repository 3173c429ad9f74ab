/** Floor: a classic script that draws the form into a shadow root and does nothing else. Runs in the page. */
const style =
  ':host{display:block;font:16px/24px system-ui}form{display:grid;gap:16px;max-width:336px}label{display:grid;gap:4px}input,button{font:inherit;padding:10px 12px}';

for (const host of document.querySelectorAll('floor-box')) {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const make = (tag: string, fields: object, ...children: (Node | string)[]): HTMLElement => {
    const element = Object.assign(document.createElement(tag), fields);
    element.append(...children);
    return element;
  };
  const field = make('input', { type: 'email', name: 'email', autocomplete: 'username', required: true });
  root.append(
    make(
      'form',
      { method: 'post' },
      make('h1', {}, 'Sign in'),
      make('label', {}, 'Email', field),
      make('button', {}, 'Continue'),
    ),
  );
}
