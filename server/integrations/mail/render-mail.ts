/** Renders an email in its recipient's language, with the same content as plain text and HTML. */
import { escapeHtml } from '#server/lib/escape-html.ts';
import { mail, type MailName } from '#shared/i18n/en/mail/emails.ts';
import { directionOf } from '#shared/i18n/languages.ts';
import { wordValues, type MailValue } from '#shared/i18n/mail-values.ts';
import { messagesFor } from '#shared/i18n/messages.ts';
import { fill } from '#shared/i18n/translator.ts';
import { safeInMail } from './foreign-words.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export interface WrittenMail {
  name: MailName;
  values: Record<string, MailValue>;
  /** BCP 47 tag; English if absent or unsupported. */
  locale?: string | undefined;
  link?: string | undefined;
}

/** @param brand #rrggbb */
export function renderMail({ name, values, locale: wanted, link }: WrittenMail, brand: string): RenderedMail {
  const { locale, catalogue } = messagesFor(wanted);
  const source = catalogue.mail[name];
  const worded = wordValues(safeValues(values), catalogue.phrases, locale);
  const text = (template: string) => fill(template, worded);
  // no greeting by name before the address is verified: the name may have been entered by a stranger
  const paragraphs = source.paragraphs
    .filter((paragraph, index) => index > 0 || worded['name'] !== undefined || !paragraph.includes('{name}'))
    .map(text);
  const code = mail[name].showsCode && typeof values['code'] === 'string' ? values['code'] : undefined;
  const button = link && source.button ? { label: text(source.button), link } : undefined;
  return {
    subject: text(source.subject).replace(/[\r\n]+/g, ' '),
    text: [
      ...paragraphs,
      ...(code === undefined ? [] : [code]),
      ...(button ? [`${button.label}:\n${button.link}`] : []),
      `-- \n${text(source.footer)}`,
    ].join('\n\n'),
    html: layout({
      locale,
      preview: text(source.preview),
      paragraphs,
      code,
      button,
      footer: text(source.footer),
      brand,
    }),
  };
}

function safeValues(values: WrittenMail['values']): WrittenMail['values'] {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, safeValue(field, value)]));
}

function safeValue(field: string, value: MailValue): MailValue {
  if (typeof value === 'string') return safeInMail(field, value);
  if (!('phrase' in value) || !value.values) return value;
  return {
    ...value,
    values: Object.fromEntries(Object.entries(value.values).map(([name, inner]) => [name, safeInMail(name, inner)])),
  };
}

interface Layout {
  locale: string;
  preview: string;
  paragraphs: string[];
  code: string | undefined;
  button: { label: string; link: string } | undefined;
  footer: string;
  brand: string;
}

const font = "font:16px/24px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Email clients do not support style sheets reliably, hence tables and inline styles. */
function layout({ locale, preview, paragraphs, code, button, footer, brand }: Layout): string {
  const direction = directionOf(locale);
  const start = direction === 'rtl' ? 'right' : 'left';
  const body = paragraphs
    .map((paragraph) => `<p style="margin:0 0 16px;${font};color:#1d2126">${escapeHtml(paragraph)}</p>`)
    .join('');
  const digits =
    code === undefined
      ? ''
      : `<p dir="ltr" style="margin:24px 0;text-align:${start};font:600 28px/36px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:.2em;color:#1d2126">${escapeHtml(code)}</p>`;
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.link)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:${brand};color:${inkOn(brand)};font-weight:500;text-decoration:none;${font}">${escapeHtml(button.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${escapeHtml(locale)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:32px 16px;background:#f7f8f9"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fff;border-radius:16px"><tr><td dir="${direction}" style="padding:32px;text-align:${start}">
${body}${digits}${action}<p style="margin:24px 0 0;font:13px/20px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#5d656e">${escapeHtml(footer)}</p>
</td></tr></table></td></tr></table></body></html>`;
}

/** White or near-black, whichever has more contrast with the color (WCAG relative luminance). */
function inkOn(brand: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(brand.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#14171a' : '#ffffff';
}
