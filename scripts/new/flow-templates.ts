/** What the files of a new login flow begin with: a step that asks, a step that says it is done. */
import { camelCase, pascalCase, titleOf } from './change-files.ts';

/** The events of a flow are named after it. */
const confirmed = (name: string): string => `${name}.confirmed`;

export function machineFile(name: string): string {
  const [key, type] = [camelCase(name), pascalCase(name)];
  return `import { flowContext, flowSetup, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';

export type ${type}Event = (SubmittedEvent & { type: '${confirmed(name)}' }) | { type: 'continue.requested' };

const ${key} = flowSetup({
  events: {} as ${type}Event,
  actors: { complete: injected<void, void>('complete') },
  delays: {},
});

/** ${titleOf(name)}: a confirmation, then a link onwards. */
export const ${key}Machine = ${key}.createMachine({
  id: '${name}',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: { type: 'startsAt', params: { step: 'success' } }, target: 'success' }, { target: 'confirm' }],
    },
    confirm: {
      initial: 'editing',
      states: {
        editing: { on: { '${confirmed(name)}': { target: 'submitting', actions: 'storeFields' } } },
        submitting: {
          tags: 'busy',
          invoke: {
            src: 'complete',
            onDone: { target: '#${name}.success' },
            onError: { target: 'editing', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
          },
        },
      },
    },
    success: {
      initial: 'showing',
      states: {
        showing: { on: { 'continue.requested': 'leaving' } },
        leaving: leavingState,
      },
    },
  },
});

export type ${type}Step = Exclude<keyof typeof ${key}Machine.config.states & string, 'starting'>;
`;
}

export function machineTestFile(name: string): string {
  const key = camelCase(name);
  return `import { describe, expect, it } from 'vitest';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, run } from '#login-box/testing/flow-test-kit.ts';
import { ${key}Machine } from './${name}.machine.ts';

function start() {
  const complete = call<void, void>();
  const machine = ${key}Machine.provide({ actors: { complete: complete.logic } });
  return { ...run(machine, hostedPage({ flow: '${name}', step: 'confirm' })), complete };
}

describe('${name}', () => {
  it('completes once, and continues where a sign-in leads', async () => {
    const flow = start();
    flow.send('${confirmed(name)}', {});
    flow.send('${confirmed(name)}', {});
    expect(flow.complete.inputs).toHaveLength(1);
    expect(flow.busy()).toBe(true);
    await flow.complete.answer();
    expect(flow.step()).toBe('success');
    flow.send('continue.requested');
    expect(flow.navigations).toEqual([undefined]);
  });

  it('can be submitted again after a failure', async () => {
    const flow = start();
    flow.send('${confirmed(name)}', {});
    await flow.complete.fail(noAnswer());
    expect(flow.value()).toEqual({ confirm: 'editing' });
    expect(flow.context().error?.code).toBe('network-unreachable');
    flow.send('${confirmed(name)}', {});
    expect(flow.complete.inputs).toHaveLength(2);
  });
});
`;
}

export function hookFile(name: string): string {
  const [key, type] = [camelCase(name), pascalCase(name)];
  return `import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { ${key}Machine } from './${name}.machine.ts';

/** Type of the event that the form of each step sends. */
export const ${key}Forms = { confirm: '${confirmed(name)}' } as const;

/** The machine with its calls. Until the flow has an endpoint, its call reads the public settings. */
function provide${type}(host: FlowHost, page: HostedPage) {
  return ${key}Machine.provide({
    actions: { navigate: leaving(host, page) },
    actors: { complete: fromPromise<void, void>(async () => void (await host.api.authStrategy())) },
  });
}

/** Steps: see \`${type}Step\`. A page can send \`continue.requested\` on \`success\`. */
export function use${type}(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provide${type}(host, page), [host, page]);
  return useFlow(machine, page, ${key}Forms);
}
`;
}

export function stepsFile(name: string): string {
  const [key, type] = [camelCase(name), pascalCase(name)];
  return `import type { StepTable } from '#login-box/step-table.ts';
import type { ${type}Step } from './${name}.machine.ts';
import { ${type}ConfirmPage } from './${name}-confirm.page.tsx';
import { ${type}SuccessPage } from './${name}-success.page.tsx';

export const ${key}Steps = {
  confirm: ${type}ConfirmPage,
  success: ${type}SuccessPage,
} satisfies StepTable & Record<${type}Step, unknown>;
`;
}

