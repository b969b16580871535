/** The server names fields from the body's root; the form knows them without the part before. */
export function withoutPrefix<R extends { readonly fields?: Readonly<Record<string, string>> }>(
  refusal: R,
  prefix: string,
): R {
  const fields = Object.entries(refusal.fields ?? {});
  return {
    ...refusal,
    fields: Object.fromEntries(fields.map(([name, key]) => [name.replace(prefix, ''), key])),
  };
}
