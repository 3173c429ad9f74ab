import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { useDelayed } from '#shared/ui/use-delayed.ts';
import { boneStyle, fieldBoneStyle, rowStyle, stackStyle } from './skeleton.styles.ts';

export interface SkeletonProps {
  /** What comes: rows with a user and two values, fields of a form, or lines of text. */
  shape: 'rows' | 'fields' | 'text';
  /** How many of them: 6 unless said. */
  count?: number;
  /** Shows it without the wait of 400 ms: for a place that has waited already. */
  immediate?: boolean;
}

export interface BoneProps {
  shape?: 'line' | 'round' | 'title' | 'control';
  width?: 'sm' | 'md' | 'lg';
}

/** One grey piece, for shapes of one's own. */
export function Bone({ shape = 'line', width }: BoneProps) {
  return <span css={boneStyle} data-part="bone" data-shape={shape} data-width={width} />;
}

const widths = ['md', 'lg', 'md', 'sm'] as const;

function RowBones({ at }: { at: number }) {
  return (
    <div css={rowStyle}>
      <Bone shape="round" />
      <span data-part="lines">
        <Bone width={widths[at % widths.length]} />
        <Bone width={widths[(at + 1) % widths.length]} />
      </span>
      <Bone width="sm" />
      <Bone width="sm" />
    </div>
  );
}

function FieldBones() {
  return (
    <div css={fieldBoneStyle}>
      <Bone width="sm" />
      <Bone shape="control" />
    </div>
  );
}

function bonesOf(shape: SkeletonProps['shape'], at: number) {
  if (shape === 'rows') return <RowBones key={at} at={at} />;
  if (shape === 'fields') return <FieldBones key={at} />;
  return <Bone key={at} width={at % 3 === 2 ? 'lg' : undefined} />;
}

/** The shape of what is being loaded. Nothing shows in the first 400 ms, so that what is quick does not flicker. */
export function Skeleton({ shape, count = 6, immediate }: SkeletonProps) {
  const { t } = useUiTexts();
  const late = useDelayed(true);
  return (
    <div role="status" data-part="skeleton">
      <span css={visuallyHidden}>{t('loading')}</span>
      {immediate || late ? (
        <div css={stackStyle} aria-hidden="true">
          {Array.from({ length: count }, (_, at) => bonesOf(shape, at))}
        </div>
      ) : null}
    </div>
  );
}
