/** What the loader hands to the bundles of a host page, for those that may not know the loader. */
export type { LoaderSettings, ModuleEntry, Portico, PorticoUser } from '#loader/portico.types.ts';
