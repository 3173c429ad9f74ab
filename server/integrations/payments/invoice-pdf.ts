/** Draws an invoice of the built-in test provider as PDF: A4, with an embedded font, so that most names can be read. */
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { BillingAddress, BillingLine } from '#shared/contract/billing/billing-entities.ts';
import { formatMoney } from '#shared/lib/format-money.ts';

export interface DrawnInvoice {
  vendor: string;
  customer: { name: string; email: string; address: BillingAddress; vatId: string };
  invoice: {
    number: string;
    createdAt: string;
    paidAt: string | null;
    status: 'paid' | 'open' | 'void';
    currency: string;
    total: number;
    lines: BillingLine[];
  };
  planName: (key: string) => string;
}

const { resolve } = createRequire(import.meta.url);
const margin = 56;
const amountWidth = 110;
const grey = '#5b6472';

const statusNames = { paid: 'Paid', open: 'Payment due', void: 'Void' };

export async function drawInvoice({ vendor, customer, invoice, planName }: DrawnInvoice): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: `Invoice ${invoice.number}`, Author: vendor, CreationDate: new Date(invoice.createdAt) },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => void parts.push(part));
  const done = new Promise<Buffer>((fulfil) => document.on('end', () => fulfil(Buffer.concat(parts))));
  document.registerFont('regular', resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
  document.registerFont('bold', resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));
  drawHead(document, vendor, invoice);
  drawCustomer(document, customer);
  drawLines(document, invoice, planName);
  document.end();
  return await done;
}

type Document = InstanceType<typeof PDFDocument>;

function drawHead(
  document: Document,
  vendor: string,
  { number, createdAt, paidAt, status }: DrawnInvoice['invoice'],
): void {
  document.font('bold').fontSize(20).text(vendor).moveDown(0.5);
  document.fontSize(14).text(`Invoice ${number}`).moveDown(0.5);
  document.font('regular').fontSize(10).fillColor(grey);
  document.text(`Date: ${dayOf(createdAt)}`);
  document.text(`Status: ${statusNames[status]}${paidAt ? ` on ${dayOf(paidAt)}` : ''}`);
  document.text('Made by the test provider: no money was moved.').moveDown(1.5);
}

function drawCustomer(document: Document, { name, email, address, vatId }: DrawnInvoice['customer']): void {
  const { addressLine1, addressLine2, postalCode, city, state, country } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  const land = country && new Intl.DisplayNames('en', { type: 'region' }).of(country);
  const lines = [name, addressLine1, addressLine2, place, state, land, email, vatId && `VAT ID: ${vatId}`];
  document.font('bold').fillColor('black').text('Bill to');
  document.font('regular');
  for (const line of lines) if (line) document.text(line);
  document.moveDown(1.5);
}

function drawLines(
  document: Document,
  { lines, currency, total }: DrawnInvoice['invoice'],
  planName: (key: string) => string,
): void {
  const right = document.page.width - margin - amountWidth;
  const row = (text: string, amount: number) => {
    const top = document.y;
    document.text(text, margin, top, { width: right - margin - 12 });
    const bottom = document.y;
    document.text(formatMoney(amount, currency), right, top, { width: amountWidth, align: 'right' });
    document.y = Math.max(bottom, document.y) + 6;
  };
  for (const line of lines) row(textOf(line, planName), line.amount);
  document
    .moveTo(margin, document.y)
    .lineTo(document.page.width - margin, document.y)
    .strokeColor('#c9ced6')
    .stroke();
  document.y += 8;
  document.font('bold');
  row('Total', total);
}

function textOf({ kind, planId, from, to, text }: BillingLine, planName: (key: string) => string): string {
  const plan = planName(planId);
  switch (kind) {
    case 'plan':
      return `${plan}, ${dayOf(from)} to ${dayOf(to)}`;
    case 'unused':
      return `Unused time on ${plan} after ${dayOf(from)}`;
    case 'remaining':
      return `Remaining time on ${plan} after ${dayOf(from)}`;
    case 'credit':
      return 'Credit from earlier changes';
    case 'tax':
      return 'Tax';
    case 'other':
      return text ?? 'Other';
  }
}

/** ISO 8601, which nobody reads as another day. */
const dayOf = (time: string): string => time.slice(0, 10);
