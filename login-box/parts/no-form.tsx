import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { actionsStyle } from '#shared/ui/light-form/light-form-view.styles.ts';
import { clearLightForm } from '#shared/ui/light-form/sync-light-form.ts';

/** Actions of a step without a form; fields of the previous step are removed. */
export function NoForm({ children }: { children?: ReactNode }) {
  const { host, idPrefix } = useRootPlace();
  useEffect(() => {
    if (host) clearLightForm(host, idPrefix);
  }, [host, idPrefix]);
  return children ? (
    <div css={actionsStyle} data-part="actions">
      {children}
    </div>
  ) : null;
}
