import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '#server/lib/start-error.ts';
import { loadConfig } from './load-config.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico config '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function withFile(content: unknown, env: NodeJS.ProcessEnv = {}, argv: string[] = []) {
  const file = path.join(folder, `config-${(files += 1)}.json`);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return await loadConfig(['--config', file, ...argv], env, folder);
}

async function refusal(work: Promise<unknown>): Promise<StartError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).remedy).not.toBe('');
  return error as StartError;
}

const production = {
  mode: 'production',
  baseUrl: 'https://id.example',
  masterKey: Buffer.alloc(32).toString('base64'),
  setUp: { email: 'first@acme.example' },
  mail: { smtp: 'smtps://mail.example:465' },
};

describe('defaults', () => {
  it('start a development server on loopback', async () => {
    const config = await loadConfig([], {}, folder);
    expect(config).toMatchObject({
      mode: 'development',
      host: 'localhost',
      port: 4000,
      baseUrl: 'http://localhost:4000',
      dataDir: path.join(folder, '.portico'),
    });
    expect(config.lifetimes).toMatchObject({
      accessToken: 900,
      code: 60,
      sessionIdle: 30 * 86_400,
      session: 90 * 86_400,
      refreshGrace: 10,
      activationLink: 3 * 86_400,
      invitationLink: 7 * 86_400,
      resetLink: 3600,
    });
    expect(config.lockout).toEqual({ enabled: true, maxAttempts: 5, release: 900 });
  });
});

