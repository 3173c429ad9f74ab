import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/*
 * JavaScript, because the set-up of `npm start` also uses it before a Node version that runs TypeScript is available.
 */

/**
 * Runs `work` under an exclusive lock between processes. A lock whose process has died is taken over.
 *
 * @template Result
 * @param {string} path of the lock file
 * @param {{ pollMs: number, whileWaiting?: () => void, work: () => Promise<Result> }} what `whileWaiting` is called
 * once, when another process holds the lock
 * @returns {Promise<Result>}
 */
export async function withLock(path, { pollMs, whileWaiting, work }) {
  mkdirSync(dirname(path), { recursive: true });
  for (let told = false; !take(path); await sleep(pollMs)) {
    if (!told) whileWaiting?.();
    told = true;
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** @param {string} path */
function take(path) {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, `${process.pid} ${startOf(process.pid)}`);
  try {
    // The file appears with its contents, so that no process reads a partial lock.
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    removeIfDead(path);
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} path */
function removeIfDead(path) {
  const owner = read(path);
  if (owner === undefined || isAlive(owner)) return;
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    // Another process was faster, and this lock belongs to the new owner: it is restored.
    if (read(aside) !== owner) linkSync(aside, path);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {string} owner process number and start, as written by `take` */
function isAlive(owner) {
  const [pid, ...start] = owner.split(' ');
  return startOf(Number(pid)) === start.join(' ') && start.join(' ') !== '';
}

/**
 * Start time of a process, in a platform-specific form; empty when the process does not exist. Process IDs are reused,
 * start times are not.
 *
 * @param {number} pid
 */
function startOf(pid) {
  try {
    if (process.platform === 'linux') return linuxStart(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    if (process.platform !== 'win32')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    process.kill(pid, 0);
    return 'running';
  } catch {
    return '';
  }
}

/**
 * @param {string} stat proc(5): the name in parentheses may contain anything; then the state, and 19 fields later the
 * start
 */
function linuxStart(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? '' : fields[19];
}
