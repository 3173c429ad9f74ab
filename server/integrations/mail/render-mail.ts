/** Renders an email in its recipient's language, with the same content as plain text and HTML. */
import { mail, type MailName } from '#shared/i18n/en/mail/emails.ts';
import { directionOf } from '#shared/i18n/languages.ts';
import { mailNotices, noticeDetails } from '#shared/i18n/mail-notices.ts';
import { wordValues, type MailValue } from '#shared/i18n/mail-values.ts';
import type { CompleteCatalogue } from '#shared/i18n/message-catalogue.ts';
import { messagesFor } from '#shared/i18n/messages.ts';
import { fill } from '#shared/i18n/translator.ts';
import { safeInMail } from './untrusted-text.ts';
import { mailLayout, type MailBranding } from './mail-layout.ts';

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

export function renderMail({ name, values, locale: wanted, link }: WrittenMail, branding: MailBranding): RenderedMail {
  const { locale, catalogue } = messagesFor(wanted);
  const source = catalogue.mail[name];
  const worded = wordValues(safeValues(values), catalogue.phrases, locale);
  const text = (template: string) => fill(template, worded);
  // no greeting by name before the address is verified: the name may have been entered by a stranger
  const paragraphs = source.paragraphs
    .filter((paragraph, index) => index > 0 || worded['name'] !== undefined || !paragraph.includes('{name}'))
    .map(text);
  const code = mail[name].showsCode && typeof values['code'] === 'string' ? values['code'] : undefined;
  const label = buttonLabel(name, catalogue);
  const button = link && label ? { label: text(label), link } : undefined;
  const details = noticeDetails
    .filter((detail) => !source.paragraphs.some((paragraph) => paragraph.includes(`{${detail}}`)))
    .flatMap((detail) => {
      const value = worded[detail];
      return typeof value === 'string' ? [{ detail, label: catalogue.notices[detail], value }] : [];
    });
  return {
    subject: text(source.subject).replace(/[\r\n]+/g, ' '),
    text: [
      ...paragraphs,
      ...(details.length === 0 ? [] : [details.map((each) => `${each.label}: ${each.value}`).join('\n')]),
      ...(code === undefined ? [] : [code]),
      ...(button ? [`${button.label}:\n${button.link}`] : []),
      `-- \n${text(source.footer)}`,
    ].join('\n\n'),
    html: mailLayout({
      locale,
      direction: directionOf(locale),
      vendor: String(worded['vendor'] ?? ''),
      preview: text(source.preview),
      paragraphs,
      details,
      code,
      button,
      footer: text(source.footer),
      branding,
    }),
  };
}

function buttonLabel(name: MailName, { mail: texts, notices }: CompleteCatalogue): string | undefined {
  const label = mailNotices[name]?.action?.label;
  if (label === undefined) return texts[name].button;
  return typeof label === 'string' ? notices[label] : texts[label.buttonOf].button;
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
