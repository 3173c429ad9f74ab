import { expect, it } from 'vitest';
import { importsOf } from '#scripts/lib/imports-of.ts';
import { findCircles } from './import-circles.ts';

const graph = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, importsOf(path, text)]));

it('finds files that import each other, by types alone too', () => {
  expect(
    findCircles(
      graph({
        'a.ts': "import { b } from './b.ts';",
        'b.ts': "import type { C } from './c.ts';",
        'c.ts': "import { a } from './a.ts'; import { d } from './d.ts';",
        'd.ts': "import { z } from 'zod';",
      }),
    ),
  ).toEqual([['a.ts', 'b.ts', 'c.ts']]);
});

it('finds none in a tree', () => {
  expect(findCircles(graph({ 'a.ts': "import './b.ts'; import './c.ts';", 'b.ts': "import './c.ts';" }))).toEqual([]);
});
