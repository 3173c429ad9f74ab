import type { Import } from '#scripts/lib/imports-of.ts';

/**
 * Groups of files that import each other, types included (Tarjan's strongly connected components).
 *
 * @param imports of each file, by its path
 */
export function findCircles(imports: ReadonlyMap<string, readonly Import[]>): string[][] {
  const circles: string[][] = [];
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (path: string): void => {
    index.set(path, index.size);
    lowest.set(path, index.get(path)!);
    stack.push(path);
    for (const { target, ours } of imports.get(path) ?? []) {
      if (!ours || !imports.has(target)) continue;
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(target)!));
    }
    if (lowest.get(path) !== index.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1) circles.push(group);
  };
  for (const path of imports.keys()) if (!index.has(path)) visit(path);
  return circles;
}
