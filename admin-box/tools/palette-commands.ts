/** Commands of the palette, and which of them match a search. */
import type { IconName } from '#shared/ui/icon/icon.tsx';

export type CommandGroup = 'pages' | 'people' | 'actions';

export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  /** Its target, or its kind. */
  hint?: string;
  /** Additional search terms. */
  keywords?: string;
  icon: IconName;
  run(): void;
}

const order: readonly CommandGroup[] = ['pages', 'people', 'actions'];

function plain(text: string, locale: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale);
}

/**
 * Rank of a match: 0 if the label starts with the search, 1 if one of its words does, 2 if all terms occur in it;
 * `undefined` without a match.
 */
function distance(command: Command, typed: string, locale: string): number | undefined {
  const label = plain(command.label, locale);
  if (label.startsWith(typed)) return 0;
  if (label.split(/\s+/).some((word) => word.startsWith(typed))) return 1;
  const all = `${label} ${plain(`${command.hint ?? ''} ${command.keywords ?? ''}`, locale)}`;
  return typed.split(/\s+/).every((word) => all.includes(word)) ? 2 : undefined;
}

/** Matching commands by group, best matches first. An empty search returns all. */
export function matchingCommands(commands: readonly Command[], typed: string, locale: string): Command[] {
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
