interface Document {
  readonly paths: object;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** The paths of an OpenAPI document with every reference to a schema replaced by the schema. */
export function inlinedPaths<Operation>({
  paths,
  components,
}: Document): Record<string, Record<string, Operation>> {
  const inlined = (_key: string, value: { $ref?: string } | null) => {
    const name = value?.$ref?.split('/').at(-1);
    return name ? JSON.parse(JSON.stringify(components.schemas[name]), inlined) : value;
  };
  return JSON.parse(JSON.stringify(paths), inlined);
}
