/**
 * A double of Stripe: a server of its own with the calls that are used, idempotency keys, signed notices, and faults on
 * request.
 */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readForm, type Form } from './read-form.ts';
import { createLedger, missing, StripeRefusal, type Ledger, type LedgerOptions } from './stripe-ledger.ts';

export interface StripeCallSeen {
  method: string;
  path: string;
  form: Form;
  idempotencyKey: string | undefined;
}

/** What a call gets instead of its answer. `hangs` never answers; with `after` the call has its effect first. */
export type StripeFault = { status?: number; hangs?: true; closes?: true; after?: true; body?: object };

export interface StripeDouble {
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** As in the section `billing.stripe` of configuration. */
  settings: { publishableKey: string; secretKey: string; webhookSecret: string; endpoint: string };
  ledger: Ledger;
  calls: StripeCallSeen[];
  /** Decides about the next calls, until it is taken back. */
  fault: ((call: StripeCallSeen) => StripeFault | undefined) | undefined;
  /** Headers and body of a notice. @param age seconds since it was signed */
  signed(
    event: unknown,
    options?: { age?: number; secret?: string },
  ): { headers: Record<string, string>; body: string };
  close(): Promise<void>;
}

const list = (url: string, data: readonly unknown[]) => ({ object: 'list', url, data, has_more: false });
const newestFirst = <T extends { created: number }>(map: Map<string, T>): T[] =>
  [...map.values()].toReversed().toSorted((a, b) => b.created - a.created);

