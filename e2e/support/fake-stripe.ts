/**
 * Stands for the script, the frames and the browser calls of Stripe, on their own addresses: the page's policy has to
 * let them in. Like the real ones, the frames refuse a shadow root, and the bank asks in a frame over the page.
 */
import type { BrowserContext } from 'playwright-core';
import type { StripeTestNumber } from '#server/testing/stripe-double/stripe-cards.ts';
import type { StripeDouble } from '#server/testing/stripe-double/stripe-double.ts';
import { StripeRefusal } from '#server/testing/stripe-double/stripe-ledger.ts';

/** Runs in the page, as a classic script. */
function stripeScript(): void {
  const frames = 'https://js.stripe.com/v3/elements-inner-payment.html';
  const listen = (frame: HTMLIFrameElement, hear: (data: Record<string, unknown>) => void): void =>
    window.addEventListener('message', ({ source, data }) => source === frame.contentWindow && hear(data));
  const addFrame = (parent: Element, url: string, title: string): HTMLIFrameElement => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: url, title });
    parent.append(frame);
    return frame;
  };
  const askBank = async (): Promise<string> => {
    const frame = addFrame(document.body, 'https://hooks.stripe.com/3d_secure_2/frame', 'Bank');
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:#fff';
    const answer = await new Promise<string>((resolve) => listen(frame, ({ answer }) => resolve(String(answer))));
    frame.remove();
    return answer;
  };
  const confirm = async (body: object): Promise<{ status?: string; error?: object }> => {
    const answer = await fetch('https://api.stripe.com/v1/setup_intents/confirm', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { status?: string; error?: object };
  };
  const Stripe = (publishableKey: string) => {
    let typed = { number: '', complete: false };
    const heard: Record<string, (event: object) => void> = {};
    const emit = (event: string, data: object): void => heard[event]?.(data);
    return {
      elements: (options: object) => ({
        create: () => {
          let frame: HTMLIFrameElement | undefined;
          return {
            on: (event: string, hear: (data: object) => void) => void (heard[event] = hear),
            mount(node: Element) {
              if (node.getRootNode() !== document) throw new Error('Elements cannot be mounted in a ShadowRoot.');
              frame = addFrame(node, frames, 'Secure payment input frame');
              frame.style.cssText = 'display:block;width:100%;height:120px;border:0';
              frame.dataset['options'] = JSON.stringify(options);
              listen(frame, ({ ready, number }) => {
                if (ready) return emit('ready', {});
                typed = { number: String(number), complete: /^\d{16}$/.test(String(number)) };
                emit('change', { empty: typed.number === '', complete: typed.complete });
              });
            },
            destroy: () => frame?.remove(),
          };
        },
        submit: () =>
          Promise.resolve(typed.complete ? {} : { error: { type: 'validation_error', message: 'Incomplete.' } }),
      }),
      async confirmSetup({ clientSecret }: { clientSecret: string }) {
        const given = { publishableKey, clientSecret, number: typed.number };
        const first = await confirm(given);
        if (first.status !== 'requires_action') return first;
        return await confirm({ ...given, answer: await askBank() });
      },
    };
  };
  Object.assign(window, { Stripe });
}

const fieldsPage = `<!doctype html><html lang="en"><title>Card</title><body style="margin:0;font:16px sans-serif">
<label>Card number <input autocomplete="cc-number" style="font:inherit"></label><script>
const field = document.querySelector('input');
field.addEventListener('input', () => parent.postMessage({ number: field.value.replaceAll(' ', '') }, '*'));
parent.postMessage({ ready: true }, '*');
</script>`;

const bankPage = `<!doctype html><html lang="en"><title>Bank</title><h1>Is it you?</h1>
<label>Code <input></label> <button value="succeeded">Approve</button> <button value="failed">Refuse</button><script>
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => parent.postMessage({ answer: button.value }, '*'));
</script>`;

export interface FakeStripe {
  /** Addresses that were asked for, without queries. */
  asked: string[];
  /** The script does not load, as behind a content blocker. */
  isBlocked: boolean;
}

export async function fakeStripe(context: BrowserContext, double: StripeDouble): Promise<FakeStripe> {
  const fake: FakeStripe = { asked: [], isBlocked: false };
  const page = { contentType: 'text/html', headers: { 'access-control-allow-origin': '*' } };
  await context.route(/^https:\/\/(js|hooks|api)\.stripe\.com\//, async (route) => {
    const { host, pathname, href } = new URL(route.request().url());
    fake.asked.push(href);
    if (host === 'hooks.stripe.com') return await route.fulfill({ ...page, body: bankPage });
    if (pathname.endsWith('.html')) return await route.fulfill({ ...page, body: fieldsPage });
    if (host === 'js.stripe.com') {
      if (fake.isBlocked) return await route.abort('blockedbyclient');
      return await route.fulfill({ contentType: 'text/javascript', body: `(${stripeScript.toString()})()` });
    }
    const { clientSecret, number, answer } = route.request().postDataJSON() as Confirmation;
    await route.fulfill({ ...page, contentType: 'application/json', body: JSON.stringify(confirmed()) });

    function confirmed(): object {
      try {
        return { status: double.ledger.confirmIntent(clientSecret, number, answer).status };
      } catch (error) {
        if (error instanceof StripeRefusal) return { error: error.error };
        throw error;
      }
    }
  });
  return fake;
}

interface Confirmation {
  clientSecret: string;
  number: StripeTestNumber;
  answer?: 'succeeded' | 'failed';
}
