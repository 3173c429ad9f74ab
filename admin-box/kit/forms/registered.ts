import type {
  FieldValues,
  Path,
  PathValue,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';

/** A form's field with its value in the drawing itself: the form fills nodes, of which a snapshot has none when it is drawn. */
export function registered<Values extends FieldValues, Name extends Path<Values>>(
  form: Pick<UseFormReturn<Values>, 'register' | 'getValues'>,
  name: Name,
  rules?: RegisterOptions<Values, Name>,
): UseFormRegisterReturn<Name> & { defaultValue: PathValue<Values, Name> } {
  return { ...form.register(name, rules), defaultValue: form.getValues(name) };
}
