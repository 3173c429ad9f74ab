/** The inbox as a page, and as JSON for tests. In development only. */
import { escapeHtml } from '#server/lib/escape-html.ts';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { listMessages, type MessageRow } from '#server/db/queries/delivery/messages.ts';
import type { Services } from '#server/services.ts';
import { withInbox } from './inbox-mailer.ts';

export const inboxPath = '/development/inbox';
const shown = 200;

export function registerInbox(app: FastifyInstance, services: Services): void {
  const messages = () => withInbox(services.db, (tx) => listMessages(tx, shown));
  const access = { access: 'public' as const };
  app.get(`${inboxPath}.json`, { config: { ...access, route: `GET ${inboxPath}.json` } }, async () =>
    (await messages()).map(describeMessage),
  );
  app.get(inboxPath, { config: { ...access, route: `GET ${inboxPath}`, page: true } }, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(inboxPage(await messages(), nonce, services.config.theme.brand));
  });
}

function describeMessage(message: MessageRow) {
  return {
    id: String(message.id),
    channel: message.channel,
    to: message.recipient,
    subject: message.subject,
    text: message.text_body,
    html: message.html_body,
    links: message.links,
    codes: message.codes,
    at: message.at.toISOString(),
  };
}

function inboxPage(messages: MessageRow[], nonce: string, brand: string): string {
  const list = messages.length === 0 ? emptyInbox : `<ol>${messages.map(messageItem).join('')}</ol>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>Inbox</title><style nonce="${nonce}">${styles(brand)}</style></head>
<body><main><header><div><h1>Inbox</h1><p>Emails and text messages of this development server. None of them is delivered.</p></div><a class="button" href="${inboxPath}">Refresh</a></header>${list}</main></body></html>`;
}

const emptyInbox =
  '<p class="empty">No messages yet. Sign up, reset a password or invite a user, and the message appears here.</p>';

function messageItem(message: MessageRow, index: number): string {
  const time = message.at.toISOString();
  return `<li><details${index === 0 ? ' open' : ''}><summary><span class="subject">${escapeHtml(message.subject)}</span><span class="meta">${message.channel === 'sms' ? 'Text message' : 'Email'} to ${escapeHtml(message.recipient)} · <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></span></summary><div class="text">${withLinks(message.text_body)}</div></details></li>`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<>]+/g, (link) => `<a href="${link}">${link}</a>`);
}

function styles(brand: string): string {
  return `
:root{color-scheme:light dark;--text:light-dark(#1d2126,#eceef0);--muted:light-dark(#5d656e,#a3abb3);--line:light-dark(#e3e6e9,#2b3036);--surface:light-dark(#fff,#14171b);--canvas:light-dark(#f6f7f8,#0e1013);--accent:light-dark(oklch(from ${brand} min(l,.455) c h),oklch(from ${brand} max(l,.8) min(c,.11) h))}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--text);font:14px/20px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 16px;display:grid;gap:24px}header{display:flex;justify-content:space-between;align-items:start;gap:16px}
h1{margin:0;font-weight:600;font-size:22px;line-height:28px;letter-spacing:-.014em}header p{margin:4px 0 0;color:var(--muted)}
ol{list-style:none;margin:0;padding:0;display:grid;gap:8px}li{background:var(--surface);border:1px solid var(--line);border-radius:12px}
summary{padding:12px 16px;cursor:pointer;border-radius:12px;display:grid;grid-template-columns:1fr auto;column-gap:12px;row-gap:2px;list-style:none}summary:hover .subject{text-decoration:underline}summary::after{content:'';grid-area:1/2/3;align-self:center;inline-size:8px;block-size:8px;border:solid var(--muted);border-width:0 1.5px 1.5px 0;rotate:45deg;translate:0 -2px}details[open]>summary::after{rotate:225deg;translate:0 2px}summary::-webkit-details-marker{display:none}.subject{font-weight:600;overflow-wrap:anywhere}.meta{color:var(--muted);font-size:13px;overflow-wrap:anywhere}.meta time{white-space:nowrap}
.text{padding:4px 16px 16px;white-space:pre-wrap;overflow-wrap:anywhere}a{color:var(--accent)}.button{flex:none;padding:8px 14px;border:1px solid var(--line);border-radius:6px;background:var(--surface);color:var(--text);font-weight:500;text-decoration:none}
.empty{margin:0;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:12px;color:var(--muted)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;
}
