import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageFile } from '#admin-box/testing/page-files.ts';
import { importsOf } from '#scripts/lib/imports-of.ts';
import { appearanceOf } from './portal/appearance.ts';
import type { Appearance } from './portal/appearance.ts';
import { readNavigationOverrides } from './portal/gating.ts';
import { namesOfColumn } from './kit/list/list-table.tsx';
import { pages } from './pages.ts';
import type { FieldName, PortalPage } from './page.types.ts';
import { PageKeyProvider, ConfigurableField, useFieldVisibility } from './kit/configurable-field.tsx';
import { PortalProvider } from './portal/portal-context.tsx';
import type { Portal } from './portal/portal-context.tsx';

const root = join(import.meta.dirname, '..');
type NamedPage = PortalPage['key'];
const each = pages.flatMap(({ key, fields }) => fields.map((name) => ({ page: key, name })));

/** Modules of `admin-box/` that a page imports, directly or lazily. */
function modulesOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { target, ours, typeOnly } of importsOf(path, readFileSync(join(root, path), 'utf8'))) {
    if (ours && !typeOnly && /^admin-box\/.*\.tsx?$/.test(target) && target !== 'admin-box/pages.ts')
      modulesOf(target, seen);
  }
  return seen;
}

/** What asks for a field by its name: the part that hides it, the hooks behind it, and columns of lists. */
const asks = [
  /<ConfigurableField name="(\w+)"/g,
  /\b(?:appearance|shown|readOnly|edits|mayChange|mayGive\w*|useFieldAppearance\(\))\('(\w+)'\)/g,
];
const columns = /\bid: '(\w+)',\s*header:/g;

function namesReadBy(path: string): Set<string> {
  const sources = [...modulesOf(pageFile(path))].map((path) => readFileSync(join(root, path), 'utf8'));
  const asked = sources.flatMap((source) => asks.flatMap((ask) => [...source.matchAll(ask)].map(([, name]) => name!)));
  const listed = sources.flatMap((source) =>
    [...source.matchAll(columns)].flatMap(([, column]) => namesOfColumn(column!)),
  );
  return new Set([...asked, ...listed]);
}

function render(page: NamedPage, name: FieldName, appearance: Appearance): string {
  const overrides = readNavigationOverrides({ navigation: { [page]: { fields: { [name]: { appearance } } } } });
  const portal = { appearance: appearanceOf(overrides) } as Portal;
  const Detail = () => (useFieldVisibility()(name) ? <dd>a fact</dd> : null);
  return renderToStaticMarkup(
    <PortalProvider value={portal}>
      <PageKeyProvider value={page}>
        <ConfigurableField name={name}>{(viewOnly) => <input readOnly={viewOnly} defaultValue="" />}</ConfigurableField>
        <Detail />
      </PageKeyProvider>
    </PortalProvider>,
  );
}

describe('2 fields that metadata can hide', () => {
  it.each(pages)('of the page $key are all asked for by something on it', ({ path, fields }) => {
    const read = namesReadBy(path);
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((name) => !read.has(name))).toEqual([]);
  });

  it.each(each)('$page: $name is there, can be read alone, and is gone', ({ page, name }) => {
    expect(render(page, name, 'edit')).toBe('<input value=""/><dd>a fact</dd>');
    expect(render(page, name, 'viewOnly')).toBe('<input readOnly="" value=""/><dd>a fact</dd>');
    expect(render(page, name, 'hidden')).toBe('');
  });
});
