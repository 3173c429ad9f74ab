import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, Ref } from 'react';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { moveCrop, zoomCrop, zoomOf } from './crop.ts';
import type { Crop, Fit } from './crop.ts';
import { drawCrop } from './image-file.ts';
import { areaStyle } from './image-field.styles.ts';

export interface CropAreaProps {
  image: ImageBitmap;
  crop: Crop;
  fit: Fit;
  shape: 'round' | 'square';
  ref: Ref<HTMLDivElement>;
  onChange(crop: Crop): void;
}

/** Parts of the visible square by which an arrow key moves the image, alone and with Shift. */
const step = { alone: 0.02, withShift: 0.1 };
const zoomStep = 0.1;

/** Where the square goes for a key: the image moves in the direction of the arrow. */
function cropForKey({ key, shiftKey }: KeyboardEvent, { image, crop, fit }: CropAreaProps): Crop | undefined {
  const by = crop.side * (shiftKey ? step.withShift : step.alone);
  const moves: Record<string, { x: number; y: number }> = {
    ArrowLeft: { x: by, y: 0 },
    ArrowRight: { x: -by, y: 0 },
    ArrowUp: { x: 0, y: by },
    ArrowDown: { x: 0, y: -by },
  };
  if (Object.hasOwn(moves, key)) return moveCrop(crop, moves[key]!, image);
  const zoom = { '+': zoomStep, '-': -zoomStep }[key];
  return zoom === undefined ? undefined : zoomCrop(crop, zoomOf(crop, image, fit) + zoom, image, fit);
}

/** The image as it will be cut, which is dragged or moved by keys. Screen readers pass it the arrow keys. */
export function CropArea(props: CropAreaProps) {
  const { image, crop, shape, ref, onChange } = props;
  const { t } = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>(undefined);
  useLayoutEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop);
  }, [image, crop]);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!last.current) return;
    const scale = crop.side / currentTarget.clientWidth;
    const by = { x: (last.current.x - clientX) * scale, y: (last.current.y - clientY) * scale };
    last.current = { x: clientX, y: clientY };
    onChange(moveCrop(crop, by, image));
  };
  const end = () => (last.current = undefined);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = cropForKey(event, props);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  // an `application` (ARIA 1.2) is operated by keys and pointer, though rules about roles count it among documents
  const operation = {
    tabIndex: 0,
    onPointerDown,
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown,
  };
  return (
    <div
      ref={ref}
      css={areaStyle}
      data-part="crop-area"
      data-shape={shape}
      role="application"
      aria-label={t('image.area')}
      {...operation}
    >
      <canvas ref={canvas} width={640} height={640} />
    </div>
  );
}
