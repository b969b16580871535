import { asJson, type Schema, type Source, valueFor } from './fuzz-values.ts';
import { inlinedPaths } from './inlined-paths.ts';

export type Access = 'public' | 'link' | 'signed-in' | 'organizer' | 'operator';

interface Operation {
  readonly 'x-access': Access;
  readonly parameters?: readonly {
    in: 'path' | 'query';
    name: string;
    required?: boolean;
    schema: Schema;
  }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } };
  };
}

/** An endpoint, as the OpenAPI document describes it. */
export interface FuzzRoute extends Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

export interface FuzzRequest {
  readonly method: FuzzRoute['method'];
  readonly url: string;
  readonly payload?: string;
}

/** Every endpoint of an OpenAPI document. */
export function fuzzRoutes(document: Parameters<typeof inlinedPaths>[0]): FuzzRoute[] {
  return Object.entries(inlinedPaths<Operation>(document)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase() as FuzzRoute['method'],
    })),
  );
}

/** A request of an endpoint: as the schemas say, with values that were seen before, or hostile ones. */
export function requestFor(
  { method, path, parameters = [], requestBody }: FuzzRoute,
  source: Source,
): FuzzRequest {
  const { chance } = source;
  const asText = (value: unknown) =>
    typeof value === 'object' ? asJson(value).slice(0, 2000) : String(value);
  // A lone surrogate cannot be written into an address.
  const encoded = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());
  const owner = ownerIn(path);
  const url = path.replace(/\{(\w+)\}/g, (all, name: string, at: number) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    const field = { name, owner: ownerIn(path.slice(0, at)) };
    return encoded(valueFor(parameter?.schema ?? {}, source, field)) || all;
  });
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || chance.isIn(0.5)))
    .map(({ name, schema }) => `${name}=${encoded(valueFor(schema, source, { name, owner }))}`);
  const schema = requestBody?.content['application/json'].schema;
  return {
    method,
    url: query.length > 0 ? `${url}?${query.join('&')}` : url,
    ...(schema && { payload: asJson(valueFor(schema, source, { name: '', owner })) }),
  };
}

/** The resource of an address: the last plural word of `/api/practice/leagues/{id}`. */
export function ownerIn(path: string): string {
  const words = path.split('/').filter((word) => word && !word.startsWith('{'));
  return words.findLast((word) => word.endsWith('s')) ?? words.at(-1) ?? '';
}

/** Another address for each request, so that no limit hides the endpoints behind it. */
export function someAddress(chance: Source['chance']): string {
  return `10.${[0, 0, 0].map(() => chance.below(256)).join('.')}`;
}
