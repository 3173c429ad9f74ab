// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#admin-box/data/query-client.ts';
import { VerifyingContext, VerificationCanceled } from '#admin-box/kit/recent-sign-in/recent-sign-in-context.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { useAction } from './use-action.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

type Action = ReturnType<typeof useAction>;

const refusal = (errorCode: string) => new ApiError({ message: errorCode, statusCode: 409, traceId: null, errorCode });
/** The query library notifies components of a change in separate tasks, each of which comes before a later timer. */
async function settled(): Promise<void> {
  for (let task = 0; task < 10; task += 1) await new Promise((done) => setTimeout(done, 1));
}

async function renderAction(onConflict?: () => Promise<unknown>, asked = false) {
  let action!: Action;
  const Form = ({ seen }: { seen(rendered: Action): void }) => {
    seen(useAction(onConflict));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <VerifyingContext value={asked}>
          <Form seen={(rendered) => (action = rendered)} />
        </VerifyingContext>
      </QueryClientProvider>,
    ),
  );
  return {
    action: () => action,
    run: (work: () => Promise<unknown>) => act(async () => (await action.run(work), await settled())),
  };
}

it('sends one request when two presses come before the next render', async () => {
  const form = await renderAction();
  const work = vi.fn(() => Promise.resolve());
  await act(async () => {
    const { run } = form.action();
    await Promise.all([run(work), run(work)]);
    await settled();
  });
  expect(work).toHaveBeenCalledTimes(1);
  await form.run(work);
  expect(work).toHaveBeenCalledTimes(2);
});

it('is busy until the request is answered, and sends no second one meanwhile', async () => {
  const form = await renderAction();
  let answer!: () => void;
  const work = vi.fn(() => new Promise<void>((done) => (answer = done)));
  await act(async () => {
    void form.action().run(work);
    await settled();
  });
  expect(form.action().busy).toBe(true);
  await form.run(work);
  expect(work).toHaveBeenCalledTimes(1);
  await act(async () => {
    answer();
    await settled();
  });
  expect(form.action()).toMatchObject({ busy: false, failure: null });
});

it('reports the failure until it is dismissed', async () => {
  const form = await renderAction();
  await form.run(() => Promise.reject(refusal('not-allowed')));
  expect(form.action()).toMatchObject({ busy: false, failure: { errorCode: 'not-allowed' } });
  await act(async () => {
    form.action().forget();
    await settled();
  });
  expect(form.action().failure).toBeNull();
});

it('reloads the other user’s change before it reports the conflict, even if reloading fails', async () => {
  const read = vi.fn(() => Promise.reject(new Error('offline')));
  const form = await renderAction(read);
  await form.run(() => Promise.reject(refusal('changed-meanwhile')));
  expect(read).toHaveBeenCalledTimes(1);
  expect(form.action().failure).toMatchObject({ errorCode: 'changed-meanwhile' });
  await form.run(() => Promise.reject(refusal('not-allowed')));
  expect(read).toHaveBeenCalledTimes(1);
});

it('has not failed where the user cancels the proof of a recent sign-in', async () => {
  const form = await renderAction();
  await form.run(() => Promise.reject(new VerificationCanceled('The verification was canceled')));
  expect(form.action()).toMatchObject({ busy: false, failure: null });
});

it('is not busy while the user is asked to sign in again, and still sends no second request', async () => {
  const form = await renderAction(undefined, true);
  const work = vi.fn(() => new Promise<void>(() => {}));
  await act(async () => {
    void form.action().run(work);
    await settled();
  });
  expect(form.action().busy).toBe(false);
  await form.run(work);
  expect(work).toHaveBeenCalledTimes(1);
});
