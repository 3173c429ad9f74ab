import { expect, it } from 'vitest';
import { nearestOf } from './nearest.ts';

it.each([
  ['origin', ['id', 'origins', 'name'], 'origins'],
  ['redirectURIs', ['redirectUris', 'origins'], 'redirectUris'],
  ['project.raed', ['project.read', 'project.write'], 'project.read'],
  ['baseurl', ['basePath', 'baseUrl'], 'baseUrl'],
  ['completely-different', ['id', 'origins'], undefined],
  ['prot', ['port', 'host'], 'port'],
  ['x', [], undefined],
])('nearest to %s of %j is %s', (name, known, nearest) => {
  expect(nearestOf(name, known)).toBe(nearest);
});
