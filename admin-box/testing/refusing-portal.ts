/** A portal of which one kind of change is refused: all else it does as in the preview, through the double that a host's page gets. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { PreviewScenario } from '#shared/preview/state.ts';

export interface Refusing {
  /** Relative to `/portal`. */
  path: string;
  /** What `METHOD path` of the refused calls matches. */
  refused: string;
  /** Refused once as too long ago, before it is refused or answered: what wants a recent sign-in. Matches as above. */
  stale?: string | undefined;
  /** Answers in place of the preview's, by `METHOD path`. */
  answers?: Readonly<Record<string, unknown>> | undefined;
  /** Of the preview; `filled` unless said. */
  scenario?: PreviewScenario | undefined;
  /** The browser's unless said. */
  locale?: string | undefined;
}

/** Selector of what every page shows of its content once it has loaded. */
export const loadedContent =
  'main tbody tr, main section li, main form, main fieldset, main [data-part="steps"], [data-part="account"]';

/** What the test finds on the page. */
interface Trace {
  /** `METHOD path` of what was refused. */
  refusedCalls: string[];
  /** Values of the form at that moment. */
  typed: string[];
  /** Number of pending calls. */
  waiting: number;
}

interface DoubleLoaded {
  portalDouble: {
    startPreview(
      settings: { baseUrl: string },
      options: { scenario: string; name: string },
      place: object,
    ): { admin: { show(): Promise<void> } };
  };
}

type Traced = Window & { portalTrace: Trace };

const manifest = resolve(import.meta.dirname, '../../dist/manifest.json');

/** Brings the built double into a page, whose policy has to let a test import a script. What it waits for looks is a tenth as long. */
export async function loadDouble(page: Page): Promise<void> {
  await page.evaluate(() => {
    const inTime = window.setTimeout;
    const sooner = (work: () => void, wait = 0) => inTime(work, wait >= 200 && wait <= 500 ? wait / 10 : wait);
    Object.assign(window, { setTimeout: sooner });
  });
  const { entries } = JSON.parse(await readFile(manifest, 'utf8')) as { entries: Record<string, { file: string }> };
  // passed as text, since functions in this file are compiled for Node
  await page.evaluate(
    `import('/${entries['preview']!.file}').then((double) => Object.assign(window, { portalDouble: double }))`,
  );
}

/** Puts a new portal into the page, in place of the one before. */
export async function mountRefusing(page: Page, refusing: Refusing): Promise<void> {
  await page.evaluate(mount, refusing);
}

/** Runs in the page. */
async function mount({ path, refused, stale, answers = {}, scenario = 'filled', locale }: Refusing): Promise<void> {
  interface Call {
    method: string;
    path: string;
  }
  interface Double {
    send(call: Call): Promise<unknown>;
  }
  interface Fields {
    session: Double;
  }
  document.body.replaceChildren();
  history.replaceState(null, '', `/portal${path}`);
  const trace: Trace = { refusedCalls: [], typed: [], waiting: 0 };
  Object.assign(window, { portalTrace: trace });
  const { startPreview } = (window as unknown as DoubleLoaded).portalDouble;
  const session = await new Promise<Double>((given) => {
    const place = { fetch, now: Date.now, hide() {}, show: async (properties: Fields) => given(properties.session) };
    void startPreview({ baseUrl: location.origin }, { scenario, name: crypto.randomUUID() }, place).admin.show();
  });
  const answer = session.send;
  const portal = document.createElement('portico-admin-box');
  const refusal = (statusCode: number, errorCode: string) =>
    Object.assign(new Error(errorCode), {
      name: 'ApiError',
      statusCode,
      errorCode,
      traceId: 'trace-4711',
      context: undefined,
    });
  const moment = () => new Promise((over) => setTimeout(over, 60));
  const fields = () =>
    [
      ...(portal.shadowRoot?.querySelectorAll('input, textarea') ?? []),
      ...portal.querySelectorAll('input, textarea'),
    ] as HTMLInputElement[];
  let isStale = stale !== undefined;
  const answerOrReject = async (call: Call): Promise<unknown> => {
    const name = `${call.method} ${call.path}`;
    if (isStale && new RegExp(stale!).test(name)) {
      isStale = false;
      throw refusal(403, 'reauthentication-required');
    }
    if (call.method !== 'GET' && new RegExp(refused).test(name)) {
      trace.refusedCalls.push(name);
      trace.typed = fields().map(({ value, checked }) => `${value} ${checked ?? ''}`);
      await moment();
      throw refusal(500, 'internal-error');
    }
    if (name in answers) {
      await moment();
      return answers[name];
    }
    return answer(call);
  };
  session.send = (call) => {
    trace.waiting++;
    return answerOrReject(call).finally(() => trace.waiting--);
  };
  const attributes = {
    'base-path': '/portal',
    routing: 'history',
    preview: scenario,
    'vendor-name': 'Waypoint',
    ...(locale && { locale }),
  };
  for (const [name, value] of Object.entries(attributes)) portal.setAttribute(name, value);
  Object.assign(portal, { session });
  document.body.append(portal);
}

/**
 * Waits until no call is pending and nothing renders any more. One frame is not enough: an answer may render a section
 * that makes a call of its own, and on a busy machine frames pass before it does.
 * @throws Error after ten seconds
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const quietFrames = 3;
        const end = performance.now() + 10_000;
        const root = document.querySelector('portico-admin-box')!.shadowRoot!;
        let quiet = 0;
        const changes = new MutationObserver(() => (quiet = 0));
        changes.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
        const check = (): void => {
          quiet = (window as unknown as Traced).portalTrace.waiting === 0 ? quiet + 1 : 0;
          const isOver = performance.now() > end;
          if (quiet <= quietFrames && !isOver) return void requestAnimationFrame(check);
          changes.disconnect();
          if (isOver) fail(new Error('The portal keeps calling or rendering'));
          else done();
        };
        requestAnimationFrame(check);
      }),
  );
}

/** What was rejected, with the form's values at that moment and now. */
export function traceOf(page: Page): Promise<Trace & { now: string[] }> {
  return page.evaluate(() => {
    const portal = document.querySelector('portico-admin-box')!;
    const fields = [
      ...(portal.shadowRoot?.querySelectorAll('input, textarea') ?? []),
      ...portal.querySelectorAll('input, textarea'),
    ] as HTMLInputElement[];
    return {
      ...(window as unknown as Traced).portalTrace,
      now: fields.map(({ value, checked }) => `${value} ${checked ?? ''}`),
    };
  });
}
