// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { RootProvider } from '#shared/theme/root-context.tsx';
import { RevealedWhenAnswered } from './revealed.tsx';

type Answer = (value: string) => void;

/** A page with two parts, each with its own query, behind a snapshot. */
function openPage() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<div data-snapshot>of before</div><div data-mount></div>';
  const answers: Record<string, Answer> = {};
  const seen: string[] = [];
  const snapshot = root.querySelector('[data-snapshot]')!;
  const mount = root.querySelector<HTMLElement>('[data-mount]')!;
  snapshot.remove = () => {
    seen.push(mount.textContent);
    Element.prototype.remove.call(snapshot);
  };
  const Part = ({ name }: { name: string }) => {
    const { data } = useQuery({
      queryKey: [name],
      queryFn: () => new Promise<string>((answer) => (answers[name] = answer)),
    });
    return <p>{data ?? 'bones'}</p>;
  };
  createRoot(mount).render(
    <RootProvider value={{ host, root, idPrefix: 'portico' }}>
      <QueryClientProvider client={new QueryClient()}>
        <Part name="rows" />
        <Part name="counts" />
        <RevealedWhenAnswered />
      </QueryClientProvider>
    </RootProvider>,
  );
  return { answers, seen };
}

it('stays until every part has rendered its answer, though parts are notified at different times', async () => {
  const { answers, seen } = openPage();
  await expect.poll(() => Object.keys(answers)).toEqual(['rows', 'counts']);
  answers['counts']!('counts');
  // components that use the counts are notified in a later task; the rows arrive just before it
  await Promise.resolve().then(() => answers['rows']!('rows'));
  await expect.poll(() => seen).toEqual(['rowscounts']);
});

it('stays while one part of the page waits', async () => {
  const { answers, seen } = openPage();
  await expect.poll(() => Object.keys(answers)).toEqual(['rows', 'counts']);
  answers['counts']!('counts');
  await new Promise((later) => setTimeout(later, 100));
  expect(seen).toEqual([]);
  answers['rows']!('rows');
  await expect.poll(() => seen).toEqual(['rowscounts']);
});
