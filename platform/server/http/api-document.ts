import { STATUS_CODES } from 'node:http';
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import type { Access } from './access.ts';

/** Examples of the formats that many fields share, so that no field needs its own. */
const EXAMPLES: Readonly<Record<string, string>> = {
  date: '2026-12-06',
  'date-time': '2026-12-06T00:00:00Z',
  uuid: '019372a5-6b1c-7c3e-8f2a-5d1e0b9c4a77',
  email: 'haruka@example.com',
  uri: 'https://rallydays.example.com/',
};

interface JsonSchema {
  format?: string;
  pattern?: string;
  examples?: unknown[];
  anyOf?: object[];
  minimum?: number;
  maximum?: number;
}

const zodToJsonConfig = {
  override: ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
    // Bounds of the number type, which say nothing about the field.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    const example = jsonSchema.format && EXAMPLES[jsonSchema.format];
    if (!example) return;
    // The format is enough; its regular expression has three hundred characters.
    delete jsonSchema.pattern;
    jsonSchema.examples ??= [example];
  },
};

/** How a caller proves who they are, by access; `{}` means that nothing is needed. */
export function securityOf(
  access: Access,
  { writes, crossSite }: { writes: boolean; crossSite: boolean },
): Record<string, []>[] {
  const own: Record<string, []> = writes && !crossSite ? { ownRequest: [] } : {};
  if (access === 'link') return [{ ...own, link: [] }];
  return access === 'public' ? [own, { ...own, session: [] }] : [{ ...own, session: [] }];
}

const document: FastifyDynamicSwaggerOptions['openapi'] = {
  openapi: '3.1.0',
  info: {
    title: 'RallyDays',
    version: '1',
    summary: 'Tournaments and club practice for school-level racket sports in Japan.',
    description:
      'The API of the web app. An expected refusal answers with a 4xx status and a stable `code`. ' +
      'A write carries its own id, or the version that was seen: sending it again changes nothing. ' +
      'Instants are UTC; dates are days in Asia/Tokyo; amounts are yen.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'This server' }],
  components: {
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'rallydays.session_token',
        description:
          'The session that a login opens; named `__Secure-…` where people come by HTTPS.',
      },
      link: {
        type: 'http',
        scheme: 'bearer',
        description:
          'The token of a court or of a match slip, which opens it on the day of the tournament without an account.',
      },
      ownRequest: {
        type: 'apiKey',
        in: 'header',
        name: 'x-rallydays',
        description:
          'The value 1. Another site cannot send this header, so it proves that a write is not forged.',
      },
    },
  },
};

/** Makes the OpenAPI document from the contracts: schemas with an id (`.meta({ id })`) are written once. */
export const apiDocument: FastifyDynamicSwaggerOptions = {
  openapi: document,
  transform: createJsonSchemaTransform({ zodToJsonConfig }),
  transformObject: (given) => {
    const whole = createJsonSchemaTransformObject({ zodToJsonConfig })(given);
    return withSharedRefusals(described(withoutUnused(whole as Whole))) as typeof whole;
  },
};

interface Whole {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, object>;
    readonly responses?: Record<string, Response>;
  };
}

interface Operation {
  readonly responses: Record<string, Response>;
}

interface Response {
  description: string;
  readonly content?: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>>;
}

/** A schema with an id appears as input and as output; this leaves out the ones that no endpoint uses. */
function withoutUnused(whole: Whole): Whole {
  const { schemas } = whole.components;
  const used = new Set<string>();
  const follow = (part: unknown) => {
    const references = JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
    for (const [, name = ''] of references) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow(whole.paths);
  const left = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...whole, components: { ...whole.components, schemas: Object.fromEntries(left) } };
}

/** Says of each answer what its status means, where the generator writes "Default Response". */
function described(whole: Whole): Whole {
  for (const { responses } of Object.values(whole.paths).flatMap(Object.values<Operation>)) {
    for (const [status, response] of Object.entries(responses)) {
      response.description = STATUS_CODES[status] ?? status;
    }
  }
  return whole;
}

/** Writes a refusal that many endpoints give once; each of them refers to it by the name of its schema. */
function withSharedRefusals(whole: Whole): Whole {
  const shared = new Map<string, string>();
  for (const { responses } of Object.values(whole.paths).flatMap(Object.values<Operation>)) {
    for (const [status, response] of Object.entries(responses)) {
      const name = Number(status) < 400 ? undefined : nameOf(response);
      if (name === undefined) continue;
      const text = JSON.stringify(response);
      if ((shared.get(name) ?? text) !== text) continue;
      shared.set(name, text);
      Object.assign(responses, { [status]: { $ref: `#/components/responses/${name}` } });
    }
  }
  const responses = Object.fromEntries([...shared].map(([name, text]) => [name, JSON.parse(text)]));
  return { ...whole, components: { ...whole.components, responses } };
}

/** Of the schema that a response consists of; undefined where it has none with a name. */
function nameOf({ content }: Response): string | undefined {
  return content?.['application/json']?.schema?.$ref?.split('/').at(-1);
}
