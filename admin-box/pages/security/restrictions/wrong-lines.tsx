import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { WrongLine } from './list-lines.ts';
import { wrongLinesStyle } from '#admin-box/pages/security/security.styles.ts';

/** As many wrong lines as are named. */
const shownLines = 10;

export interface WrongLinesProps<Reason extends string> {
  wrong: readonly WrongLine<Reason>[];
  reasonOf(reason: Reason): string;
  /** Leaves them out. */
  onDrop(): void;
}

/** The result of each line that can't be added, before anything is saved. */
export function WrongLines<Reason extends string>({ wrong, reasonOf, onDrop }: WrongLinesProps<Reason>) {
  const { t } = useTexts();
  if (wrong.length === 0) return null;
  const more = wrong.length - shownLines;
  return (
    <Banner tone="danger">
      {t('iplist.wrong', { count: wrong.length })}
      <ul css={wrongLinesStyle}>
        {wrong.slice(0, shownLines).map(({ line, text, reason }) => (
          <li key={line}>
            {t('iplist.line', { line })} <bdi>{text}</bdi> ({reasonOf(reason)})
          </li>
        ))}
        {more > 0 ? <li>{t('iplist.more', { count: more })}</li> : null}
      </ul>
      <Button size="sm" onClick={onDrop}>
        {t('iplist.dropWrong', { count: wrong.length })}
      </Button>
    </Banner>
  );
}