export async function startStripeDouble(
  options: Omit<LedgerOptions, 'pdfBase'> & { secretKey?: string },
): Promise<StripeDouble> {
  const ledger = createLedger({ ...options, pdfBase: () => double.url });
  const remembered = new Map<string, { request: string; status: number; body: unknown }>();
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, Buffer.concat(chunks).toString(), response));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const [secretKey, webhookSecret] = [options.secretKey ?? 'sk_test_double', 'whsec_double'];
  const double: StripeDouble = {
    url,
    secretKey,
    webhookSecret,
    settings: { publishableKey: 'pk_test_double', secretKey, webhookSecret, endpoint: url },
    ledger,
    calls: [],
    fault: undefined,
    signed(event, { age = 0, secret = double.webhookSecret } = {}) {
      const body = JSON.stringify({ object: 'event', ...(event as object) });
      const time = Math.floor(options.now() / 1000) - age;
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      return {
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
        body,
      };
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return double;

  function answer(request: IncomingMessage, text: string, response: ServerResponse): void {
    const url = new URL(request.url!, double.url);
    if (url.pathname.startsWith('/pdf/')) return sendPdf(url.pathname.slice(5), response);
    const method = request.method!;
    const form = readForm(method === 'GET' ? url.search : text);
    const key = request.headers['idempotency-key'];
    const call = { method, path: url.pathname, form, idempotencyKey: typeof key === 'string' ? key : undefined };
    double.calls.push(call);
    const fault = double.fault?.(call);
    if (!fault) return send(response, ...decided(request, call));
    if (fault.after) decided(request, call);
    if (fault.hangs) return;
    if (fault.closes) return void request.socket.destroy();
    const status = fault.status ?? 500;
    send(response, status, fault.body ?? { error: { type: 'api_error', message: 'An error occurred.' } });
  }

  function decided(request: IncomingMessage, call: StripeCallSeen): [number, unknown] {
    if (request.headers.authorization !== `Bearer ${double.secretKey}`)
      return [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }];
    const { idempotencyKey: key } = call;
    const same = JSON.stringify([call.method, call.path, call.form]);
    const known = key === undefined ? undefined : remembered.get(key);
    if (known && known.request !== same)
      return [400, { error: { type: 'idempotency_error', message: 'Keys are for the same request only.' } }];
    if (known) return [known.status, known.body];
    const [status, body] = outcome(call);
    if (key !== undefined) remembered.set(key, { request: same, status, body: structuredClone(body) });
    return [status, body];
  }

  function outcome(call: StripeCallSeen): [number, unknown] {
    try {
      return [200, route(ledger, call)];
    } catch (error) {
      if (error instanceof StripeRefusal) return [error.status, { error: error.error }];
      throw error;
    }
  }

  function sendPdf(id: string, response: ServerResponse): void {
    const found = ledger.invoices.has(id);
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/pdf' });
    response.end(found ? `%PDF-1.4 invoice ${id}` : '');
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double' });
  response.end(JSON.stringify(body));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A customer that was deleted can be read, and nothing else. @throws StripeRefusal */
function refuseDeleted(ledger: Ledger, { method, path, form }: StripeCallSeen): void {
  const [, , kind, id = ''] = path.split('/');
  const named = kind === 'customers' && method !== 'GET' ? id : text(form['customer']);
  if (ledger.customers.get(named)?.deleted) throw missing(`customer: '${named}'`);
}

function route(ledger: Ledger, call: StripeCallSeen): unknown {
  refuseDeleted(ledger, call);
  const { method, path, form } = call;
  const [, , kind = '', id = '', part = '', partId = ''] = path.split('/');
  switch (
    `${method} ${kind}${id && (id === 'search' || id === 'create_preview' ? `/${id}` : '/:id')}${part && `/${part}`}`
  ) {
    case 'GET prices/:id':
      return ledger.priceOf(id);
    case 'POST customers':
      return ledger.createCustomer(form);
    case 'GET customers/search':
      return list(path, found(ledger, text(form['query'])));
    case 'GET customers/:id':
      return ledger.find(ledger.customers, id, 'customer');
    case 'POST customers/:id':
      return ledger.updateCustomer(id, form);
    case 'POST customers/:id/tax_ids':
      return ledger.addTaxId(id, { type: text(form['type']), value: text(form['value']) });
    case 'DELETE customers/:id/tax_ids':
      return ledger.removeTaxId(id, partId);
    case 'POST setup_intents':
      return ledger.createIntent(text(form['customer']));
    case 'GET setup_intents/:id':
      return ledger.find(ledger.intents, id, 'setupintent');
    case 'GET payment_methods':
      return list(path, ofCustomer(newestFirst(ledger.methods), form));
    case 'GET payment_methods/:id':
      return ledger.find(ledger.methods, id, 'payment method');
    case 'GET subscriptions':
      return list(path, withStatus(ofCustomer(newestFirst(ledger.subscriptions), form), form));
    case 'POST subscriptions':
      return ledger.startSubscription({
        customer: text(form['customer']),
        price: priceIn(form),
        trialDays: Number(form['trial_period_days'] ?? 0),
        metadata: (form['metadata'] ?? {}) as Record<string, string>,
      });
    case 'POST subscriptions/:id':
      return ledger.changeSubscription(id, {
        ...(form['items'] !== undefined && { price: priceIn(form) }),
        ...(form['proration_date'] !== undefined && { prorationDate: Number(form['proration_date']) }),
        prorated: form['proration_behavior'] === 'always_invoice',
        ...(form['metadata'] !== undefined && { metadata: form['metadata'] as Record<string, string> }),
        ...(form['cancel_at'] === '' && { cancelAt: null }),
        ...(form['cancel_at_period_end'] !== undefined && {
          cancelAtPeriodEnd: form['cancel_at_period_end'] === 'true',
        }),
      });
    case 'GET subscriptions/:id':
      return ledger.find(ledger.subscriptions, id, 'subscription');
    case 'DELETE subscriptions/:id':
      return ledger.cancelSubscription(id);
    case 'POST invoices/create_preview': {
      const details = (form['subscription_details'] ?? {}) as Form;
      return ledger.preview({
        customer: text(form['customer']),
        subscription: text(form['subscription']),
        price: priceIn(details),
        at: Number(details['proration_date'] ?? 0),
      });
    }
    case 'GET invoices':
      return list(path, withStatus(ofSubscription(ofCustomer(newestFirst(ledger.invoices), form), form), form));
    case 'GET invoices/:id':
      return ledger.find(ledger.invoices, id, 'invoice');
    case 'POST invoices/:id/pay':
      return ledger.payInvoice(id);
    case 'POST invoices/:id/void':
      return ledger.voidInvoice(id);
    default:
      throw missing(`route: ${method} ${path}`);
  }
}

const priceIn = ({ items }: Form): string => text(((items as Form[] | undefined)?.[0] ?? {})['price']);

function ofCustomer<T extends { customer: string }>(rows: T[], { customer }: Form): T[] {
  return customer === undefined ? rows : rows.filter((row) => row.customer === customer);
}

function ofSubscription<T extends { parent: { subscription_details: { subscription: string } } }>(
  rows: T[],
  { subscription }: Form,
): T[] {
  return subscription === undefined
    ? rows
    : rows.filter(({ parent }) => parent.subscription_details.subscription === subscription);
}

function withStatus<T extends { status: string | null }>(rows: T[], { status }: Form): T[] {
  return status === undefined || status === 'all' ? rows : rows.filter((row) => row.status === status);
}

/** `metadata['a']:'b' AND metadata['c']:'d'`. */
function found(ledger: Ledger, query: string): unknown[] {
  const wanted = [...query.matchAll(/metadata\['(\w+)'\]:'([^']*)'/g)].map(
    ([, name, value]) => [name!, value!] as const,
  );
  return [...ledger.customers.values()].filter(({ metadata }) =>
    wanted.every(([name, value]) => metadata[name] === value),
  );
}
