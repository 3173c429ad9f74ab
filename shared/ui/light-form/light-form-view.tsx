import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { LightFieldView } from './light-field-view.tsx';
import { submitSlot } from './light-form.ts';
import type { LightForm } from './light-form.ts';
import { actionsStyle, groupStyle } from './light-form-view.styles.ts';
import { useLightForm } from './use-light-form.ts';
import type { LightFormOptions } from './use-light-form.ts';

export interface LightFormViewProps extends LightFormOptions {
  form: LightForm;
  /** Above the fields: an error of the whole form, who one is. */
  before?: ReactNode;
  /** At the end of a field's label line, by field name. */
  beside?: Readonly<Record<string, ReactNode>>;
  /** Above the submit button. */
  first?: ReactNode;
  /** Further ways on, below the submit button. */
  actions?: ReactNode;
  revealLabel: (revealed: boolean) => string;
}

/** Draws a form around the light-DOM fields it keeps up to date: one group of fields, one of actions. */
export function LightFormView({
  form: described,
  before,
  beside,
  first,
  actions,
  revealLabel,
  ...options
}: LightFormViewProps) {
  const { form, toggleRevealed } = useLightForm(described, options);
  const visible = form.fields.some((field) => !field.identity);
  return (
    <Fragment>
      {visible || before ? (
        <div css={groupStyle} data-part="body">
          {before}
          {form.fields.map((field) => (
            <LightFieldView
              key={field.name}
              form={form}
              field={field}
              beside={beside?.[field.name]}
              revealLabel={revealLabel}
              onReveal={() => toggleRevealed(field.name)}
            />
          ))}
        </div>
      ) : null}
      <div css={actionsStyle} data-part="actions">
        {first}
        <div>
          <slot name={submitSlot(form)} />
        </div>
        {actions}
      </div>
    </Fragment>
  );
}
