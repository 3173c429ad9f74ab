import { Button } from '#planning-demo/parts/button.tsx';
import { Logo } from '#planning-demo/parts/logo.tsx';
import { strings } from '#planning-demo/strings.ts';
import { notice, noticePage, noticeText, noticeTitle } from './boot.styles.ts';

interface UnavailableScreenProps {
  title: string;
  text: string;
  action: string;
  onAction(): void;
  traceId?: string | null;
}

/** Neither login nor dashboard can be shown: says why, and offers the one thing to do. */
export function UnavailableScreen({ title, text, action, onAction, traceId = null }: UnavailableScreenProps) {
  return (
    <main css={noticePage}>
      <div css={notice}>
        <Logo />
        <div role="alert">
          <h1 css={noticeTitle}>{title}</h1>
          <p css={noticeText}>{text}</p>
          {traceId && <p css={noticeText}>{strings.trace(traceId)}</p>}
        </div>
        <Button variant="primary" onClick={onAction}>
          {action}
        </Button>
      </div>
    </main>
  );
}
