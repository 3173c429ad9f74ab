import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import { KitPlace } from '#shared/ui/ui-root/kit-place.tsx';
import { Overlay } from '#shared/ui/ui-root/overlay-place.tsx';
import { bubbleStyle, positionerStyle } from './tooltip.styles.ts';

export interface TooltipBubbleProps {
  text: string;
  /** Id of what it explains, in the same root. */
  targetId: string;
  open: boolean;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** The bubble itself, placed by the kit. Loaded by `Tooltip`. */
export function TooltipBubble({ text, targetId, open, onPointerEnter, onPointerLeave }: TooltipBubbleProps) {
  return (
    <KitPlace>
      <Ark.Root
        open={open}
        ids={{ trigger: targetId, content: `${targetId}-tip` }}
        positioning={{ strategy: 'fixed', placement: 'top', gutter: 6 }}
        lazyMount
        unmountOnExit
      >
        <Overlay>
          <Ark.Positioner css={positionerStyle} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
            <Ark.Content css={bubbleStyle}>{text}</Ark.Content>
          </Ark.Positioner>
        </Overlay>
      </Ark.Root>
    </KitPlace>
  );
}
