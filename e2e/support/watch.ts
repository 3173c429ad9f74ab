/** Listens to every page of a browser context from its first moment. */
import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';

export interface Watch {
  /** The first page. */
  page: Page;
  /** Says that a call will be refused: the browser tells every 4xx on its console. @param path as its address ends, without query */
  expectRefusal(status: number, path: string): void;
  /** Says that the page itself will say so on the console. */
  expectMessage(text: RegExp): void;
  /** Leaves out what a tool put into the page complains about while it works. */
  unheard<T>(work: () => Promise<T>): Promise<T>;
  /** What nobody expected, in the order of its coming. */
  complaints(): string[];
}

/** @param scripted whether pages run scripts; a violation of their policy is told by one */
export async function watch(context: BrowserContext, scripted: boolean): Promise<Watch> {
  const heard: string[] = [];
  const expectedRefusals: { status: number; path: string }[] = [];
  const expectedMessages: RegExp[] = [];
  let listening = true;
  const tell = (complaint: string) => void (listening && heard.push(complaint));
  const isExpected = (text: string, url: string) =>
    expectedRefusals.some(({ status, path }) => text.includes(`status of ${status}`) && new URL(url, 'http://x').pathname.endsWith(path)) ||
    expectedMessages.some((pattern) => pattern.test(text));

  context.on('console', (message) => {
    if (!isLoud(message) || isExpected(message.text(), message.location().url)) return;
    tell(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => tell(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const failure = failureOf(request);
    if (failure && !isExpected(failure, request.url())) tell(failure);
  });
  if (scripted) await context.addInitScript(tellViolations);

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
    complaints: () => heard,
  };
}

function isLoud(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}

/** A page that leaves takes its open requests with it; that is no failure. */
function failureOf(request: Request): string | undefined {
  const reason = request.failure()?.errorText ?? '';
  return reason === 'net::ERR_ABORTED' ? undefined : `failed: ${request.method()} ${request.url()} ${reason}`;
}

/** Runs in the page. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}
