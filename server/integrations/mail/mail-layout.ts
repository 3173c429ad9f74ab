/** HTML of an email: a head with the vendor's logo or name, and one panel with text, details, code and button. */
import { escapeHtml } from '#server/lib/escape-html.ts';
import type { NoticeDetail } from '#shared/i18n/mail-notices.ts';

export interface MailBranding {
  /** #rrggbb */
  brand: string;
  /** URL of an image; the vendor's name if absent. */
  logo?: string | undefined;
}

interface MailLayout {
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Name in the head, and alternative text of the logo. */
  vendor: string;
  preview: string;
  paragraphs: string[];
  details: { detail: NoticeDetail; label: string; value: string }[];
  code: string | undefined;
  button: { label: string; link: string } | undefined;
  footer: string;
  branding: MailBranding;
}

const family = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const font = `font:16px/24px ${family}`;

/**
 * Programs with a dark theme that read style sheets take these colors; others keep the inline ones or invert them. A
 * logo keeps a white ground, because most are drawn for one.
 */
const darkColors = `@media (prefers-color-scheme:dark){.page{background:#0e1013!important}.panel{background:#181c21!important}.text{color:#eceef0!important}.muted{color:#a3abb3!important}.details{border-color:#2b3036!important}.logo{background:#ffffff!important;padding:6px!important}}`;

/** Email clients do not support style sheets reliably, hence tables and inline styles. */
export function mailLayout(mail: MailLayout): string {
  const { locale, direction, preview, paragraphs, footer } = mail;
  const start = direction === 'rtl' ? 'right' : 'left';
  const body = paragraphs
    .map((paragraph) => `<p class="text" style="margin:0 0 16px;${font};color:#1d2126">${escapeHtml(paragraph)}</p>`)
    .join('');
  return `<!doctype html><html lang="${escapeHtml(locale)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${darkColors}</style></head>
<body class="page" style="margin:0;padding:0;background:#f7f8f9"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f8f9"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px"><tr><td dir="${direction}" style="padding:0 0 20px;text-align:${start}">${head(mail)}</td></tr>
<tr><td class="panel" dir="${direction}" style="padding:32px;background:#ffffff;border-radius:16px;text-align:${start}">
${body}${detailRows(mail, start)}${digits(mail, start)}${action(mail)}<p class="muted" style="margin:24px 0 0;font:13px/20px ${family};color:#5d656e">${escapeHtml(footer)}</p>
</td></tr></table></td></tr></table></body></html>`;
}

/** The name's font applies to the alternative text too, where images are blocked. */
function head({ vendor, branding }: MailLayout): string {
  const name = `font:600 18px/32px ${family};color:#1d2126`;
  return branding.logo === undefined
    ? `<span class="text" dir="auto" style="${name}">${escapeHtml(vendor)}</span>`
    : `<img class="text logo" src="${escapeHtml(branding.logo)}" alt="${escapeHtml(vendor)}" height="32" style="height:32px;width:auto;max-width:240px;border:0;border-radius:6px;vertical-align:middle;${name}">`;
}

function detailRows({ details }: MailLayout, start: string): string {
  if (details.length === 0) return '';
  const rows = details.map(
    ({ detail, label, value }) =>
      `<tr><td class="muted" style="padding:4px 0;padding-${start === 'right' ? 'left' : 'right'}:16px;${font};font-size:14px;line-height:20px;color:#5d656e;white-space:nowrap;vertical-align:top;text-align:${start}">${escapeHtml(label)}</td><td class="text" width="100%" style="padding:4px 0;${font};font-size:14px;line-height:20px;color:#1d2126;text-align:${start};word-break:break-word"><bdi dir="${detail === 'ip' ? 'ltr' : 'auto'}">${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<table class="details" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-top:1px solid #e3e6e9;border-bottom:1px solid #e3e6e9">${rows.join('')}</table>`;
}

function digits({ code }: MailLayout, start: string): string {
  return code === undefined
    ? ''
    : `<p dir="ltr" class="text" style="margin:24px 0;text-align:${start};font:600 28px/36px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:.2em;color:#1d2126">${escapeHtml(code)}</p>`;
}

function action({ button, branding }: MailLayout): string {
  return button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.link)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:${branding.brand};color:${inkOn(branding.brand)};text-decoration:none;${font};font-weight:500">${escapeHtml(button.label)}</a></p>`
    : '';
}

/** White or near-black, whichever has more contrast with the color (WCAG relative luminance). */
function inkOn(brand: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(brand.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#14171a' : '#ffffff';
}
