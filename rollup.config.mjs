/**
 * The bundles: one list of entries. `scripts/build.ts` runs it and writes the manifest; `npm run build` is the door.
 */
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { languageChunk } from './scripts/lib/chunk-names.mjs';
import { minifyInThread } from './scripts/lib/minify.mjs';

const extensions = ['.mjs', '.js', '.ts', '.tsx', '.json'];

/** Silent about what is harmless here; everything else stops the build. */
function onwarn(warning) {
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE' || warning.code === 'THIS_IS_UNDEFINED') return;
  // Packages that are built so, and work.
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.every((id) => id.includes('node_modules'))) return;
  throw new Error(`${warning.code}: ${warning.message}`);
}

/** Indentation and comments of style sheets that stand in template strings are not for the network. */
function compactStyleStrings() {
  return {
    name: 'compact-style-strings',
    transform(code, id) {
      if (!/(\.styles\.ts|\/tokens\.ts)$/.test(id)) return null;
      return {
        code: code
          .replace(/\/\*[^]*?\*\//g, '')
          .replace(/^[ \t]+/gm, '')
          .replace(/\n{2,}/g, '\n'),
        map: null,
      };
    },
  };
}

/**
 * Modules that stand in for those of packages.
 * @type {{ source: string, importer?: RegExp, code: string }[]}
 */
const replacements = [
  // React 19 has the hook that this package replaces
  { source: 'use-sync-external-store/shim', code: "export { useSyncExternalStore } from 'react';" },
  // emotion's default cache takes over style elements that emotion has drawn for the host page on its server; without one, as
  // on a server, elements take the cache of their provider
  { source: '@emotion/cache', importer: /\/@emotion\/react\//, code: 'export default () => null;' },
];

/** Puts them in place when the import is resolved, so that no source of a package is changed. */
function replaceModules() {
  const prefix = '\0replacement:';
  return {
    name: 'replace-modules',
    resolveId(source, importer = '') {
      const found = replacements.findIndex((each) => each.source === source && (each.importer?.test(importer) ?? true));
      return found < 0 ? null : prefix + found;
    },
    load: (id) => (id.startsWith(prefix) ? replacements[Number(id.slice(prefix.length))].code : null),
  };
}

/** Needed by emotion's `withTheme` and xstate's `useSelector` only, which are not used here; as CommonJS they seem to have side effects. */
const treeshake = {
  moduleSideEffects: (id) => !/\/(hoist-non-react-statics|react-is|use-sync-external-store)\//.test(id),
  propertyReadSideEffects: false,
  tryCatchDeoptimization: false,
  unknownGlobalSideEffects: false,
};

/** A second minifier after esbuild: it takes another 3 % from what travels, which esbuild's single pass leaves. */
function tighten(charset) {
  return {
    name: 'tighten',
    async renderChunk(code, _chunk, { format }) {
      const options = {
        module: format === 'es',
        compress: { passes: 4, join_vars: false, keep_fargs: false },
        format: { comments: false, ascii_only: charset === 'ascii' },
        ecma: 2020,
      };
      return { code: await minifyInThread(code, options), map: null };
    },
  };
}

/** Modules are UTF-8 by definition; a classic script is read in the encoding of its page, so that the loader is kept ASCII. */
function plugins({ browser, charset = 'utf8' }) {
  return [
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    replaceModules(),
    // said here, or NODE_ENV would choose: a build that a test run starts would hold packages for development
    nodeResolve({
      extensions,
      browser,
      preferBuiltins: !browser,
      exportConditions: [browser ? 'browser' : 'node', 'production'],
    }),
    commonjs(),
    compactStyleStrings(),
    esbuild({
      target: 'es2022',
      jsx: 'automatic',
      jsxImportSource: '@emotion/react',
      minify: true,
      legalComments: 'none',
      charset,
      tsconfig: false,
    }),
    ...(browser ? [tighten(charset)] : []),
  ];
}

/** All modules that a module leads to, itself included: by static imports, or by any. */
function reachOf(id, importsOf, seen = new Set()) {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of importsOf(id)) reachOf(imported, importsOf, seen);
  return seen;
}

/**
 * Chunks that are more than a module with what it alone needs. Those of languages (`languageChunk`) are never part of another:
 * only one language is loaded. What the login box begins with and the portal needs too is one, instead of one for each combination of entries: every request costs. Nearly
 * every page of the portal has fields.
 */
function manualChunks() {
  let common;
  let first;
  let rules;
  let portalFirst;
  let loginSteps;
  let users;
  let checkout;
  return (id, { getModuleInfo, getModuleIds }) => {
    const language = languageChunk(id);
    if (language) return language;
    common ??= commonModules([...getModuleIds()], getModuleInfo);
    if (common.has(id)) return 'common';
    first ??= firstModules('login-box', [...getModuleIds()], getModuleInfo);
    rules ??= rulesModules([...getModuleIds()], getModuleInfo);
    portalFirst ??= firstModules('admin-box', [...getModuleIds()], getModuleInfo);
    loginSteps ??= stepModules([...getModuleIds()], getModuleInfo);
    // each box begins with one chunk of its own, into which nothing is merged that only later steps need
    if (first.has(id)) return 'login-box';
    // the checkout runs a machine too, and must not bring the login box along
    if (rules.has(id) && isMachineLibrary(id)) return 'machines';
    // what the portal begins with too is not worth a request of its own behind the form
    if (rules.has(id)) return portalFirst.has(id) ? 'common' : 'login-rules';
    // what the portal begins with and a later step of the login box needs too must not bring the portal along
    if (portalFirst.has(id)) return loginSteps.has(id) ? 'both' : 'admin-box';
    users ??= usersModules([...getModuleIds()], getModuleInfo);
    checkout ??= checkoutModules([...getModuleIds()], getModuleInfo);
    // the checkout needs a field, and no list
    if (users.has(id) && checkout.has(id)) return loginSteps.has(id) ? 'both' : 'admin-box';
    if (users.has(id) && loginSteps.has(id)) return 'both';
    if (users.has(id)) return /\/pages\/users\/|\/portal\/users\.ts$/.test(id) ? 'users.page' : 'lists';
    return /\/login-box\/parts\/(?:done|mail-sent|waiting)-card\.tsx/.test(id) ? 'step-parts' : undefined;
  };
}

/** What runs the machines of login box and checkout. */
function isMachineLibrary(id) {
  return /\/node_modules\/(?:@?xstate|use-sync-external-store|use-isomorphic-layout-effect)\/|\/shared\/flow\/injected\.ts$/.test(
    id,
  );
}

/** What a box needs at once. */
function firstModules(folder, ids, getModuleInfo) {
  const entry = ids.find((id) => id.endsWith(`/${folder}/main.tsx`));
  return entry ? reachOf(entry, (id) => getModuleInfo(id)?.importedIds ?? []) : new Set();
}

/** What signing in continues with after its first form; all other flows have most of it in common. */
function rulesModules(ids, getModuleInfo) {
  const entry = ids.find((id) => id.endsWith('/login-box/flows/login/login.flow.tsx'));
  return entry ? reachOf(entry, (id) => getModuleInfo(id)?.importedIds ?? []) : new Set();
}

/** What the login box needs at once or later. */
function stepModules(ids, getModuleInfo) {
  const entry = ids.find((id) => id.endsWith('/login-box/main.tsx'));
  return entry
    ? reachOf(entry, (id) => [
        ...(getModuleInfo(id)?.importedIds ?? []),
        ...(getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      ])
    : new Set();
}

/** What the users page begins with: its own modules, and those of any list, which other pages have too. Two requests instead of nine. */
function usersModules(ids, getModuleInfo) {
  const page = ids.find((id) => id.endsWith('/users/users.page.tsx'));
  return page ? reachOf(page, (id) => getModuleInfo(id)?.importedIds ?? []) : new Set();
}

/** What the checkout begins with, beyond its element. */
function checkoutModules(ids, getModuleInfo) {
  const entry = ids.find((id) => id.endsWith('/admin-box/checkout/checkout-window.tsx'));
  return entry ? reachOf(entry, (id) => getModuleInfo(id)?.importedIds ?? []) : new Set();
}

function commonModules(ids, getModuleInfo) {
  const reach = (folder, importsOf) =>
    ids.filter((id) => id.endsWith(`/${folder}/main.tsx`)).flatMap((entry) => [...reachOf(entry, importsOf)]);
  const loginBox = reach('login-box', (id) => getModuleInfo(id)?.importedIds ?? []);
  const portal = new Set(
    reach('admin-box', (id) => [
      ...(getModuleInfo(id)?.importedIds ?? []),
      ...(getModuleInfo(id)?.dynamicallyImportedIds ?? []),
    ]),
  );
  return new Set(loginBox.filter((id) => portal.has(id)));
}

/**
 * @typedef {object} Bundle
 * @property {string} name   what the size table calls it
 * @property {Record<string, string>} entries   name of each entry and its source
 * @property {string} directory   below the output folder
 * @property {import('rollup').InputOptions} input
 * @property {import('rollup').OutputOptions} output
 */

/**
 * @param {string} name
 * @param {string} source
 * @returns {Bundle}
 */
function alone(name, source) {
  return {
    name: 'cdn',
    entries: { [name]: source },
    directory: 'cdn',
    input: { logLevel: 'warn', plugins: plugins({ browser: true }), treeshake, onwarn },
    output: { format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
  };
}

/**
 * What the server draws a box with.
 * @param {string} folder
 * @returns {Bundle}
 */
function renderer(folder) {
  return {
    name: 'server',
    entries: { [folder]: `${folder}/server.tsx` },
    directory: 'server',
    input: { logLevel: 'warn', plugins: plugins({ browser: false }), treeshake, onwarn },
    output: { format: 'es', entryFileNames: '[name].js', inlineDynamicImports: true },
  };
}

/**
 * A classic script that an SDK of the vendor loads from its `cdnUrl`.
 * @param {string} name
 * @returns {Bundle}
 */
function sdkAdapter(name) {
  return {
    name: 'sdk-adapters',
    entries: { [name]: `loader/sdk-adapters/${name}.ts` },
    directory: 'sdk-adapters',
    input: { logLevel: 'warn', plugins: plugins({ browser: true, charset: 'ascii' }), treeshake, onwarn },
    output: { format: 'iife', entryFileNames: '[name].js' },
  };
}

/** @type {Bundle[]} */
export const bundles = [
  {
    name: 'cdn',
    entries: {
      'login-box': 'login-box/main.tsx',
      'admin-box': 'admin-box/main.tsx',
      checkout: 'admin-box/checkout/main.tsx',
    },
    directory: 'cdn',
    input: {
      logLevel: 'warn',
      plugins: plugins({ browser: true }),
      treeshake,
      onwarn,
      preserveEntrySignatures: 'allow-extension',
    },
    output: {
      format: 'es',
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: ({ name }) => `${name.replace(/\.flow$/, '')}-[hash].js`,
      hoistTransitiveImports: false,
      manualChunks: manualChunks(),
      /** Chunks too small to be worth a request of their own go into a neighbour. Bytes. */
      experimentalMinChunkSize: 2000,
    },
  },
  // Each is one file, even where modules are shared: the few kilobytes carried twice cost less than a request.
  alone('session', 'shared/session/page-session.ts'),
  alone('gates', 'shared/gates/main.ts'),
  alone('impersonation', 'shared/impersonation/main.ts'),
  alone('preview', 'shared/session/preview/preview-double.ts'),
  renderer('login-box'),
  renderer('admin-box'),
  // After the renderer, whose first form it carries.
  {
    name: 'loader',
    entries: { loader: 'loader/loader.ts' },
    directory: '.',
    input: { logLevel: 'warn', plugins: plugins({ browser: true, charset: 'ascii' }), treeshake, onwarn },
    output: { format: 'iife', entryFileNames: '[name].js' },
  },
  // Its copy for `/cdn/`, built alike: without a client's settings, which it fetches.
  {
    name: 'loader',
    entries: { 'loader-without-settings': 'loader/loader-without-settings.ts' },
    directory: '.',
    input: { logLevel: 'warn', plugins: plugins({ browser: true, charset: 'ascii' }), treeshake, onwarn },
    output: { format: 'iife', entryFileNames: '[name].js' },
  },
  sdkAdapter('login-box'),
  sdkAdapter('admin-portal'),
  {
    name: 'planning-demo',
    entries: { main: 'planning-demo/main.tsx' },
    directory: 'planning-demo',
    input: { logLevel: 'warn', plugins: plugins({ browser: true }), treeshake, onwarn },
    output: { format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
  },
];