export function entryFile(name: string): string {
  const [key, type] = [camelCase(name), pascalCase(name)];
  return `import { defineFlow } from '#login-box/define-flow.tsx';
import { ${key}Machine } from './${name}.machine.ts';
import { ${key}Steps } from './${name}.steps.ts';
import { ${key}Forms, use${type} } from './use-${name}.ts';

/** ${titleOf(name)}. */
export const flow = defineFlow({
  machine: ${key}Machine,
  forms: ${key}Forms,
  steps: ${key}Steps,
  useFlow: use${type},
  unknown: 'difficulties',
});
`;
}

export function confirmPageFile(name: string): string {
  const [key, type] = [camelCase(name), pascalCase(name)];
  return `import type { StepProps } from '#shared/flow/step-props.ts';
import type { ${key}Texts } from '#shared/i18n/en/login/${name}.ts';
import { BackLink } from '#login-box/parts/back-link.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { useTexts } from '#login-box/texts.tsx';

/** Asks for a confirmation. */
export function ${type}ConfirmPage(props: StepProps) {
  const { t } = useTexts<typeof ${key}Texts>();
  return (
    <StepCard
      page={props.page}
      focusTitle
      title={t('${key}.title')}
      lead={t('${key}.text')}
      foot={<BackLink {...props} />}
    >
      <StepForm props={props} step="confirm" fields={[]} submit={t('${key}.submit')} submitting={t('${key}.submitting')} />
    </StepCard>
  );
}
`;
}

export function successPageFile(name: string): string {
  const [key, type] = [camelCase(name), pascalCase(name)];
  return `import type { StepProps } from '#shared/flow/step-props.ts';
import type { ${key}Texts } from '#shared/i18n/en/login/${name}.ts';
import { DoneCard } from '#login-box/parts/done-card.tsx';
import { useTexts } from '#login-box/texts.tsx';

/** Confirms that it is done. */
export function ${type}SuccessPage(props: StepProps) {
  const { t } = useTexts<typeof ${key}Texts>();
  return (
    <DoneCard
      props={props}
      title={t('${key}Success.title')}
      next={{ text: t('common.continue'), href: props.page.defaultRedirect, event: 'continue.requested' }}
    />
  );
}
`;
}

/** The lines of a flow's texts in any language, until they are translated. */
export function textLines(name: string): string {
  const key = camelCase(name);
  const title = titleOf(name);
  return `  '${key}.title': '${title}',
  '${key}.text': 'Confirm to continue.',
  '${key}.submit': 'Confirm',
  '${key}.submitting': 'Confirming…',
  '${key}Success.title': '${title}: done',
`;
}

export function englishFile(name: string): string {
  return `import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the flow "${titleOf(name)}". */
export const ${camelCase(name)}Texts = {
${textLines(name)}} as const satisfies Catalogue;
`;
}

export function hostedPageFile(name: string): string {
  const type = pascalCase(name);
  return `/** ${titleOf(name)}, on a hosted page. */
import type { Page } from '#server/http/mount.ts';
import type { HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

export async function ${camelCase(name)}Page(call: HostedCall): Promise<Page> {
  return await show(call, 'confirm');
}

/** The form without JavaScript. */
export async function submit${type}(call: HostedCall): Promise<Page> {
  return await show(call, 'success');
}

async function show(call: HostedCall, step: 'confirm' | 'success'): Promise<Page> {
  return await sendPage(call.context, pageModel(call, { step: { flow: '${name}', step } }));
}
`;
}

export function hostedPageTestFile(name: string): string {
  const title = titleOf(name);
  return `import { expect, it } from 'vitest';
import { textOf } from '#server/testing/browser.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();

it('asks for a confirmation, and completes without JavaScript', async () => {
  const browser = server.browser();
  const page = await browser.get('/account/${name}');
  expect(textOf(page.text)).toContain('Confirm to continue.');
  const done = await browser.submit(page, {});
  expect([done.status, textOf(done.text)]).toEqual([200, expect.stringContaining('${title}: done')]);
});

it('refuses a form that another site sends', async () => {
  const answer = await server.browser().post('/account/${name}', {});
  expect(answer.status).toBe(400);
});
`;
}
