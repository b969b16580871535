import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod/mini';
import type { Refusal } from '../api/call.ts';

type Schema<Output, Input> = z.core.$ZodType<Output, Input>;

interface Options<Input extends FieldValues, Output>
  extends Omit<UseFormProps<Input, unknown, Output>, 'resolver' | 'defaultValues'> {
  readonly defaults: DefaultValues<Input>;
  /** When `defaults` change, so does every field that nobody has typed into. */
  readonly follow?: boolean;
}

/** Typed values and their errors remain. */
const KEEP = {
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
} as const;

/** For `form.reset` of a form that follows its defaults: saved values no longer count as typed. */
export const AFTER_SAVE = {
  keepDirtyValues: false,
  keepErrors: false,
  keepIsSubmitted: false,
} as const;

/** Texts by message key: a feature's list of error words. */
export type ErrorTexts = Readonly<Record<string, string>>;

export type ZodForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  /** The field's error in the language in use; the form itself only knows its key. */
  errorOf(name: Path<Input>, texts: ErrorTexts): string | undefined;
};

/**
 * A form over a zod/mini schema whose messages are keys. Checked on submit, which focuses the first wrong field,
 * then at each change. Not when a field is left: the error would push the button away from under the finger.
 */
export function useZodForm<Output, Input extends FieldValues>(
  schema: Schema<Output, Input>,
  { defaults, follow, ...options }: Options<Input, Output>,
): ZodForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    ...options,
    ...(follow && { values: defaults as Input, resetOptions: KEEP }),
    defaultValues: defaults,
    resolver: zodResolver(schema as never) as never,
  });
  // Reading it while rendering makes the form render again when an error changes.
  const { errors } = form.formState;
  return Object.assign(form, {
    errorOf(name: Path<Input>, texts: ErrorTexts) {
      const key = (get(errors, name) as FieldError | undefined)?.message;
      return key === undefined ? undefined : (texts[key] ?? key);
    },
  });
}

/** Puts a refusal's field errors next to their inputs and focuses the first. Gives whether there were any. */
export function applyRefusal<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  refusal: Refusal,
): boolean {
  const fields = Object.entries(refusal.fields ?? {});
  for (const [at, [name, message]] of fields.entries()) {
    form.setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: at === 0 });
  }
  return fields.length > 0;
}
