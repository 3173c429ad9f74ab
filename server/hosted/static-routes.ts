/** Bundles: immutable below their version, and the loader with its client's settings. */
import { permissionKeys } from '#shared/contract/permissions.ts';
import type { Settings } from '#server/config/load-config.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BoxSettings, LoaderSettings, ModuleEntry } from '#loader/portico.types.ts';
import { directionOf, languageOf, languageNames, supportedLocale } from '#shared/i18n/languages.ts';
import { otherPaths } from '#shared/lib/account-paths.ts';
import type { ClientConfig } from '#server/config/config.ts';
import { findPicture } from '#server/db/queries/core/pictures.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { likelyFlowsOf } from '#server/hosted/box/likely-flows.ts';
import { loginFlowsOf } from '#server/hosted/box/login-flows.ts';
import { passkeysOf } from '#server/hosted/box/passkeys.ts';
import { signUpFormOf } from '#server/hosted/box/sign-up.ts';
import { boxTheme, paintedThemeRules } from '#server/hosted/box/theme.ts';
import { offeredMethods } from '#server/hosted/box/sign-in-methods.ts';
import { userNameFormOf } from '#server/hosted/box/user-names.ts';
import { identifierOf } from '#server/hosted/box/identifier.ts';
import type { Bundles, Script } from '#server/http/bundles.ts';
import { publicHeaders } from '#server/http/public-headers.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import {
  chooseEncoding,
  createCompressedCopies,
  varyByEncoding,
  type CompressedCopies,
} from '#server/http/compression.ts';
import { contentTag, fileRoute, immutable, isCurrent } from '#server/http/static-files.ts';
import { firstFormMessages } from '#server/hosted/box/first-form-messages.ts';
import { withPictures } from '#server/use-cases/pictures/store-picture.ts';

const modulesFile = 'modules.json';
const jsonType = 'application/json; charset=utf-8';
const scriptType = 'text/javascript; charset=utf-8';

export async function registerStaticRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { bundles } = services;
  const copies = createCompressedCopies();
  const route = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.route({
      method: 'GET',
      url,
      config: { access: 'public', route: `GET ${url}` },
      handler: async (request, reply) => handler(request, reply),
    });

  fileRoute(
    app,
    { url: '/cdn/:version/:file', headers: { cacheControl: immutable, contentType: scriptType } },
    async (request, reply) => {
      const { version, file } = request.params as { version: string; file: string };
      if (version !== bundles.version) throw new Refusal('not-found');
      if (file === modulesFile) {
        publicHeaders(reply).header('cache-control', immutable).type(jsonType);
        return await sendCompressed(request, reply, copies, { name: file, body: modulesBody(services) });
      }
      if (file === 'loader.js') return reply.sendFile('loader-without-settings.js');
      if (!bundles.chunks.has(file)) throw new Refusal('not-found');
      return reply.sendFile(`cdn/${file}`);
    },
  );
  route('/images/:hash', async (request, reply) => {
    const { hash } = request.params as { hash: string };
    const picture = await withPictures({ services }, (tx) => findPicture(tx, hash));
    if (!picture) throw new Refusal('not-found');
    return publicHeaders(reply)
      .header('cache-control', immutable)
      .header('content-security-policy', "default-src 'none'")
      .type('image/webp')
      .send(picture);
  });
  route('/portico.js', (request, reply) =>
    sendRevalidated(request, reply, copies, {
      body: loaderWith(services, settingsOf(services, request)),
      type: scriptType,
    }),
  );
  route('/portico-settings.json', (request, reply) =>
    sendRevalidated(request, reply, copies, { body: JSON.stringify(settingsOf(services, request)), type: jsonType }),
  );
  const revalidated = [
    ...['login-box', 'admin-portal'].map((name) => ({
      url: `/${name}/index.js`,
      file: `sdk-adapters/${name}.js`,
      contentType: scriptType,
    })),
    { url: '/third-party-notices.txt', file: 'third-party-notices.txt', contentType: 'text/plain; charset=utf-8' },
  ];
  for (const { url, file, contentType } of revalidated) {
    const etag = contentTag(await readFile(path.join(bundles.folder, file)));
    fileRoute(app, { url, headers: { cacheControl: 'no-cache', contentType, etag } }, (_, reply) =>
      reply.sendFile(file),
    );
  }
}

function settingsOf(services: Services, request: FastifyRequest): LoaderSettings {
  // a page that names no client is identified by its origin, as in a call
  const { client = requestedClientId(services, request) } = request.query as { client?: unknown };
  if (typeof client !== 'string' || !services.environment.clients.has(client)) throw new Refusal('client-unknown');
  const { bundles, config } = services;
  return {
    version: bundles.version,
    baseUrl: config.baseUrl,
    clientId: client,
    session: moduleEntry(services, bundles.entry('session')),
    loginBox: moduleEntry(services, bundles.entry('login-box')),
    signInRules: moduleEntry(services, rulesWithTexts(services, boxLocale(request))),
    modules: {
      url: cdnUrl(services, modulesFile),
      integrity: `sha256-${createHash('sha256').update(modulesBody(services)).digest('base64')}`,
    },
    ...pagesOf(services.environment.clients.get(client)!),
    ...(config.mode === 'development' && { gateNames: gateNamesOf(config) }),
    box: boxOf(services, boxLocale(request), services.environment.clients.get(client)!),
  };
}

