import { expect, it } from 'vitest';
import { snippetsOf, untestedFences } from './snippets.ts';

const markdown = [
  '# Title',
  '```ts test=types',
  'const a = 1;',
  '```',
  'text',
  '```sh',
  'npm start',
  '```',
  '```json test=config',
  '{}',
  '```',
  '```mermaid',
  'flowchart LR',
  '```',
  '',
].join('\n');

it('finds the blocks that are tested, and those that are not', () => {
  expect(snippetsOf(markdown)).toEqual([
    { language: 'ts', test: 'types', text: 'const a = 1;\n' },
    { language: 'json', test: 'config', text: '{}\n' },
  ]);
  expect(untestedFences(markdown)).toEqual(['sh']);
});