describe('precedence', () => {
  it('command line over file', async () => {
    const config = await withFile({ port: 5000, dataDir: 'from-file' }, {}, [
      '--port',
      '6000',
      '--data-dir',
      'from-line',
    ]);
    expect(config).toMatchObject({
      port: 6000,
      baseUrl: 'http://localhost:6000',
      dataDir: path.join(folder, 'from-line'),
    });
  });

  it('environment over file, without losing the rest of the section', async () => {
    const config = await withFile(
      {
        masterKey: 'file',
        database: { url: 'postgres://file', poolSize: 3 },
        mail: { from: 'A <a@b.example>', smtp: 'smtp://file' },
      },
      { PORTICO_MASTER_KEY: 'env', DATABASE_URL: 'postgres://env', PORTICO_SMTP_URL: 'smtp://env' },
    );
    expect(config.masterKey).toBe('env');
    expect(config.database).toMatchObject({ url: 'postgres://env', poolSize: 3 });
    expect(config.mail).toEqual({ from: 'A <a@b.example>', smtp: 'smtp://env' });
  });

  it('reads both secrets of an events endpoint from variables, and refuses an unusable one', async () => {
    const [current, previous] = [1, 2].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`);
    const events = { endpoints: [{ key: 'our-billing', url: 'http://localhost:9/', privateNetwork: true }] };
    const env = { PORTICO_EVENTS_SECRET_OUR_BILLING: current, PORTICO_EVENTS_PREVIOUS_SECRET_OUR_BILLING: previous };
    expect((await withFile({ events }, env)).events.endpoints).toMatchObject([
      { secret: current, previousSecret: previous },
    ]);
    await expect(
      withFile({ events }, { ...env, PORTICO_EVENTS_PREVIOUS_SECRET_OUR_BILLING: 'secret' }),
    ).rejects.toThrow('The previous secret of the events endpoint our-billing is invalid');
  });

  it('an empty environment variable is ignored', async () => {
    expect((await withFile({ masterKey: 'file' }, { PORTICO_MASTER_KEY: '' })).masterKey).toBe('file');
  });

  it('reads a TypeScript file, and removes trailing slashes of baseUrl', async () => {
    await writeFile(
      path.join(folder, 'own.ts'),
      "const port: number = 7000;\nexport default { port, baseUrl: 'http://localhost:7000//' };\n",
    );
    expect(await loadConfig(['--config', 'own.ts'], {}, folder)).toMatchObject({
      port: 7000,
      baseUrl: 'http://localhost:7000',
    });
  });
});

describe('errors name the option and the remedy', () => {
  it.each([
    ['an unknown option', { prot: 4000 }, /prot/],
    [
      'an unknown option within a section',
      { passwords: { minLenght: 9 } },
      /minLenght[\s\S]*passwords|passwords[\s\S]*minLenght/,
    ],
    ['a port that is none', { port: 70_000 }, /port/],
    ['a short password', { passwords: { minLength: 6 } }, /passwords\.minLength/],
    ['an address without http', { baseUrl: 'ftp://id.example' }, /baseUrl/],
    ['a client without id', { clients: [{ name: 'x' }] }, /clients\[0\]\.id/],
    [
      'a script as redirect address',
      { clients: [{ id: 'a', name: 'a', redirectUris: ['javascript:alert(1)'] }] },
      /redirectUris/,
    ],
    ['a secret in the clear', { clients: [{ id: 'a', name: 'a', secretHash: 'my secret' }] }, /secretHash/],
    ['a colour that could close the style', { theme: { brand: '#000;}body{' } }, /theme\.brand/],
  ])('%s', async (_name, content, message) => {
    const error = await refusal(withFile(content));
    expect(error.message).toMatch(message);
    expect(error.remedy).toContain('configuration.md');
  });

  it('a command-line port that is not a number', async () => {
    expect((await refusal(loadConfig(['--port', 'many'], {}, folder))).message).toContain('port');
  });

  it('an unknown argument', async () => {
    const error = await refusal(loadConfig(['--prot', '1'], {}, folder));
    expect(error.message).toContain('--prot');
    expect(error.remedy).toContain('--port N');
  });

  it.each([['missing.json'], ['broken.json'], ['nothing.mjs'], ['list.json']])(
    'a file that cannot be used: %s',
    async (name) => {
      await writeFile(path.join(folder, 'broken.json'), '{');
      await writeFile(path.join(folder, 'nothing.mjs'), 'export const config = {};');
      await writeFile(path.join(folder, 'list.json'), '[]');
      const error = await refusal(loadConfig(['--config', name], {}, folder));
      expect(error.message).toContain(path.join(folder, name));
      expect(error.remedy).toContain('default export');
    },
  );
});

describe('V13.2 production', () => {
  it('starts with all required options', async () => {
    expect(await withFile(production)).toMatchObject({
      mode: 'production',
      baseUrl: 'https://id.example',
      vendor: { name: 'Portico' },
    });
  });

  it.each([
    ['baseUrl', { ...production, baseUrl: 'http://id.example' }],
    ['PORTICO_SMTP_URL', { ...production, mail: {} }],
    ['setUp.email', { ...production, setUp: {} }],
    ['PORTICO_MASTER_KEY', { ...production, masterKey: undefined, database: { url: 'postgres://db.example/portico' } }],
  ])('refuses to start without %s', async (option, content) => {
    expect((await refusal(withFile(content))).message).toContain(option);
  });

  it('reports everything that is missing at once', async () => {
    const error = await refusal(withFile({ mode: 'production' }));
    for (const option of ['baseUrl', 'setUp.email', 'PORTICO_SMTP_URL']) expect(error.remedy).toContain(option);
  });

  it('is required for any address but loopback', async () => {
    const error = await refusal(withFile({ host: '0.0.0.0' }));
    expect(error.message).toContain('0.0.0.0');
    expect(error.remedy).toContain('production');
    await expect(withFile({ host: '::1' })).resolves.toMatchObject({ host: '::1' });
  });
});

describe('an events endpoint at a private address', () => {
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const at = (url: string, more: object = {}) =>
    withFile({ events: { endpoints: [{ key: 'billing', url, secret, ...more }] } });

  it.each(['http://localhost:3000/events', 'http://127.0.0.1/', 'https://10.1.2.3/', 'http://[::1]:8080/'])(
    '%s is refused at start with the remedy, and accepted if declared as private',
    async (url) => {
      expect(await refusal(at(url))).toMatchObject({
        message: expect.stringContaining('billing'),
        remedy: expect.stringContaining('privateNetwork'),
      });
      expect((await at(url, { privateNetwork: true })).events.endpoints).toHaveLength(1);
    },
  );

  it('public addresses and names are accepted', async () => {
    for (const url of ['https://billing.example.com/', 'https://93.184.215.14/'])
      expect((await at(url)).events.endpoints).toHaveLength(1);
  });
});

describe('a back-channel logout URI', () => {
  const at = (uri: string, more: object = {}, mode: object = {}) =>
    withFile({ clients: [{ id: 'planner', name: 'Planner', backchannelLogout: { uri, ...more } }], ...mode });

  it.each(['http://localhost:3000/out', 'https://127.0.0.1/', 'https://10.1.2.3/', 'http://[::1]:8080/'])(
    '%s at a private address is refused at start with the remedy, and accepted if declared as private',
    async (uri) => {
      expect(await refusal(at(uri))).toMatchObject({
        message: expect.stringContaining('planner'),
        remedy: expect.stringContaining('privateNetwork'),
      });
      expect((await at(uri, { privateNetwork: true })).clients[0]!.backchannelLogout).toBeDefined();
    },
  );

  it('must use https in production, except in a private network', async () => {
    expect(await refusal(at('http://planner.example/out', {}, production))).toMatchObject({
      message: expect.stringContaining('planner doesn’t use https'),
      remedy: expect.stringContaining('https'),
    });
    for (const config of [
      at('https://planner.example/out', {}, production),
      at('http://planner.internal/out', { privateNetwork: true }, production),
      at('http://planner.example/out'),
    ])
      await expect(config).resolves.toMatchObject({ clients: [{ id: 'planner' }] });
  });
});

describe('errors are explained in plain words', () => {
  it('names every option by its path, what is expected and what was given, in order', async () => {
    const { message } = await refusal(
      withFile({
        theme: { brand: 'purple' },
        port: 'x',
        clients: [{ id: 'app', name: 'App', origin: 'https://app.example', redirectUris: ['nowhere'] }],
        mode: 'staging',
        masterKey: 7,
        passwordz: {},
      }),
    );
    expect(message.split('\n').slice(0, -1)).toEqual([
      'The configuration is invalid.',
      '  clients[0].origin: there is no such option; did you mean “origins”?',
      '  clients[0].redirectUris[0]: expected a URL like https://app.example.com, got "nowhere"',
      '  masterKey: expected text, got something else',
      '  mode: expected "development" or "production", got "staging"',
      '  passwordz: there is no such option; did you mean “passwords”?',
      '  port: expected a number, got "x"',
      '  theme.brand: expected a color like #0d6276, got "purple"',
    ]);
  });

  it('reveals no secret', async () => {
    const { message } = await refusal(withFile({ clients: [{ id: 'app', name: 'App', secretHash: 'hunter2' }] }));
    expect(message).toContain('secretHash: expected a SHA-256 digest');
    expect(message).not.toContain('hunter2');
  });

  it('accepts `$schema`, which is for the editor', async () => {
    expect(await withFile({ $schema: './configuration.schema.json', port: 4001 })).toMatchObject({ port: 4001 });
  });
});

describe('trusted proxies', () => {
  it.each(['proxy.example', '10.0.0.0/33', '10.0.0', '10.0.0.1:80', 'loopback', '', '2001:db8::/129', '*'])(
    'that are malformed refuse to start, and the option is named: “%s”',
    async (proxy) => {
      const error = await refusal(withFile({ trustedProxies: ['10.0.0.0/8', proxy] }));
      expect(`${error.message} ${error.remedy}`).toContain('trustedProxies');
    },
  );

  it('are addresses and ranges of both families', async () => {
    const trustedProxies = ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32', '::1', '::ffff:10.0.0.0/104', '0.0.0.0/0'];
    expect((await withFile({ trustedProxies })).trustedProxies).toEqual(trustedProxies);
  });
});
