import { Dialog as Ark } from '@ark-ui/react/dialog';
import type { FormEvent } from 'react';
import { backdropStyle, descriptionStyle, titleStyle } from '#shared/ui/dialog/dialog.styles.ts';
import { useFailureInSight } from '#shared/ui/dialog/use-failure-in-sight.ts';
import { useFocusKept } from '#shared/ui/dialog/use-focus-kept.ts';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { KitPlace } from '#shared/ui/ui-root/kit-place.tsx';
import { Overlay } from '#shared/ui/ui-root/overlay-place.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { bodyStyle, drawerStyle, footerStyle, frameStyle, headerStyle, positionerStyle } from './drawer.styles.ts';
import type { DrawerProps } from './drawer.types.ts';

function DrawerHeader({ title, description, mark }: Pick<DrawerProps, 'title' | 'description' | 'mark'>) {
  const { t } = useUiTexts();
  return (
    <div css={headerStyle}>
      {mark}
      <div data-part="title-group">
        <Ark.Title css={titleStyle} dir="auto">
          {title}
        </Ark.Title>
        {description ? <Ark.Description css={descriptionStyle}>{description}</Ark.Description> : null}
      </div>
      <Ark.CloseTrigger asChild>
        <IconButton icon="close" label={t('close')} />
      </Ark.CloseTrigger>
    </div>
  );
}

function DrawerBody({ children, footer, footerStart }: Pick<DrawerProps, 'children' | 'footer' | 'footerStart'>) {
  const failurePlace = useFailureInSight();
  return (
    <>
      <div css={bodyStyle} data-part="body" ref={failurePlace}>
        {children}
      </div>
      {footer || footerStart ? (
        <div css={footerStyle} data-part="footer">
          {footerStart ? <span data-part="footer-start">{footerStart}</span> : null}
          {footer}
        </div>
      ) : null}
    </>
  );
}

/** React hands the event on through portals: a form around the drawer must not be sent with it. */
function submitHandler(onSubmit: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
}

/** The panel itself, with what the kit needs to run it. Loaded by `Drawer`. */
export function DrawerWindow(props: DrawerProps) {
  const { open, onClose, initialFocus, onSubmit, edge = 'end', size = 'md', children, footer, footerStart } = props;
  const focusKept = useFocusKept();
  const body = (
    <DrawerBody footer={footer} footerStart={footerStart}>
      {children}
    </DrawerBody>
  );
  return (
    <KitPlace>
      <Ark.Root
        open={open}
        onOpenChange={(change) => change.open || onClose()}
        initialFocusEl={initialFocus ? () => initialFocus.current : undefined}
        lazyMount
        unmountOnExit
      >
        <Overlay>
          <Ark.Backdrop css={backdropStyle} />
          <Ark.Positioner css={positionerStyle}>
            <Ark.Content ref={focusKept} css={drawerStyle} data-edge={edge} data-size={size}>
              <DrawerHeader {...props} />
              {onSubmit ? (
                <form css={frameStyle} noValidate onSubmit={submitHandler(onSubmit)}>
                  {body}
                </form>
              ) : (
                <div css={frameStyle}>{body}</div>
              )}
            </Ark.Content>
          </Ark.Positioner>
        </Overlay>
      </Ark.Root>
    </KitPlace>
  );
}
