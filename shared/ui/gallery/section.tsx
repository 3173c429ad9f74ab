import type { ReactNode } from 'react';
import { cardStyle, columnsStyle, rowStyle, sectionStyle, sheetStyle, stackStyle } from './gallery.styles.ts';

/** A sheet of the gallery. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main css={sheetStyle}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section css={sectionStyle}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div css={rowStyle}>{children}</div>;
}

export function Columns({ children }: { children: ReactNode }) {
  return <div css={columnsStyle}>{children}</div>;
}

export function Stack({ children }: { children: ReactNode }) {
  return <div css={stackStyle}>{children}</div>;
}

export function Card({ children }: { children: ReactNode }) {
  return <div css={cardStyle}>{children}</div>;
}
