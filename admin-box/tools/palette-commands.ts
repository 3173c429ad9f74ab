/** What the command palette offers, and what of it fits the words that somebody types. */
import type { IconName } from '#shared/ui/icon/icon.tsx';

export type CommandGroup = 'pages' | 'people' | 'actions';

export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  /** Where it leads, or what kind of thing it is. */
  hint?: string;
  /** Further words under which it is found. */
  keywords?: string;
  icon: IconName;
  run(): void;
}

const order: readonly CommandGroup[] = ['pages', 'people', 'actions'];

function plain(text: string, locale: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale);
}

/** 0: its label begins with what was typed · 1: a word of it does · 2: all typed words are somewhere in it · absent: it does not fit */
function distance(command: Command, typed: string, locale: string): number | undefined {
  const label = plain(command.label, locale);
  if (label.startsWith(typed)) return 0;
  if (label.split(/\s+/).some((word) => word.startsWith(typed))) return 1;
  const all = `${label} ${plain(`${command.hint ?? ''} ${command.keywords ?? ''}`, locale)}`;
  return typed.split(/\s+/).every((word) => all.includes(word)) ? 2 : undefined;
}

/** Those that fit, group by group, the nearest first. Without words all of them. */
export function fittingCommands(commands: readonly Command[], typed: string, locale: string): Command[] {
  const wanted = plain(typed.trim(), locale);
  const found = commands.flatMap((command) => {
    // the server has looked for people already, by more than their names
    const far = command.group === 'people' ? 0 : distance(command, wanted, locale);
    return far === undefined ? [] : [{ command, far }];
  });
  return found
    .toSorted(
      (one, other) => order.indexOf(one.command.group) - order.indexOf(other.command.group) || one.far - other.far,
    )
    .map(({ command }) => command);
}
