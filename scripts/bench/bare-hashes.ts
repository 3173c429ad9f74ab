/** Program: verifies passwords with the product's own hasher and does nothing else. Prints `{perCpuSecond}`. */
import { availableParallelism } from 'node:os';
import { createPasswordHasher } from '#server/integrations/password-hasher.ts';
import { workFor } from './work-for.ts';

const milliseconds = Number(process.argv[2]);
const password = 'correct horse battery staple';
const hasher = createPasswordHasher(64, Buffer.alloc(32));
const stored = await hasher.hash(password);

async function verify(): Promise<void> {
  if (!(await hasher.verify(stored, password))) throw new Error('the password did not match its own hash');
}

const workers = availableParallelism();
await workFor(300, workers, verify);
const before = process.cpuUsage();
const done = await workFor(milliseconds, workers, verify);
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ perCpuSecond: done / ((user + system) / 1e6) }));
