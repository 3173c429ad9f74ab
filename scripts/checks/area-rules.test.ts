import { expect, it } from 'vitest';
import { areas } from '#scripts/lib/areas.ts';
import { listSourcePaths } from '#scripts/lib/source-files.ts';
import { areaViolations } from './area-rules.ts';

const root = new URL('../..', import.meta.url).pathname;
const paths = await listSourcePaths(root);

it('accepts the tree as it is', () => {
  expect(areaViolations(paths)).toEqual([]);
});

it.each([
  ['shared/contract/people/people.ts', '"people" is no area in the layer contract'],
  ['server/routes/hierarchy.routes.ts', '"hierarchy.routes.ts" is no area in the layer route'],
  ['server/use-cases/proofs/codes.ts', '"proofs" is no area in the layer use case'],
  ['server/views/describe.ts', '"describe.ts" is no area in the layer view'],
  ['admin-box/pages/all-accounts/page.ts', '"all-accounts" is no area in the layer page'],
  ['shared/i18n/en/portal/person.ts', '"person.ts" is no area in the layer texts'],
])('refuses %s', (path, violation) => {
  expect(areaViolations([...paths, path])).toEqual([expect.stringContaining(violation)]);
});

it('wants a reason where an area lacks a layer, and none where it does not', () => {
  const withoutQueries = paths.filter((path) => !path.startsWith('server/db/queries/groups/'));
  expect(areaViolations(withoutQueries)).toEqual(['scripts/lib/areas.ts: groups (query): say why there is none']);
  const built = [...paths, 'server/db/queries/applications/applications.ts'];
  expect(areaViolations(built)).toEqual([
    'scripts/lib/areas.ts: applications (query): it is there, so there is nothing to explain',
  ]);
  const report = [...paths, 'shared/contract/reports/reports.ts'];
  expect(areaViolations(report)).toEqual([
    'scripts/lib/areas.ts: reports (contract): it is built, so it is not "planned"',
  ]);
});

it('lists areas by name, once', () => {
  const names = areas.flatMap(({ name, also = [] }) => [name, ...also]);
  expect(new Set(names).size).toBe(names.length);
  expect(areas.map(({ name }) => name)).toEqual(areas.map(({ name }) => name).toSorted());
});
