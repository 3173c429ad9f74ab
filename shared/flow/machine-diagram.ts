import type { AnyStateMachine } from 'xstate';

type Node = AnyStateMachine['root'];
type Transition = Node['transitions'] extends Map<string, (infer T)[]> ? T : never;

/** Mermaid state names consist of letters, digits and underscores. */
function idOf(node: Node): string {
  return node.path.join('__').replace(/\W/g, '_');
}

/** Mermaid ends a label at a semicolon or a line break, and reads `#` as an entity. */
function label(text: string): string {
  return text.replace(/[;#\n]/g, ' ').trim();
}

function nameOf(reference: unknown): string {
  if (typeof reference === 'string') return reference;
  if (typeof reference === 'function') return reference.name;
  return typeof reference === 'object' && reference !== null && 'type' in reference ? String(reference.type) : '';
}

/** A guard with its parameters that are plain values, which distinguishes two uses of it. */
function guardName(guard: unknown): string {
  const params: unknown = typeof guard === 'object' && guard !== null && 'params' in guard ? guard.params : undefined;
  const values = typeof params === 'object' && params !== null ? Object.values(params) : [];
  return [nameOf(guard), ...values].join(' ');
}

/** The trigger of a transition in words: an event, the end of a call, a delay; empty if unconditional. */
function causeOf(node: Node, eventType: string): string {
  const call = node.invoke.find(({ id }) => eventType.endsWith(`.${id}`));
  const source = call ? nameOf(call.src) : '';
  if (eventType.startsWith('xstate.done.actor')) return `${source} done`;
  if (eventType.startsWith('xstate.error.actor')) return `${source} failed`;
  const delayed = node.after.find((transition) => transition.eventType === eventType);
  return delayed ? `after ${String(delayed.delay)}` : eventType;
}

function edge(node: Node, transition: Transition): string[] {
  const target = transition.target?.[0] ?? node;
  const guard = transition.guard === undefined ? '' : ` [${guardName(transition.guard)}]`;
  const text = label(`${causeOf(node, transition.eventType)}${guard}`);
  return [`${idOf(node)} --> ${idOf(target)}${text === '' ? '' : ` : ${text}`}`];
}

/** An event that does nothing in a state, though it does something in those around it. */
function isForbidden({ target, actions }: Transition): boolean {
  return target === undefined && actions.length === 0;
}

/** Transitions of the whole machine to another state, drawn from each state that neither handles nor forbids the event. */
function sharedEdgesOf(root: Node): string[] {
  const states = Object.values<Node>(root.states).filter(({ type }) => type !== 'final');
  return states.flatMap((state) =>
    [...root.transitions.values()]
      .flat()
      .filter(({ eventType, target }) => target !== undefined && !state.transitions.has(eventType))
      .flatMap((transition) => edge(state, transition)),
  );
}

function edgesOf(node: Node): string[] {
  const own = [...node.transitions.values()].flat();
  const transitions = [...(node.always ?? []), ...own] as Transition[];
  return transitions.filter((transition) => !isForbidden(transition)).flatMap((transition) => edge(node, transition));
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function initialOf(node: Node): string[] {
  return (node.initial?.target ?? []).map((target) => `[*] --> ${idOf(target)}`);
}

function stateLines(node: Node): string[] {
  const children = Object.values<Node>(node.states);
  const named = `state "${node.key}" as ${idOf(node)}`;
  if (children.length === 0) return [named];
  return [`${named} {`, ...indent([...initialOf(node), ...children.flatMap(stateLines)]), '}'];
}

function descendants(node: Node): Node[] {
  return Object.values<Node>(node.states).flatMap((child) => [child, ...descendants(child)]);
}

/**
 * Renders a machine as a Mermaid state diagram: every state, and every transition with its event, call or delay and its
 * guard. Deterministic: depends on the machine's definition only.
 */
export function machineDiagram(machine: AnyStateMachine): string {
  const { root } = machine;
  const states = Object.values<Node>(root.states).flatMap(stateLines);
  const edges = [...descendants(root).flatMap(edgesOf), ...sharedEdgesOf(root)];
  return ['stateDiagram-v2', ...indent([...initialOf(root), ...states, ...edges]), ''].join('\n');
}
