import { access } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepsProcessAlive } from './engine-connection.ts';
import { type EngineLog, rotateEngineLog } from './engine-log.ts';
import { type Engine, type EngineSetting, ensureEngine } from './ensure-engine.ts';
import { leave } from './presence.ts';
import { stopPostmaster } from './stop-postmaster.ts';

const longestPauseMs = 5000;

/** Watches the engine while this process uses it, and restarts it when it dies. */
export class Supervisor {
  readonly #setting: EngineSetting;
  readonly #log: EngineLog;
  readonly #logKeeper: { stop(): void };
  #engine: Engine;
  #recovery: Promise<void> | undefined;
  #stopping: Promise<void> | undefined;
  readonly #leaving = new AbortController();

  constructor(setting: EngineSetting, engine: Engine, log: EngineLog) {
    this.#setting = setting;
    this.#engine = engine;
    this.#log = log;
    this.#logKeeper = rotateEngineLog(setting.layout.log);
    this.#watch(engine);
  }

  /** Leaves; the last process stops the engine. Idempotent. */
  stop(): Promise<void> {
    this.#stopping ??= this.#leave();
    return this.#stopping;
  }

  #watch(engine: Engine): void {
    keepsProcessAlive(engine.presence, false);
    engine.presence.once('end', () => {
      if (!this.#stopping) this.#recovery = this.#recover();
    });
  }

  async #recover(): Promise<void> {
    this.#log.warn('PostgreSQL exited; restarting it');
    for (let pause = 100; !this.#stopping; pause = Math.min(pause * 2, longestPauseMs)) {
      if (await this.#restart()) return;
      await sleep(pause, undefined, { ref: false, signal: this.#leaving.signal }).catch(() => undefined);
    }
  }

  /** True when no further attempt makes sense. */
  async #restart(): Promise<boolean> {
    try {
      // A folder that was removed is not silently recreated.
      await access(this.#setting.layout.cluster);
      this.#engine = await ensureEngine(this.#setting, this.#log);
    } catch (error) {
      this.#log.warn(error instanceof Error ? error.message : String(error));
      return false;
    }
    this.#watch(this.#engine);
    this.#log.info('PostgreSQL is running again');
    return true;
  }

  async #leave(): Promise<void> {
    this.#logKeeper.stop();
    this.#leaving.abort();
    await this.#recovery;
    const { presence, file } = this.#engine;
    keepsProcessAlive(presence, true);
    const last = await leave(presence).catch(() => false);
    if (last) await stopPostmaster(this.#setting.layout.cluster, file.pid);
    await presence.end().catch(() => undefined);
  }
}
