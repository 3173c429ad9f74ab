import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTool } from './lib/run-tool.ts';
import { root, setUp } from './lib/set-up.mjs';
import { snippetsOf } from './testing/snippets.ts';
import type { Manifest } from './manifest.ts';

/** A customer's project: the tarballs are unpacked in its `node_modules`, and its compiler is set up as templates do it. */
let project: string;
beforeAll(async () => {
  await setUp();
  const manifest = JSON.parse(await readFile(join(root, 'dist', 'manifest.json'), 'utf8')) as Manifest;
  project = await mkdtemp(join(root, '.cache', 'customer-'));
  for (const { name, file } of manifest.packages!) {
    const folder = join(project, 'node_modules', name);
    await mkdir(folder, { recursive: true });
    await runTool('tar', ['-xzf', join(root, 'dist', file), '-C', folder, '--strip-components=1'], project);
  }
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'customer', type: 'module' }));
});
afterAll(() => rm(project, { recursive: true, force: true }));

const app = `
import type { PorticoError, PorticoUser } from '@portico/loader';
import { PorticoProvider } from '@portico/react';
import { loadPortico } from '@portico/loader';

const portico = await loadPortico({ baseUrl: 'https://login.example.com', clientId: 'my-app', returnBy: 'navigate' });
portico.on('error', (error: PorticoError) => console.log(error.traceId));
portico.on('signed-out', (nobody: null) => nobody);

export async function greet(): Promise<string> {
  const user: PorticoUser | null = await window.Portico.user();
  return user ? user.tenantId : 'nobody';
}

document.querySelector('portico-login-box')?.addEventListener('portico:signed-in', ({ detail }) => console.log(detail.email));
document.addEventListener('portico:return', ({ detail }) => history.replaceState(null, '', detail));

export const App = () => (
  <PorticoProvider baseUrl="https://login.example.com" clientId="my-app" redirect="/">
    <SignIn onDone={(user) => console.log(user.name)} />
  </PorticoProvider>
);

export function SignIn({ onDone }: { onDone: (user: PorticoUser) => void }) {
  return <portico-login-box id="box" {...{ 'onportico:signed-in': (event: CustomEvent<PorticoUser>) => onDone(event.detail) }} />;
}
`;

/** Each line is refused, so that types which allow everything do not pass. */
const wrong = `
import { PorticoProvider } from '@portico/react';
import { loadPortico } from '@portico/loader';
// @ts-expect-error the client is missing
void loadPortico({ baseUrl: 'https://login.example.com' });
// @ts-expect-error a server without a client
export const App = () => <PorticoProvider baseUrl="https://login.example.com" />;
// @ts-expect-error no such event
window.Portico.on('signed-up', () => undefined);
// @ts-expect-error may be null
void window.Portico.user().then((user) => user.email);
// @ts-expect-error a number is no text
void window.Portico.login({ returnTo: 1 });
// @ts-expect-error the event holds a user
document.querySelector('portico-login-box')?.addEventListener('portico:signed-in', ({ detail }) => detail.surname);
// @ts-expect-error no such attribute
export const Box = () => <portico-login-box colour="red" />;
`;

const template = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  strict: true,
  noEmit: true,
  jsx: 'react-jsx',
  isolatedModules: true,
  skipLibCheck: false,
  types: [],
};

async function compile(name: string, text: string, options: Record<string, unknown>): Promise<string> {
  const file = join(project, `${name}.tsx`);
  await writeFile(file, text);
  const config = join(project, `${name}.tsconfig.json`);
  await writeFile(config, JSON.stringify({ compilerOptions: { ...template, ...options }, files: [file] }));
  const { output } = await runTool(
    process.execPath,
    [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', config],
    project,
  );
  return output.trim();
}

const api = `
import type express from 'express';
import { createVerifier, type Auth } from '@portico/node';
import { authenticate, requirePermission } from '@portico/node/express';
import * as fastify from '@portico/node/fastify';
import { protectRoutes, withAuth } from '@portico/node/next';

const verifier = createVerifier({ baseUrl: 'https://login.example.com', clientId: 'my-app' });
declare const app: express.Express;
declare const server: import('fastify').FastifyInstance;

app.use('/api', authenticate(verifier));
app.get('/api/plans', requirePermission('plans.read'), (request, response) => void response.json({ email: request.auth?.email }));
server.get('/plans', { onRequest: fastify.authenticate(verifier), preHandler: fastify.requirePermission('plans.read') }, (request) => request.auth?.email);

export const GET = withAuth(verifier, (_request, auth: Auth) => Response.json({ tenantId: auth.tenantId }), { permissions: ['plans.read'] });
export const proxy = protectRoutes(verifier);
`;

describe.each([
  ['a bundler', { module: 'ESNext', moduleResolution: 'bundler' }],
  [
    'Node’s own resolution, and every strictness',
    {
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
    },
  ],
])('in a React project with %s', (name, options) => {
  it('elements, events, the global and the loader are typed', async () => {
    expect(await compile(`app-${name.length}`, app, options)).toBe('');
  });

  it('the middleware fits the frameworks', async () => {
    expect(await compile(`api-${name.length}`, api, { ...options, skipLibCheck: true })).toBe('');
  });

  it('what is wrong is refused', async () => {
    expect(await compile(`wrong-${name.length}`, wrong, options)).toBe('');
  });
});

describe('the test double', () => {
  it('runs in a customer’s tests as its page shows it, and is typed', async () => {
    const example = snippetsOf(await readFile(join(root, 'docs', 'test-double.md'), 'utf8')).find(
      ({ test }) => test === 'double',
    )!.text;
    expect(await compile('example', example, { module: 'NodeNext', moduleResolution: 'NodeNext' })).toBe('');
    await writeFile(join(project, 'double.test.ts'), example);
    await writeFile(join(project, 'vitest.config.mjs'), 'export default {};');
    const { output } = await runTool(
      process.execPath,
      [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--root', project, 'double.test.ts', '--no-color'],
      project,
    );
    expect(output).toMatch(/Tests\s+4 passed/);
  });
});
