import type { Generator } from './generator.types.ts';

const introduction =
  '# Flows of the login box\n\nEach flow is a state machine. Names of states are the steps that pages draw; gerunds wait for an answer.\n';

/** The flows as diagrams, drawn from the machines themselves. */
export const flows: Generator = {
  path: 'docs/generated/flows.md',
  async produce() {
    const { machines } = await import('../../login-box/flows/machines.ts');
    const { machineDiagram } = await import('../../shared/flow/machine-diagram.ts');
    const sections = Object.entries(machines).map(
      ([name, machine]) => `\n## ${name}\n\n\`\`\`mermaid\n${machineDiagram(machine)}\`\`\`\n`,
    );
    return introduction + sections.join('');
  },
};
