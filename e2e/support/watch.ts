/** Listens to every page of a browser context from its first moment. */
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';

export interface Watch {
  /** The first page. */
  page: Page;
  /**
   * Announces a rejected call, since the browser logs every 4xx to its console. @param path end of the URL, without
   * query
   */
  expectRefusal(status: number, path: string): void;
  /** Says that the page itself will say so on the console. */
  expectMessage(text: RegExp): void;
  /** Leaves out what a tool put into the page complains about while it works. */
  unheard<T>(work: () => Promise<T>): Promise<T>;
  /** Unexpected messages, in order. */
  complaints(): string[];
}

/** @param scripted whether pages run scripts; policy violations are reported by one */
export async function watch(context: BrowserContext, scripted: boolean): Promise<Watch> {
  const heard: { complaint: string; text: string; url: string }[] = [];
  const expectedRefusals: { status: number; path: string }[] = [];
  const expectedMessages: RegExp[] = [];
  let listening = true;
  const report = (kind: string, text: string, url: string) =>
    void (listening && heard.push({ complaint: `${kind}: ${text} (${url})`, text, url }));
  const isExpected = ({ text, url }: { text: string; url: string }) =>
    expectedRefusals.some(
      ({ status, path }) => text.includes(`status of ${status}`) && new URL(url, 'http://x').pathname.endsWith(path),
    ) || expectedMessages.some((pattern) => pattern.test(text));

  context.on('console', (message) => {
    if (isLoud(message)) report(`console ${message.type()}`, message.text(), message.location().url);
  });
  context.on('weberror', (error) => report('uncaught', error.error().message, error.page()?.url() ?? ''));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that leaves takes its open requests with it, and one without scripts fetches none: no failures.
    const harmless = reason === 'net::ERR_ABORTED' || (!scripted && reason === 'csp');
    if (!harmless) report('failed', `${request.method()} ${reason}`, request.url());
  });
  if (scripted) await context.addInitScript(reportViolations);

  return {
    page: await context.newPage(),
    expectRefusal: (status, path) => void expectedRefusals.push({ status, path }),
    expectMessage: (text) => void expectedMessages.push(text),
    async unheard(work) {
      listening = false;
      try {
        return await work();
      } finally {
        listening = true;
      }
    },
    complaints: () => heard.filter((each) => !isExpected(each)).map(({ complaint }) => complaint),
  };
}

function isLoud(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}

/** Runs in the page. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}
