/**
 * The bundles: one list of entries. `scripts/build.ts` runs it and writes the manifest; `npm run build` is the door.
 */
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';

const extensions = ['.mjs', '.js', '.ts', '.tsx', '.json'];

/** Silent about what is harmless here; everything else stops the build. */
function onwarn(warning) {
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE' || warning.code === 'THIS_IS_UNDEFINED') return;
  throw new Error(`${warning.code}: ${warning.message}`);
}

/** Indentation and comments of style sheets that stand in template strings are not for the network. */
function compactStyleStrings() {
  return {
    name: 'compact-style-strings',
    transform(code, id) {
      if (!/(\.styles\.ts|\/tokens\.ts)$/.test(id)) return null;
      return { code: code.replace(/\/\*[^]*?\*\//g, '').replace(/^[ \t]+/gm, '').replace(/\n{2,}/g, '\n'), map: null };
    },
  };
}

/**
 * Emotion keeps its vendor prefixer as a default even where another list is given. Ours is given everywhere (`adopted-sheet.ts`),
 * and the browsers that know `light-dark()` need no prefixes.
 */
function withoutPrefixer() {
  const list = 'var defaultStylisPlugins = [prefixer];';
  return {
    name: 'without-prefixer',
    transform(code, id) {
      if (!/emotion-cache(\.browser)?\.esm\.js$/.test(id)) return null;
      if (!code.includes(list)) throw new Error(`${id} has no prefixer where it used to: look at withoutPrefixer in rollup.config.mjs.`);
      return { code: code.replace(list, 'var defaultStylisPlugins = [];'), map: null };
    },
  };
}

/** React 19 has the hook that this package stands in for. */
function reactOwnExternalStore() {
  return {
    name: 'react-own-external-store',
    resolveId: (source) => (source === 'use-sync-external-store/shim' ? '\0external-store' : null),
    load: (id) => (id === '\0external-store' ? "export { useSyncExternalStore } from 'react';" : null),
  };
}

/** Needed by emotion's `withTheme` only, which nobody here calls; as CommonJS they look as if importing them did something. */
const treeshake = {
  moduleSideEffects: (id) => !/\/(hoist-non-react-statics|react-is)\//.test(id),
  propertyReadSideEffects: false,
  tryCatchDeoptimization: false,
  unknownGlobalSideEffects: false,
};

/** Modules are UTF-8 by definition; a classic script is read in the encoding of its page, so that the loader is kept ASCII. */
function plugins({ browser, charset = 'utf8' }) {
  return [
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    reactOwnExternalStore(),
    nodeResolve({ extensions, browser, preferBuiltins: !browser, exportConditions: browser ? ['browser'] : ['node'] }),
    withoutPrefixer(),
    commonjs(),
    compactStyleStrings(),
    esbuild({ target: 'es2022', jsx: 'automatic', jsxImportSource: '@emotion/react', minify: true, legalComments: 'none', charset, tsconfig: false }),
  ];
}

/**
 * @typedef {object} Bundle
 * @property {string} name   what the size table calls it
 * @property {Record<string, string>} entries   name of each entry and its source
 * @property {string} directory   below the output folder
 * @property {import('rollup').InputOptions} input
 * @property {import('rollup').OutputOptions} output
 */

/** @type {Bundle[]} */
export const bundles = [
  {
    name: 'loader',
    entries: { loader: 'loader/loader.ts' },
    directory: '.',
    input: { logLevel: 'warn', plugins: plugins({ browser: true, charset: 'ascii' }), treeshake, onwarn },
    output: { format: 'iife', entryFileNames: '[name].js' },
  },
  {
    name: 'cdn',
    entries: { session: 'shared/session/session.ts', 'login-box': 'login-box/main.tsx' },
    directory: 'cdn',
    input: { logLevel: 'warn', plugins: plugins({ browser: true }), treeshake, onwarn, preserveEntrySignatures: 'allow-extension' },
    output: {
      format: 'es',
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      hoistTransitiveImports: false,
      /** Chunks too small to be worth a request of their own go into a neighbour. Bytes. */
      experimentalMinChunkSize: 2000,
    },
  },
  {
    name: 'server',
    entries: { 'login-box': 'login-box/server.tsx' },
    directory: 'server',
    input: { logLevel: 'warn', plugins: plugins({ browser: false }), treeshake, onwarn },
    output: { format: 'es', entryFileNames: '[name].js', inlineDynamicImports: true },
  },
  {
    name: 'planning-demo',
    entries: { main: 'planning-demo/main.tsx' },
    directory: 'planning-demo',
    input: { logLevel: 'warn', plugins: plugins({ browser: true }), treeshake, onwarn },
    output: { format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
  },
];
