import { css } from '@emotion/react';
import type { HostedPageError } from '#shared/contract/hosted-page.ts';
import { useTexts } from '#login-box/texts.tsx';

const style = css`
  font-variant-ligatures: none;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** The number under which the server's log knows what went wrong. An error that no server saw has none. */
export function Trace({ error }: { error: HostedPageError | undefined }) {
  const { t } = useTexts();
  if (!error?.traceId) return null;
  return (
    <span css={style} data-part="trace">
      {t('common.trace', { traceId: error.traceId })}
    </span>
  );
}
