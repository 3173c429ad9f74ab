/** Settings that the server writes into the loader of a client's pages. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { BoxSettings, LoaderSettings, ModuleEntry } from '#loader/portico.types.ts';
import { permissionKeys } from '#shared/contract/permissions.ts';
import { languageOf, languageNames, supportedLocale } from '#shared/i18n/languages.ts';
import { otherPaths } from '#shared/lib/account-paths.ts';
import type { ClientConfig } from '#server/config/config.ts';
import type { Settings } from '#server/config/load-config.ts';
import type { Bundles, Script } from '#server/http/bundles.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { boxSettings } from './box-settings.ts';
import { firstFormMessages } from './first-form-messages.ts';
import { paintedThemeRules } from './theme.ts';

export const modulesFile = 'modules.json';

/**
 * @returns the settings of the client that the request names
 * @throws Refusal `client-unknown`
 */
export function loaderSettings(services: Services, request: FastifyRequest): LoaderSettings {
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
    box: embeddedBoxSettings(services, boxLocale(request), services.environment.clients.get(client)!),
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
export function modulesBody(services: Services): string {
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

/** Settings of a login box in an external page: those of every box, and what the loader needs to render the first form. */
function embeddedBoxSettings(
  services: Services,
  locale: string,
  { origins }: Pick<ClientConfig, 'origins'>,
): BoxSettings {
  const { config, bundles } = services;
  const settings = boxSettings(services, locale);
  const words = {
    ...firstFormMessages(locale, {
      ...settings.texts,
      ...(settings.identifier && { 'common.email': settings.identifier.label }),
    }),
    ...paintedThemeRules(config, bundles.firstFormCss),
  };
  const routes = otherPaths(config.routes);
  return {
    ...settings,
    ...(Object.keys(words).length > 0 && { words }),
    ...(routes && { routes }),
    ...(origins.length > 1 && { allowedOrigins: origins }),
  };
}
