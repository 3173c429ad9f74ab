import { css } from '@emotion/react';
import { Button } from '#planning-demo/parts/button.tsx';
import { visuallyHidden } from '#planning-demo/parts/visually-hidden.tsx';
import { strings } from '#planning-demo/strings.ts';
import {
  skeletonBar,
  skeletonBlock,
  skeletonBody,
  skeletonPage,
  skeletonRow,
  slowNotice,
  slowText,
  slowTitle,
  slowMessage,
} from './boot.styles.ts';

interface BootScreenProps {
  /** `quiet`: nothing yet; `progressing`: a skeleton; `slow`: the skeleton and a button to try again. */
  stage: 'quiet' | 'progressing' | 'slow';
  onReload(): void;
}

/** While it is not yet known who is signed in. */
export function BootScreen({ stage, onReload }: BootScreenProps) {
  return (
    <main css={skeletonPage} aria-busy="true" data-stage={stage}>
      {stage !== 'quiet' && <Skeleton />}
      {stage === 'slow' && <SlowNotice onReload={onReload} />}
    </main>
  );
}

function Skeleton() {
  return (
    <>
      <h1 css={visuallyHidden}>{strings.product}</h1>
      <p css={visuallyHidden} role="status">
        {strings.boot.loading}
      </p>
      <div aria-hidden="true" data-part="skeleton">
        <div css={skeletonBar} />
        <div css={skeletonBody}>
          <span css={[skeletonBlock, css({ inlineSize: '280px', maxInlineSize: '80%', blockSize: '36px' })]} />
          <div css={skeletonRow}>
            {[1, 2, 3].map((card) => (
              <span key={card} css={[skeletonBlock, css({ blockSize: '184px' })]} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function SlowNotice({ onReload }: { onReload(): void }) {
  return (
    <div css={slowNotice} role="status">
      <div css={slowMessage}>
        <p css={slowTitle}>{strings.boot.slowTitle}</p>
        <p css={slowText}>{strings.boot.slowText}</p>
      </div>
      <Button onClick={onReload}>{strings.boot.reload}</Button>
    </div>
  );
}
