import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { Generator } from './generator.types.ts';

const introduction =
  '# Flows of the login box\n\nEach flow is a state machine. Names of states are the steps that pages draw; gerunds wait for an answer.\n';

/** The flows as diagrams, drawn from the machines themselves. */
export const flows: Generator = {
  path: 'docs/generated/flows.md',
  async produce(root) {
    const list = await import('#login-box/flows/flows.ts');
    const { machineDiagram } = await import('#shared/flow/machine-diagram.ts');
    const machines = await Promise.all(Object.keys(list.flows).map((name) => machineOf(root, name)));
    const sections = machines.map((machine) =>
      machine ? `\n## ${machine.id}\n\n\`\`\`mermaid\n${machineDiagram(machine)}\`\`\`\n` : '',
    );
    return introduction + sections.join('');
  },
};

/** The machine of a flow from its own file: entries of flows hold pages too, which Node cannot load without a build. */
async function machineOf(root: string, flow: string): Promise<AnyStateMachine | undefined> {
  const file = join(root, 'login-box', 'flows', flow, `${flow}.machine.ts`);
  if (!existsSync(file)) return undefined;
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return Object.values(module).find((value): value is AnyStateMachine => value instanceof StateMachine);
}
