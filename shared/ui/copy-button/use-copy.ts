import { useContext, useEffect, useState } from 'react';
import { CopiedContext } from './copied-context.ts';

/** How long a copied value is confirmed, in milliseconds. */
export const copiedFor = 2000;

/** Copies text; `copied` stays true for two seconds. A refused clipboard changes nothing. */
export function useCopy(text: string): { copied: boolean; copy: () => Promise<void> } {
  const [copied, setCopied] = useState(false);
  const onCopied = useContext(CopiedContext);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied(text);
    } catch {
      // Without the permission nothing was copied, and nothing says so; the value stays on the screen to be marked.
    }
  };
  return { copied, copy };
}
