// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '#shared/ui/testing/render-part.tsx';
import { DataList } from './data-list.tsx';

test('each fact is a term followed by its value', async () => {
  const part = await renderPart(
    <DataList
      items={[
        { term: 'Joined', value: '8 January 2025' },
        { term: 'Role', value: <strong>Admin</strong> },
      ]}
    />,
  );
  const lines = [...part.find('dl').children].map((node) => `${node.tagName} ${node.textContent}`);
  expect(lines).toEqual(['DT Joined', 'DD 8 January 2025', 'DT Role', 'DD Admin']);
  expect(part.find('dd strong').textContent).toBe('Admin');
});
