import type { TestApp } from './test-app.ts';

/** An endpoint as the OpenAPI document lists it; `url` has 1 in place of every parameter. */
export interface Route {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly access: string;
  /** The name of its limit (platform/server/http/limits.ts). */
  readonly limit: string | null;
}

interface Operation {
  readonly 'x-access': string;
  readonly 'x-limit'?: string;
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
      })),
  );
}
