import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useArrivedLater } from '#shared/theme/use-arrived-later.ts';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { cardStyle, footStyle, headerStyle, leadStyle, pageStyle, titleStyle } from './card.styles.ts';

export interface CardProps {
  mark: ReactNode;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Ways out. */
  foot?: ReactNode;
  /** A whole page, or a part of the surrounding page. */
  layout: 'page' | 'embedded';
  /** The heading takes the focus when this card follows another: for cards without a field of their own. */
  focusTitle?: boolean;
}

/** A later card announces itself by its heading; the first one leaves the focus where the browser puts it. */
function useTitleFocus(wanted: boolean | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  const arrivedLater = useArrivedLater();
  useEffect(() => {
    if (wanted && arrivedLater) title.current?.focus();
  }, [wanted, arrivedLater]);
  return title;
}

/** One column in which everything starts at the same edge. */
export function Card({ mark, title, lead, children, foot, layout, focusTitle }: CardProps) {
  const titleRef = useTitleFocus(focusTitle);
  const { idPrefix } = useRootPlace();
  const titleId = `${idPrefix}-title`;
  const Frame = layout === 'page' ? 'main' : 'div';
  return (
    <Frame css={pageStyle} data-layout={layout}>
      <section css={cardStyle} data-part="card" aria-labelledby={titleId}>
        <header css={headerStyle}>
          {mark}
          <h1 css={titleStyle} id={titleId} ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <p css={leadStyle}>{lead}</p> : null}
        </header>
        {children}
        {foot ? (
          <footer css={footStyle} data-part="foot">
            {foot}
          </footer>
        ) : null}
      </section>
    </Frame>
  );
}
