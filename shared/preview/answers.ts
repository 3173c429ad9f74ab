/** How the preview answers each call: typed by the contract, so that an answer it does not allow is a compile error. */
import type { PorticoContract } from '#shared/contract/index.ts';
import type { AnswerOf } from '#shared/api/api.ts';

export interface PreviewCall {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
}

/** A call the preview knows. What it throws is the failure of the call. */
export type PreviewHandlers = {
  [Route in keyof PorticoContract]?: (
    call: PreviewCall,
  ) => AnswerOf<PorticoContract[Route]> | Promise<AnswerOf<PorticoContract[Route]>>;
};

export interface FoundHandler {
  route: string;
  params: Record<string, string>;
  handle(call: PreviewCall): unknown;
}

const placeholder = /\{(\w+)\}/g;

/** The handler whose route fits a method and a filled-in path, and the values of its placeholders. */
export function findHandler(
  handlers: Readonly<Record<string, (call: PreviewCall) => unknown>>,
  method: string,
  path: string,
): FoundHandler | undefined {
  for (const [route, handle] of Object.entries(handlers)) {
    const names = [...route.matchAll(placeholder)].map(([, name]) => name!);
    const pattern = new RegExp(`^${route.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(placeholder, '([^/]+)')}$`);
    const values = pattern.exec(`${method} ${path}`)?.slice(1);
    if (!values) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
    return { route, params, handle };
  }
  return undefined;
}
