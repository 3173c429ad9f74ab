/** Proves the integrity of a chunk that is loaded on demand, by its name. A hosted page has an import map for that. */
let prove: (name: string) => Promise<unknown> = async () => {};

/** In a host page chunks are proved by the loader, which knows their hashes. */
export function proveModulesBy(proveModule: (name: string) => Promise<unknown>): void {
  prove = proveModule;
}

/** @throws when the chunk cannot be had, or is not what it should be */
export async function proveModule(name: string): Promise<void> {
  await prove(name);
}
