import fc from 'fast-check';

/** The parts of JSON schema that the OpenAPI document uses. */
export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** Random numbers from a seed: the same seed gives the same ones. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 up to, but not, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  isIn(share: number): boolean {
    return this.next() < share;
  }

  one<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }
}

const MOST_REMEMBERED = 60;

/** Other names under which the values of a field were seen. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  player: ['member', 'entrant', 'player'],
  player1: ['member', 'player2'],
  player2: ['member', 'player1'],
  session: ['league', 'knockout', 'match'],
  account: ['person', 'account'],
};

/** Values seen in answers, by field and owner: requests that use them may find something. */
export class Seen {
  readonly #byName = new Map<string, unknown[]>();

  /** Remembers every plain value of an answer; `owner` names what its fields belong to, such as `leagues`. */
  add(answer: unknown, owner: string): void {
    if (typeof answer !== 'object' || answer === null) return;
    for (const [name, inside] of Object.entries(answer)) {
      if (typeof inside === 'object') this.add(inside, Array.isArray(answer) ? owner : name);
      else this.#remember(`${singular(owner)}.${name}`, inside);
    }
  }

  /** A value seen as this field of this owner, or as the id of what the field names (`groupId`). */
  like(name: string, owner: string, chance: Chance): unknown {
    const [, named] = /^(.+)Id$/.exec(name) ?? [];
    const owners = named ? [named, ...(ALSO_CALLED[named] ?? [])] : [singular(owner)];
    const one = chance.one(owners);
    const also = ALSO_CALLED[one] ?? [];
    const known = [one, ...also].flatMap(
      (each) => this.#byName.get(`${each}.${named ? 'id' : name}`) ?? [],
    );
    const exact = this.#byName.get(`${singular(owner)}.${name}`) ?? [];
    const candidates = [...known, ...exact];
    return candidates.length > 0 ? chance.one(candidates) : undefined;
  }

  #remember(name: string, value: unknown): void {
    const known = this.#byName.get(name) ?? [];
    this.#byName.set(name, [value, ...known.slice(0, MOST_REMEMBERED)]);
  }
}

function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/(?<=h)es$|s$/, '');
}

/** What people type into fields whose rules the document cannot say, so that requests get past them. */
const TYPED: Readonly<Record<string, readonly unknown[]>> = {
  password: ['serve-and-volley-9'],
  confirmPassword: ['serve-and-volley-9'],
  currentPassword: ['correct horse battery', 'rallydays-demo'],
  phone: ['090-1234-5678'],
  phoneNumber: ['042-555-0123'],
  participantLimit: ['32', '１６'],
  participationFee: ['0', '¥2,000'],
  startTime: ['09:00'],
  endTime: ['17:00'],
  eventDate: ['2026-12-20'],
  applicationDeadline: ['2026-12-10'],
  cardToken: ['tok_sandbox_ok_4242', 'tok_sandbox_declined_0002'],
  teamId: ['ABCD1234', '12345678'],
  external: [true, true, true, false],
  agreed: [true],
  player1Score: ['11', '9', ''],
  player2Score: ['5', '11', ''],
  guardianEmail: ['guardian@example.com', ''],
};

/** A placeholder for JSON that is 10,000 levels deep, which `JSON.stringify` cannot write. */
const DEEP = '<deep>';

/** A value as the text of a body. */
export function asJson(value: unknown): string {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  return (JSON.stringify(value) ?? 'null').replaceAll(`"${DEEP}"`, () => deep);
}

const asCursor = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

/** What has broken programs before: beyond what columns hold, what text cannot hold, and other types. */
const HOSTILE: readonly unknown[] = [
  ...[0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, '2147483648', 'NaN'],
  ...['0000-01-01', '0000-02-29', '9999-12-31', '2026-02-30', '-000001-01-01', '+275760-09-13'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '24:00', '0001-01-01T00:00:00.000Z'],
  ...[
    '',
    ' ',
    '\u3000',
    'a\0b',
    '\ud800',
    'a\udfffb',
    '\u202e\u200b',
    'x'.repeat(5000),
    '😀'.repeat(99),
  ],
  ...[
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '{}',
    '[]',
    'null',
    '__proto__',
    'constructor',
    '../..',
    '[[former]]',
  ],
  ...[{ id: 2 ** 31 }, { id: 1e308 }, { date: '0000-01-01', id: 1 }, [2 ** 40, 'x']].map(asCursor),
  ...[
    { at: '0000-01-01T00:00:00.000Z', id: '019a9d1c-0000-7000-8000-000000000001' },
    { date: '0000-01-01', id: '019a9d1c-0000-7000-8000-000000000001' },
    { date: '2026-01-01', id: 2 ** 40 },
    { at: '2026-01-01T00:00:00.000Z', id: '\ud800' },
    ['0000-01-01', '019a9d1c-0000-7000-8000-000000000001'],
    [2 ** 40, '019a9d1c-0000-7000-8000-000000000001'],
  ].map(asCursor),
  ...[null, true, [], {}, DEEP, Array.from({ length: 500 }, (_, index) => index)],
  ...[{ constructor: { prototype: 1 } }, { toString: null }, { '\0': 1 }, { '\ud800': 1 }],
];

