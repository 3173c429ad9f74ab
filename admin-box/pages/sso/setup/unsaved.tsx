/** What is typed in the open step and not saved yet: saved by "Continue" and "Save and exit", asked about before it is lost. */
import { createContext, useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useUnsavedQuestion } from '#admin-box/shell/use-unsaved-guard.tsx';

/** @returns whether it was saved; a form that was not says why by itself */
type Save = () => Promise<boolean>;

interface Unsaved {
  register(id: string, save: Save): () => void;
  /** Saves everything. @returns whether nothing is left */
  saveAll(): Promise<boolean>;
  /** Goes on at once if nothing would be lost, else after a question. */
  ask(proceed: () => void): void;
}

const UnsavedContext = createContext<Unsaved>({
  register: () => () => {},
  saveAll: () => Promise.resolve(true),
  ask: (proceed) => proceed(),
});

export function UnsavedProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const saves = useRef(new Map<string, Save>());
  const [count, setCount] = useState(0);
  const { question, ask } = useUnsavedQuestion(count > 0, t('sso.fields'));
  const latestAsk = useRef(ask);
  latestAsk.current = ask;
  const register = useCallback((id: string, save: Save) => {
    saves.current.set(id, save);
    setCount(saves.current.size);
    return () => {
      saves.current.delete(id);
      setCount(saves.current.size);
    };
  }, []);
  const unsaved = useMemo(
    (): Unsaved => ({
      register,
      async saveAll() {
        for (const [id, save] of saves.current) {
          if (!(await save())) return false;
          // the form tells that it is clean only after its next render
          saves.current.delete(id);
        }
        return true;
      },
      ask: (proceed) => (saves.current.size === 0 ? proceed() : latestAsk.current(proceed)),
    }),
    [register],
  );
  return (
    <UnsavedContext.Provider value={unsaved}>
      {children}
      {question}
    </UnsavedContext.Provider>
  );
}

export const useUnsaved = (): Unsaved => useContext(UnsavedContext);

/** Registers a form while something in it is changed. */
export function useUnsavedForm(isChanged: boolean, save: Save): void {
  const { register } = useUnsaved();
  const id = useId();
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => (isChanged ? register(id, () => latest.current()) : undefined), [isChanged, id, register]);
}
