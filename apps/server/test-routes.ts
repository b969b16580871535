import type { TestApp } from './test-app.ts';

/** An endpoint as the OpenAPI document lists it; `url` has 1 in place of every parameter. */
export interface Route {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly access: string;
  /** The name of its limit (platform/server/http/limits.ts). */
  readonly limit: string | null;
  /** Of whom it asks for a proof of the last ten minutes (decision 0061). */
  readonly proof: string | null;
}

interface Operation {
  readonly 'x-access': string;
  readonly 'x-limit'?: string;
  readonly 'x-proof'?: string;
}

/** Every endpoint of the app, with who may call it. */
export async function routesOf({ app }: TestApp): Promise<Route[]> {
  const { paths } = (await app.http.inject('/api/openapi.json')).json();
  return Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as Route['method'],
        url: path.replace(/\{\w+\}/g, '1'),
        access: operation['x-access'],
        limit: operation['x-limit'] ?? null,
        proof: operation['x-proof'] ?? null,
      })),
  );
}

/** What somebody sends to an endpoint. */
export interface Attempt {
  /** The values for `{name}` in the address, and for its query. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

/** What somebody has who calls: the cookies of a phone, or the token of a link. */
export interface Caller {
  readonly cookies?: ReadonlyMap<string, string>;
  readonly token?: string;
}

/** Calls an endpoint of the list for somebody, and gives the status and the code of a refusal. */
export async function tried(
  { app }: TestApp,
  name: string,
  { params = {}, query = {}, body }: Attempt,
  { cookies = new Map(), token }: Caller,
): Promise<{ readonly status: number; readonly code: string | null }> {
  const [method, path = ''] = name.split(' ');
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const url = `${path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]))}?${search}`;
  const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const { statusCode, headers, payload } = await app.http.inject({
    method: method as 'GET',
    url,
    headers: { 'x-rallydays': '1', cookie, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { payload: body }),
  });
  const isJson = headers['content-type']?.toString().includes('json');
  return { status: statusCode, code: (isJson && JSON.parse(payload)?.code) || null };
}
