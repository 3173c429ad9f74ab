/** HTML of the inbox. Everything works without its script, which only keeps the list up to date. */
import { escapeHtml } from '#server/lib/escape-html.ts';
import type { MessageRow } from '#server/db/queries/delivery/messages.ts';
import { inboxScript } from './inbox-page.script.ts';
import { inboxStyles } from './inbox-page.styles.ts';

interface InboxPage {
  messages: MessageRow[];
  /** The search: part of a recipient's address, empty for all recipients. */
  to: string;
  nonce: string;
  /** #rrggbb */
  brand: string;
  /** Of this page. */
  path: string;
}

/** Path of the list as HTML; the HTML of one email is below it. */
export function messagesPath(inboxPath: string): string {
  return `${inboxPath}/messages`;
}

export function inboxPage({ messages, to, nonce, brand, path }: InboxPage): string {
  const clear = `<a class="button" href="${path}"${to === '' ? ' hidden' : ''}>Clear</a>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>Inbox</title><style nonce="${nonce}">${inboxStyles(brand)}</style></head>
<body><main data-messages="${messagesPath(path)}"><header><div><h1>Inbox</h1><p>Emails and text messages of this development server. None of them is delivered.</p></div><p id="live" role="status"></p></header>
<form role="search" action="${path}"><label for="to">Recipient</label><div><input id="to" name="to" type="search" value="${escapeHtml(to)}" placeholder="Part of an email address or phone number" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="320"><button class="button">Search</button>${clear}</div></form>
<ol>${messageItems(messages, path)}</ol>
<p class="empty" data-when="none"${to === '' ? '' : ' hidden'}>No messages yet. Sign up, reset a password or invite a user, and the message appears here.</p>
<p class="empty" data-when="no-match"${to === '' ? ' hidden' : ''}>No messages to this recipient.</p></main>
<script nonce="${nonce}">${inboxScript}</script></body></html>`;
}

export function messageItems(messages: MessageRow[], path: string): string {
  return messages.map((message) => messageItem(message, path)).join('');
}

function messageItem(message: MessageRow, path: string): string {
  const time = message.at.toISOString();
  const channel = message.channel === 'sms' ? 'Text message' : 'Email';
  return `<li data-id="${message.id}"><details><summary><span class="subject" dir="auto">${escapeHtml(message.subject)}</span><span class="meta">${channel} to <bdi>${escapeHtml(message.recipient)}</bdi> · <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></span></summary>${
    message.html_body === '' ? textOf(message) : views(message, path)
  }</details></li>`;
}

/** The choice between HTML and text is a pair of radio buttons, which need no script. */
function views(message: MessageRow, path: string): string {
  const view = (value: string, label: string, isChosen: boolean) =>
    `<label><input type="radio" name="view-${message.id}" value="${value}"${isChosen ? ' checked' : ''}>${label}</label>`;
  const source = `${messagesPath(path)}/${message.id}`;
  return `<fieldset><legend>Show the email as</legend>${view('html', 'HTML', true)}${view('text', 'Text', false)}<a href="${source}" target="_blank" rel="noreferrer">Open in a new tab</a></fieldset><iframe src="${source}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(message.subject)}"></iframe>${textOf(message)}`;
}

function textOf(message: MessageRow): string {
  const linked = escapeHtml(message.text_body).replace(
    /https?:\/\/[^\s<>]+/g,
    (link) => `<a href="${link}" target="_blank" rel="noreferrer">${link}</a>`,
  );
  return `<div class="text" dir="auto">${linked}</div>`;
}
