import { useState } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { formStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { BulkInviteLines } from './bulk-invite-lines.tsx';
import { verdictsStyle } from './bulk-invite.styles.ts';
import type { TriedLine } from './use-bulk-invite.ts';

type Verdict = TriedLine['verdict'];

const labels = {
  'will-be-invited': 'list.new',
  'already-here': 'list.here',
  invalid: 'list.invalid',
} as const satisfies Record<Verdict, string>;
const verdicts = Object.keys(labels) as Verdict[];

/**
 * The result of checking each line, and columns that were ignored. Lines that cannot be invited come first, since they
 * may need correction.
 */
export function BulkInviteChecked({ lines, unread }: { lines: readonly TriedLine[]; unread: readonly string[] }) {
  const { t, list } = useTexts();
  const of = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict);
  const [shown, show] = useState<Verdict>(of('invalid').length > 0 ? 'invalid' : 'will-be-invited');
  const label = (verdict: Verdict) => t(labels[verdict], { count: of(verdict).length });
  return (
    <div css={formStyle}>
      {unread.length > 0 ? <Banner tone="warning">{t('list.unread', { columns: list(unread) })}</Banner> : null}
      <div css={verdictsStyle} role="group" aria-label={t('list.lines')}>
        {verdicts.map((verdict) => (
          <Button
            key={verdict}
            size="sm"
            variant={verdict === shown ? 'secondary' : 'ghost'}
            aria-pressed={verdict === shown}
            onClick={() => show(verdict)}
          >
            {label(verdict)}
          </Button>
        ))}
      </div>
      <BulkInviteLines lines={of(shown)} label={label(shown)} />
    </div>
  );
}
