import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { Generator } from './generator.types.ts';

const introduction =
  '# Flows\n\nEach flow of the login box is a state machine, and so is the checkout. Names of states are the steps that pages draw; gerunds wait for an answer.\n';

/** The flows and the checkout as diagrams, drawn from the machines themselves. */
export const flows: Generator = {
  path: 'docs/generated/flows.md',
  async produce(root) {
    const list = await import('#login-box/flows/flows.ts');
    const { machineDiagram } = await import('#shared/flow/machine-diagram.ts');
    const files = Object.keys(list.flows).map((name) => ['login-box', 'flows', name, `${name}.machine.ts`]);
    const checkout = ['admin-box', 'kit', 'checkout', 'checkout.machine.ts'];
    const machines = await Promise.all([...files, checkout].map((parts) => machineIn(join(root, ...parts))));
    const sections = machines.map((machine) =>
      machine ? `\n## ${machine.id}\n\n\`\`\`mermaid\n${machineDiagram(machine)}\`\`\`\n` : '',
    );
    return introduction + sections.join('');
  },
};

/** A machine from its own file: entries of flows hold pages too, which Node cannot load without a build. */
async function machineIn(file: string): Promise<AnyStateMachine | undefined> {
  if (!existsSync(file)) return undefined;
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return Object.values(module).find((value): value is AnyStateMachine => value instanceof StateMachine);
}
