/** What is loaded when it is asked for: modules by their names, each with its integrity, and elements that lie over the page. */
import type { LoaderSettings, ModuleEntry } from '#loader/portico.types.ts';

export interface OnDemand {
  verifyIntegrity(name: string): Promise<unknown>;
  load(name: string): Promise<unknown>;
  show(name: string, properties: object, attributes: Record<string, string>): Promise<void>;
  hide(name: string): void;
}

/** The loader's side: `loader/modules.ts`. */
export interface ModuleLoader {
  preload(entry: ModuleEntry): Promise<unknown>;
  load<Module>(entry: ModuleEntry): Promise<Module>;
}

export type FetchList = () => Promise<Record<string, ModuleEntry>>;

/** The list of modules, itself proved by its hash. */
export function moduleList({ modules }: LoaderSettings, get: typeof fetch): FetchList {
  return async () => {
    if (!modules) return {};
    const answer = await get(modules.url, { integrity: modules.integrity, credentials: 'omit' });
    if (!answer.ok) throw new Error(`The list of modules was not given: ${answer.status}`);
    return (await answer.json()) as Record<string, ModuleEntry>;
  };
}

/** Overlay elements at the end of the body, one of each kind, removed by their event `portico:close`. */
function createOverlays() {
  const shown = new Map<string, HTMLElement>();
  const hide = (name: string): void => {
    shown.get(name)?.remove();
    shown.delete(name);
  };
  const put = (name: string): HTMLElement => {
    const element = document.createElement(`portico-${name}`);
    element.addEventListener('portico:close', () => hide(name));
    shown.set(name, element);
    return element;
  };
  return { hide, get: (name: string) => shown.get(name) ?? put(name) };
}

/** @param fetchList asked once; a failure is forgotten, so that the next call asks again */
export function createOnDemand(fetchList: FetchList, loader: ModuleLoader): OnDemand {
  const overlays = createOverlays();
  const wanted = new Map<string, number>();
  let list: Promise<Record<string, ModuleEntry>> | undefined;

  async function find(name: string): Promise<ModuleEntry> {
    list ??= fetchList().catch((error: unknown) => {
      list = undefined;
      throw error;
    });
    const entry = (await list)[name];
    if (!entry) throw new Error(`This server has no module "${name}"`);
    return entry;
  }

  return {
    verifyIntegrity: async (name) => loader.preload(await find(name)),
    load: async (name) => loader.load(await find(name)),
    async show(name, properties, attributes) {
      const turn = (wanted.get(name) ?? 0) + 1;
      wanted.set(name, turn);
      await loader.load(await find(name));
      // Hidden, or asked for again, while it was on its way.
      if (wanted.get(name) !== turn) return;
      const element = overlays.get(name);
      Object.assign(element, properties);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      if (!element.isConnected) document.body.append(element);
    },
    hide(name) {
      wanted.set(name, (wanted.get(name) ?? 0) + 1);
      overlays.hide(name);
    },
  };
}
