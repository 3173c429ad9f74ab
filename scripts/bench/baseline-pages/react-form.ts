/** Floor: React drawing the form into a shadow root, without anything of ours. Runs in the page. */
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const style =
  ':host{display:block;font:16px/24px system-ui}form{display:grid;gap:16px;max-width:336px}label{display:grid;gap:4px}input,button{font:inherit;padding:10px 12px}';

function Form() {
  const [email, setEmail] = useState('');
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const field = h('input', {
    type: 'email',
    name: 'email',
    autoComplete: 'username',
    required: true,
    value: email,
    onChange: (event) => setEmail(event.target.value),
  });
  return h(
    'form',
    { method: 'post', 'data-ready': ready || undefined },
    h('h1', null, 'Sign in'),
    h('label', null, 'Email', field),
    h('button', null, 'Continue'),
  );
}

for (const host of document.querySelectorAll('floor-box')) {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  createRoot(root).render(h(Form));
}
