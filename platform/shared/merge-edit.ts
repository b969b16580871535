/** A form's texts by field. */
export type Texts<Form> = { readonly [Field in keyof Form]: string };

interface Edit<Form> {
  /** What the form began with; a field that is left out counts as unchanged by others. */
  readonly was: Partial<Record<keyof Form, string>>;
  /** What the person wants to save. */
  readonly wanted: NoInfer<Form>;
  /** What is stored now, with other people's edits in it. */
  readonly stored: Form;
}

/**
 * Two people may edit the same thing at the same time. Applies only the fields that an edit changes to what is stored, so
 * that other people's edits remain. `clashes` are the fields that both changed to different texts.
 */
export function mergeEdit<Form extends Texts<Form>>({
  was,
  wanted,
  stored,
}: Edit<Form>): { readonly merged: Form; readonly clashes: readonly (keyof Form)[] } {
  const began: Texts<Form> = { ...stored, ...was };
  const fields = Object.keys(stored) as (keyof Form)[];
  const changed = fields.filter((field) => wanted[field] !== began[field]);
  const clashes = changed.filter(
    (field) => stored[field] !== began[field] && stored[field] !== wanted[field],
  );
  return { merged: { ...stored, ...pick(wanted, changed) }, clashes };
}

/** Whether what is stored has every value that is wanted: what is sent again is what was sent before. */
export function holds<Values extends object>(stored: Values, wanted: Values): boolean {
  const names = Object.keys(wanted) as (keyof Values)[];
  return names.every((name) => stored[name] === wanted[name]);
}

/** Some fields of a form. */
export function pick<Form, Field extends keyof Form>(
  form: Form,
  fields: readonly Field[],
): Pick<Form, Field> {
  return Object.fromEntries(fields.map((field) => [field, form[field]])) as Pick<Form, Field>;
}