/** Permission keys that a page's gates may use. In development only: they would reveal features to visitors. */
function gateNamesOf(config: Settings): NonNullable<LoaderSettings['gateNames']> {
  const own = [...config.permissions.map(({ key }) => key), ...config.roles.flatMap(({ permissions }) => permissions)];
  // the portal's keys are all listed: patterns would hide a misspelled one
  const named = [...permissionKeys, ...own].filter((key) => !(key.startsWith('fe.') && key.includes('*')));
  return { features: config.features.map(({ key }) => key), permissions: [...new Set(named)] };
}

/** Settings for the client's pages. Redirect URIs that cannot be web pages (those of native apps) stay private. */
function pagesOf({ entitlements, origins, redirectUris }: ClientConfig): Partial<LoaderSettings> {
  return {
    ...(entitlements && { entitlements: true }),
    origins,
    redirectUris: redirectUris.filter((uri) => origins.some((origin) => uri.startsWith(`${origin}/`))),
  };
}

/** The sign-in rules together with their texts in the language, beyond those in the login box bundle. */
function rulesWithTexts({ bundles }: Services, locale: string): ReturnType<Bundles['entry']> {
  const box = bundles.entry('login-box');
  const here = new Set([box.script, ...box.imports].map((chunk) => chunk.path));
  const { script, imports } = bundles.onDemand['login-rules']!;
  const texts = bundles.onDemand[`language-${languageOf(locale)}`];
  const needed = [...imports, ...(texts ? [texts.script, ...texts.imports] : [])];
  return {
    script,
    imports: [
      ...new Map(needed.filter(({ path: file }) => !here.has(file)).map((chunk) => [chunk.path, chunk])).values(),
    ],
  };
}

function cdnUrl({ config, bundles }: Services, file: string): string {
  return `${config.baseUrl}/cdn/${bundles.version}/${file}`;
}

function moduleEntry(services: Services, { script, imports }: { script: Script; imports: Script[] }): ModuleEntry {
  const address = ({ path: file, integrity }: Script) => ({ url: cdnUrl(services, file), integrity });
  return { ...address(script), imports: imports.map(address) };
}

/** The modules that a host page loads on demand. The loader's settings contain its hash. */
function modulesBody(services: Services): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(services.bundles.onDemand).map(([name, entry]) => [name, moduleEntry(services, entry)]),
    ),
  );
}

/**
 * The language that the host page requests (`&locale=`). Using the browser's language would create a loader variant per
 * reader.
 */
function boxLocale(request: FastifyRequest): string {
  const { locale } = request.query as { locale?: unknown };
  return (typeof locale === 'string' ? supportedLocale(locale, Object.keys(languageNames)) : undefined) ?? 'en';
}

/** Settings to render a login box in an external page. */
function boxOf(services: Services, locale: string, { origins }: Pick<ClientConfig, 'origins'>): BoxSettings {
  const { config, socialProviders, bundles } = services;
  const texts = config.texts.loginBox[languageOf(locale)];
  const identified = identifierOf(config, locale);
  const words = {
    ...firstFormMessages(locale, {
      ...texts,
      ...(identified.identifier && { 'common.email': identified.identifier.label }),
    }),
    ...paintedThemeRules(config, bundles.firstFormCss),
  };
  const routes = otherPaths(config.routes);
  const { allowPassphrases, minLength, maxLength, minPhraseLength } = config.passwords;
  return {
    vendor: { name: config.vendor.name, logo: config.vendor.logo ?? null },
    theme: boxTheme(config),
    locale,
    direction: directionOf(locale),
    ...(texts && { texts }),
    ...(Object.keys(words).length > 0 && { words }),
    allowSignups: config.signUp.allowed,
    ...(socialProviders.size > 0 && { social: [...socialProviders.values()].map(({ key, name }) => ({ key, name })) }),
    ...passkeysOf(config),
    ...offeredMethods(services),
    ...loginFlowsOf(config),
    ...likelyFlowsOf(config),
    ...(routes && { routes }),
    ...(origins.length > 1 && { allowedOrigins: origins }),
    ...signUpFormOf(config, locale),
    ...identified,
    ...userNameFormOf(config, locale),
    passwordRules: { allowPassphrases, minLength, maxLength, minPhraseLength, minOptionalTestsToPass: 0 },
  };
}

/** `<` is escaped, so that the script may also be inlined in a page. */
function loaderWith(services: Services, settings: LoaderSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return services.bundles.loader.replace('__PORTICO_SETTINGS__', () => json);
}

interface NamedBody {
  /** Content-addressed name. */
  name: string;
  body: string;
}

async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  copies: CompressedCopies,
  { name, body }: NamedBody,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  varyByEncoding(reply);
  if (encoding === null) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await copies(name, body, encoding));
}

async function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  copies: CompressedCopies,
  { body, type }: { body: string; type: string },
): Promise<FastifyReply> {
  const etag = contentTag(body);
  publicHeaders(reply).header('cache-control', 'no-cache').header('etag', etag);
  if (isCurrent(request, etag)) return varyByEncoding(reply).code(304).send();
  return await sendCompressed(request, reply.type(type), copies, { name: etag, body });
}
