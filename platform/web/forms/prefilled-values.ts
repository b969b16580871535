/**
 * What a person, or their password manager, has put into a prerendered form before its code arrived: react-hook-form
 * would otherwise empty it when it takes the fields over. `form` is the form's name.
 */
export function prefilledValues<Name extends string>(
  form: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  if (typeof document === 'undefined') return {};
  const element = document.forms.namedItem(form);
  const kinds = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  const typed: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const field = element?.elements.namedItem(name);
    const isField = kinds.some((kind) => field instanceof kind);
    const { value } = (field ?? {}) as { value?: string };
    if (isField && value) typed[name] = value;
  }
  return typed;
}
