// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const options = { baseUrl: 'https://login.example.com/', clientId: 'my app' };
let loadPortico: typeof import('./load-portico.ts').loadPortico;
let added: HTMLScriptElement[];

beforeEach(async () => {
  vi.resetModules();
  ({ loadPortico } = await import('./load-portico.ts'));
  added = [];
  // Scripts are kept from being fetched.
  vi.spyOn(document.head, 'append').mockImplementation((node) => void added.push(node as HTMLScriptElement));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  delete (window as Partial<typeof window>).Portico;
  Reflect.deleteProperty(window, Symbol.for('portico.loading'));
});

/** The script arrives. */
function arrive(script: HTMLScriptElement): typeof window.Portico {
  window.Portico = { on: () => () => undefined } as unknown as typeof window.Portico;
  script.dispatchEvent(new Event('load'));
  return window.Portico;
}

it('adds one script for all calls, with the client in its address and the nonce of the page', async () => {
  const present = document.body.appendChild(document.createElement('script'));
  present.type = 'text/plain';
  present.setAttribute('nonce', 'abc');
  present.nonce = 'abc';
  const calls = [loadPortico(options), loadPortico(options)];
  expect(added.map(({ src }) => src)).toEqual(['https://login.example.com/portico.js?client=my%20app']);
  expect(added[0]!.nonce).toBe('abc');
  const portico = arrive(added[0]!);
  expect(await Promise.all(calls)).toEqual([portico, portico]);
});

it('adds one script for two copies of this module', async () => {
  const first = loadPortico(options);
  vi.resetModules();
  const copy = await import('./load-portico.ts');
  expect(copy.loadPortico).not.toBe(loadPortico);
  const second = copy.loadPortico(options);
  expect(added).toHaveLength(1);
  const portico = arrive(added[0]!);
  expect(await Promise.all([first, second])).toEqual([portico, portico]);
});

it('hands on what the page says itself: nonce, return page, the way back, and an address for Trusted Types', () => {
  const trustedUrl = vi.fn<(url: string) => unknown>((url) => `${url}&trusted`);
  void loadPortico({ ...options, nonce: 'own', redirect: '/app', returnBy: 'navigate', trustedUrl });
  expect(added[0]).toMatchObject({ nonce: 'own', src: 'https://login.example.com/portico.js?client=my%20app&trusted' });
  expect(Object.entries(added[0]!.dataset)).toEqual([
    ['redirect', '/app'],
    ['return', 'navigate'],
  ]);
});

it('says where it did not load from, and tries again with the next call', async () => {
  const first = loadPortico(options);
  added[0]!.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('https://login.example.com/portico.js');
  const second = loadPortico(options);
  expect(added).toHaveLength(2);
  const portico = arrive(added[1]!);
  expect(await second).toBe(portico);
});

it('takes the one that a tag has brought already', async () => {
  const portico = { on: () => () => undefined } as unknown as typeof window.Portico;
  window.Portico = portico;
  expect(await loadPortico(options)).toBe(portico);
  expect(added).toEqual([]);
});
