import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../scripts/lib/imports-of.ts';
import { appearanceOf } from './appearance.ts';
import type { Appearance } from './appearance.ts';
import { fieldNames, lastingFields } from './field-names.ts';
import type { FieldName } from './field-names.ts';
import { readNavigationOverrides } from './gating.ts';
import { namesOfColumn } from './list-page/list-table.tsx';
import { pages } from './pages.ts';
import { PageKeyProvider, Shown, useShownFields } from './parts/shown.tsx';
import { PortalProvider } from './portal-context.tsx';
import type { Portal } from './portal-context.tsx';

const root = join(import.meta.dirname, '..');
type NamedPage = keyof typeof fieldNames;
const named = Object.entries(fieldNames) as [NamedPage, readonly FieldName[]][];
const each = named.flatMap(([page, names]) => names.map((name) => ({ page, name })));

/** Modules below `admin-box/` that a page leads to, at once or later. */
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
  /<Shown name="(\w+)"/g,
  /\b(?:appearance|shown|readOnly|edits|mayChange|mayGive\w*|useFieldAppearance\(\))\('(\w+)'\)/g,
];
const columns = /\bid: '(\w+)',\s*header:/g;

function namesReadBy(page: NamedPage): Set<string> {
  const own = pages.find(({ key }) => key === page)!;
  const entry = importsOf('admin-box/pages.ts', readFileSync(join(root, 'admin-box/pages.ts'), 'utf8')).find(
    ({ target }) => target.endsWith(`/${own.path}.page.tsx`),
  )!;
  const sources = [...modulesOf(entry.target)].map((path) => readFileSync(join(root, path), 'utf8'));
  const asked = sources.flatMap((source) => asks.flatMap((ask) => [...source.matchAll(ask)].map(([, name]) => name!)));
  const listed = sources.flatMap((source) =>
    [...source.matchAll(columns)].flatMap(([, column]) => namesOfColumn(column!)),
  );
  return new Set([...asked, ...listed]);
}

function drawn(page: NamedPage, name: FieldName, appearance: Appearance): string {
  const overrides = readNavigationOverrides({ navigation: { [page]: { fields: { [name]: { appearance } } } } });
  const portal = { appearance: appearanceOf(overrides) } as Portal;
  const Fact = () => (useShownFields()(name) ? <dd>a fact</dd> : null);
  return renderToStaticMarkup(
    <PortalProvider value={portal}>
      <PageKeyProvider value={page}>
        <Shown name={name}>{(viewOnly) => <input readOnly={viewOnly} defaultValue="" />}</Shown>
        <Fact />
      </PageKeyProvider>
    </PortalProvider>,
  );
}

describe('2 fields that metadata can hide', () => {
  it.each(named)('of the page %s are all asked for by something on it', (page, names) => {
    const read = namesReadBy(page);
    expect(names.filter((name) => !read.has(name))).toEqual([]);
  });

  it('are those of every page that there is', () => {
    expect(pages.map(({ key }) => key).filter((key) => !Object.hasOwn(fieldNames, key))).toEqual([]);
  });

  it.each(each)('$page: $name is there, can be read alone, and is gone', ({ page, name }) => {
    expect(drawn(page, name, 'edit')).toBe('<input value=""/><dd>a fact</dd>');
    expect(drawn(page, name, 'viewOnly')).toBe('<input readOnly="" value=""/><dd>a fact</dd>');
    expect(drawn(page, name, 'hidden')).toBe('');
  });

  it('leave what names a row where it is', () => {
    for (const name of lastingFields)
      expect(named.filter(([, names]) => names.includes(name)).length).toBeGreaterThan(2);
  });
});
