import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { eventKeysMatching } from '#shared/contract/events/events.ts';
import { webhooksContract } from '#shared/contract/webhooks/webhooks.ts';
import { readWebhookSecret, signWebhook } from '#server/integrations/webhooks/sign-webhook.ts';
import { loadConfig } from '#server/config/load-config.ts';
import { readDocuments, readOtherDocuments } from './testing/documents.ts';
import { brokenLinks, pathsIn, relativeLinks } from './testing/links.ts';
import { runTool } from './lib/run-tool.ts';
import { readSourceFiles } from './lib/source-files.ts';
import { root } from './lib/set-up.mjs';
import { snippetsOf, untestedFences } from './testing/snippets.ts';

const documents = await readDocuments(root);
const everything = documents.map(({ text }) => text).join('\n');
const snippets = documents.flatMap(({ text }) => snippetsOf(text));
const textsFor = (test: string): string[] =>
  snippets.filter((snippet) => snippet.test === test).map((snippet) => snippet.text);

/** Inside the project, so that `#shared/…` leads where it leads in the project's own files. */
let folder: string;
beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache', 'readme-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('snippets', () => {
  it('each say how they are tested, and each such test is here', () => {
    expect(documents.flatMap(({ path, text }) => untestedFences(text).map((fence) => `${path}: ${fence}`))).toEqual([]);
    expect([...new Set(snippets.map((snippet) => snippet.test))].sort()).toEqual([
      'box',
      'browser',
      'bundler',
      'commands',
      'config',
      'csp',
      'double',
      'entitlements',
      'events',
      'gates',
      'production',
      'react',
      'scripts',
      'ship',
      'start',
      'types',
      'usage',
      'webhook',
    ]);
  });

  it('in TypeScript compile against the project', { timeout: scaledTimeout(60_000) }, async () => {
    const texts = [...textsFor('types'), ...textsFor('bundler')];
    expect(texts).toHaveLength(6);
    const files = await Promise.all(
      texts.map((text, index) =>
        write(`snippet-${index}.ts`, `import type {} from '../../loader/portico.types.ts';\n${text}`),
      ),
    );
    const project = await write(
      'tsconfig.json',
      JSON.stringify({ extends: '../../tsconfig.json', include: [], files }),
    );
    const { code, output } = await runTool(
      process.execPath,
      [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', project],
      root,
    );
    expect(output.trim()).toBe('');
    expect(code).toBe(0);
  });

  it('in React compile as a customer’s', { timeout: scaledTimeout(60_000) }, async () => {
    const files = await Promise.all(textsFor('react').map((text, index) => write(`react-${index}.tsx`, text)));
    expect(files).toHaveLength(1);
    const options = { jsxImportSource: 'react', rootDir: root };
    const project = await write(
      'react.tsconfig.json',
      JSON.stringify({ extends: '../../tsconfig.json', compilerOptions: options, include: [], files }),
    );
    const { output } = await runTool(
      process.execPath,
      [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', project],
      root,
    );
    expect(output.trim()).toBe('');
  });

  it('with gates name elements and attributes that there are', async () => {
    const [html = ''] = textsFor('gates');
    const source = await readFile(join(root, 'shared/gates/gate-elements.ts'), 'utf8');
    const tags = [...html.matchAll(/<(portico-[\w-]+)((?: [\w-]+="[^"]*")*)>/g)];
    expect(tags).toHaveLength(3);
    for (const [, name, attributes = ''] of tags) {
      expect(source).toContain(`'${name}': `);
      for (const [, attribute] of attributes.matchAll(/([\w-]+)="/g))
        expect(source).toMatch(new RegExp(`observedAttributes = \\[.*'${attribute}'`));
    }
  });

  it('of features and plans are taken as they stand', async () => {
    const file = await write('entitlements.config.json', textsFor('entitlements')[0]!);
    const { features, plans, grants } = await loadConfig(['--config', file], {}, folder);
    expect([features.length, plans.length, grants.length]).toEqual([2, 2, 1]);
  });

  it('of meters and their limits are taken as they stand', async () => {
    const file = await write('usage.config.json', textsFor('usage')[0]!);
    const { usage, plans } = await loadConfig(['--config', file], {}, folder);
    expect(usage.meters.map(({ key }) => key)).toEqual(['requests', 'storage']);
    expect(plans.map(({ limits }) => limits)).toEqual([{ requests: 50_000, storage: 100 }, { requests: 500_000 }]);
  });

  it('of a webhook is what the call takes, and chooses events', () => {
    const input = webhooksContract['POST /webhook/custom'].body.parse(JSON.parse(textsFor('webhook')[0]!));
    expect(input).toMatchObject({ displayName: 'Billing service', isActive: true });
    expect(eventKeysMatching(input.eventKeys)).toEqual(expect.arrayContaining(['user.activated', 'invoice.paid']));
  });

  it('of events are taken with the secret beside them, and verify what is signed here', async () => {
    const file = await write('events.config.json', textsFor('events')[0]!);
    await expect(loadConfig(['--config', file], {}, folder)).rejects.toThrow('PORTICO_EVENTS_SECRET_BILLING');
    const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
    const config = await loadConfig(['--config', file], { PORTICO_EVENTS_SECRET_BILLING: secret }, folder);
    expect(config.events.endpoints).toMatchObject([{ key: 'billing', secret, privateNetwork: false }]);
    const code = await write(
      'verify.ts',
      textsFor('types').find((text) => text.includes('isGenuine'))!,
    );
    const { isGenuine } = (await import(code)) as {
      isGenuine: (headers: Record<string, string>, body: string, secret: string) => boolean;
    };
    const headers = signWebhook({ id: 'an-event', at: new Date(), body: '{}' }, readWebhookSecret(secret)!);
    expect([isGenuine(headers, '{}', secret), isGenuine(headers, '{ }', secret)]).toEqual([true, false]);
    const old = signWebhook(
      { id: 'an-event', at: new Date(Date.now() - 600_000), body: '{}' },
      readWebhookSecret(secret)!,
    );
    expect(isGenuine(old, '{}', secret)).toBe(false);
  });

  it('of the configuration are taken as they stand', async () => {
    const configs = [];
    for (const text of textsFor('config')) {
      const file = await write('portico.config.json', text);
      configs.push(await loadConfig(['--config', file], {}, folder));
    }
    const uris = configs.flatMap(({ clients }) => clients.flatMap(({ redirectUris }) => redirectUris));
    expect(uris).toContain('http://localhost:3000/oauth/callback');
    expect(configs.some(({ billing }) => billing.defaultPlan === 'free')).toBe(true);
  });

  it('of production want the mail server, and nothing else', async () => {
    const file = await write('production.config.json', textsFor('production')[0]!);
    await expect(loadConfig(['--config', file], {}, folder)).rejects.toThrow(
      /^Production mode requires more settings\.\s+Set:\n- PORTICO_SMTP_URL[^\n]*$/,
    );
    const config = await loadConfig(
      ['--config', file],
      { PORTICO_SMTP_URL: 'smtps://user:password@mail.example.com:465' },
      folder,
    );
    expect(config).toMatchObject({ mode: 'production', baseUrl: 'https://login.example.com' });
  });

  it('of backup and restore are commands that there are, and pg_dump is told the scope that sees every row', async () => {
    const commands = textsFor('commands').join('\n');
    expect(commands).toContain(`PGOPTIONS='-c app.scope=system' pg_dump --enable-row-security`);
    const named = [...commands.matchAll(/^npm run (\w+) -- /gm)].map(([, name]) => name!);
    expect([...new Set(named)]).toEqual(['backup', 'restore']);
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(named.every((name) => existsSync(join(root, scripts[name]!.replace('node scripts/run.mjs ', ''))))).toBe(
      true,
    );
  });

  it('for the terminal give options that the server knows', async () => {
    const parameters = textsFor('start')[0]!.trim().replace('npm start -- ', '').split(' ');
    expect(await loadConfig(parameters, {}, '/srv/portico')).toMatchObject({ port: 5000, dataDir: '/srv/other' });
  });
});

describe('what it names', () => {
  it('are scripts of package.json', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...everything.matchAll(/\bnpm (?:run (?:--silent )?([\w-]+(?::\w+)*)|(start|test))\b/g)].map(
      ([, script, short]) => script ?? short!,
    );
    expect(named).toEqual(
      expect.arrayContaining(['start', 'dev', 'test', 'e2e', 'check', 'bench', 'generate', 'gallery']),
    );
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('are documents and headings that links lead to', async () => {
    const all = [...documents, ...(await readOtherDocuments(root))];
    expect(all.flatMap(({ text }) => relativeLinks(text)).length).toBeGreaterThan(80);
    expect(brokenLinks(all, root)).toEqual([]);
  });

  it('are files and folders that are there', async () => {
    const all = [...documents, ...(await readOtherDocuments(root))];
    const comments = (await readSourceFiles(root))
      .filter(({ path }) => /\.[cm]?tsx?$|\.mjs$/.test(path))
      .map(({ path, text }) => ({ path, text: text.match(/^\s*(?:\/\/|\/?\*).*$/gm)?.join('\n') ?? '' }));
    const named = [...all, ...comments].flatMap(({ path, text }) => pathsIn(text).map((target) => ({ path, target })));
    expect(named.length).toBeGreaterThan(200);
    expect(
      named
        .filter(({ target }) => !existsSync(join(root, target)))
        .map(({ path, target }) => `${path} names ${target}, which is not there`),
    ).toEqual([]);
  });

  it('are folders in the picture of the architecture', () => {
    const { text } = documents.find(({ path }) => path === 'docs/architecture.md')!;
    const diagram = /^```mermaid\n([^]*?)^```$/m.exec(text)?.[1] ?? '';
    const folders = [...diagram.matchAll(/"((?:[\w-]+\/)+)/g)].map(([, folder]) => folder!);
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
  });

  it('is short in README, and the rest is in docs', () => {
    const readme = documents.find(({ path }) => path === 'README.md')!;
    expect(readme.text.split('\n').length).toBeLessThanOrEqual(200);
  });

  it('its picture is small', async () => {
    const { size } = await stat(join(root, 'docs/pictures/portico.webp'));
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThan(150_000);
  });

  it('are messages that the server has', async () => {
    const sources = await Promise.all(
      ['server/start-server.ts', 'server/db/claim-data-folder.ts', 'shared/contract/errors.ts'].map((file) =>
        readFile(join(root, file), 'utf8'),
      ),
    );
    for (const message of [' is already in use', 'is used by another server', 'origin-not-allowed']) {
      expect(everything).toContain(message);
      expect(sources.join('\n')).toContain(message);
    }
  });
});

async function write(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}
