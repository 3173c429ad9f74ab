/** What the parts of the session client share. */
import type { LoaderSettings, PorticoUser } from '#loader/portico.types.ts';
import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import type { Wait } from '#shared/lib/retry.ts';
import type { Emitter } from './emitter.ts';
import type { Channel, Environment } from './environment.ts';
import type { SafeStorage } from './safe-storage.ts';
import type { TokenKeeper } from './tokens/token-keeper.ts';

export interface SessionSettings extends LoaderSettings {
  /** Page that a login returns to, as the script tag names it. */
  redirect?: string;
}

export interface SessionContext {
  readonly settings: SessionSettings;
  readonly env: Environment;
  readonly api: Api<PorticoContract>;
  readonly storage: SafeStorage;
  readonly tokens: TokenKeeper;
  readonly events: Emitter;
  readonly channel: Channel;
  readonly wait: Wait;
  user: PorticoUser | null;
  /** The server could not be asked whether there is a session: ask again when the network is back. */
  unresolved: boolean;
}

/** What tabs of one origin and client tell each other. */
export type TabMessage = { type: 'signed-in' } | { type: 'signed-out' };