export interface Source {
  readonly chance: Chance;
  readonly seen: Seen;
  /** The share of values that no caller with good intentions sends. */
  readonly hostile: number;
}

export interface Field {
  readonly name: string;
  /** What it is a field of, such as `leagues`. */
  readonly owner: string;
}

/** A value for a field: as the schema says, one that was seen before, or a hostile one. */
export function valueFor(schema: Schema, source: Source, field: Field): unknown {
  const { chance, seen, hostile } = source;
  if (chance.isIn(hostile)) return chance.one(HOSTILE);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return valueFor(chance.one(variants), source, field);
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'null') return null;
  if (schema.enum) return chance.one(schema.enum);
  if (schema.type === 'object') return objectFor(schema, source, field);
  if (schema.type === 'array') return arrayFor(schema, source, field);
  const { name, owner } = field;
  const typed = TYPED[name];
  if (typed && chance.isIn(0.8)) return chance.one(typed);
  const known = chance.isIn(0.75) ? seen.like(name, owner, chance) : undefined;
  return fits(known, schema) ? known : plainFor(schema, chance);
}

function fits(value: unknown, { type }: Schema): boolean {
  if (value === undefined || value === null) return false;
  return type === undefined || (type === 'integer' ? 'number' : type) === typeof value;
}

function objectFor(schema: Schema, source: Source, field: Field): Record<string, unknown> {
  const { chance, hostile } = source;
  const owner = field.name || field.owner;
  const required = new Set(schema.required);
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) =>
    required.has(name) ? !chance.isIn(hostile / 4) : chance.isIn(0.6),
  );
  return Object.fromEntries(
    properties.map(([name, one]) => [name, valueFor(one, source, { name, owner })]),
  );
}

function arrayFor({ items, minItems = 0, maxItems = 4 }: Schema, source: Source, field: Field) {
  const most = Math.min(maxItems, minItems + 4);
  const length = minItems + source.chance.below(most - minItems + 1);
  return Array.from({ length }, () => valueFor(items ?? {}, source, field));
}

function plainFor(schema: Schema, chance: Chance): unknown {
  if (schema.type === 'boolean') return chance.isIn(0.5);
  if (schema.type === 'integer' || schema.type === 'number') return numberFor(schema, chance);
  if (schema.format === 'uuid') return newId(chance);
  if (schema.format === 'date' || schema.pattern === DAY) {
    return `2026-12-${two(1 + chance.below(28))}`;
  }
  if (schema.format === 'date-time') return '2026-11-20T03:00:00.000Z';
  if (schema.format === 'email') return `fuzz${chance.below(50)}@example.com`;
  if (schema.pattern) return matching(schema.pattern, chance);
  const words = ['Hana Ito', '伊藤 花', 'テニス部', 'Court 3', '12', '長'.repeat(30)];
  return chance.one(words).slice(0, schema.maxLength ?? 100);
}

/** The pattern of a day in a form. */
const DAY = String.raw`^\d{4}-\d{2}-\d{2}$`;

/** A UUID of version 7 that nobody has used. */
function newId(chance: Chance): string {
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => chance.below(16).toString(16)).join('');
  return `019a9d1c-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`;
}

/** The edges of what is accepted, and small numbers between them. */
function numberFor({ minimum = -10, maximum = 100 }: Schema, chance: Chance): number {
  if (chance.isIn(0.2)) return chance.one([minimum, maximum]);
  return Math.max(minimum, 0) + chance.below(Math.min(maximum - Math.max(minimum, 0) + 1, 20));
}

const two = (number: number) => String(number).padStart(2, '0');

const samples = new Map<string, readonly string[]>();

function matching(pattern: string, chance: Chance): string {
  const known =
    samples.get(pattern) ??
    fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 200 });
  samples.set(pattern, known);
  return chance.one(known);
}
