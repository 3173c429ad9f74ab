import { css } from '@emotion/react';
import { useState } from 'react';
import { Switch } from '#shared/ui/switch/switch.tsx';
import { mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { AuditEvent } from './use-audits.ts';

const style = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-3);
  margin-inline-start: auto;
`;

export interface LiveTail {
  on: boolean;
  /** Turns it on from the newest event that is shown, or off. */
  turn(on: boolean, newest: AuditEvent | undefined): void;
  /** Events of the page that came since it was turned on. */
  countNew(rows: readonly AuditEvent[]): number;
}

/** Whether the newest events are followed, and since which one. */
export function useLiveTail(): LiveTail {
  const [since, setSince] = useState<string>();
  return {
    on: since !== undefined,
    turn: (on, newest) => setSince(on ? (newest?.createdAt ?? '') : undefined),
    countNew: (rows) => (since === undefined ? 0 : rows.filter(({ createdAt }) => createdAt > since).length),
  };
}

export interface LiveTailSwitchProps {
  on: boolean;
  /** How many came since it was turned on; the page may show fewer. */
  count: number;
  onTurn(on: boolean): void;
}

/** Follows the log, and says how many events have come meanwhile. */
export function LiveTailSwitch({ on, count, onTurn }: LiveTailSwitchProps) {
  const { t } = useTexts();
  return (
    <div css={style}>
      <span css={mutedStyle} role="status">
        {on && count > 0 ? t('auditFilters.newEvents', { count }) : ''}
      </span>
      <Switch label={t('auditFilters.live')} checked={on} onCheckedChange={onTurn} />
    </div>
  );
}
