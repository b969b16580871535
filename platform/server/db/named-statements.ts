import type pg from 'pg';

/** More texts than the app has; lists of values make a new one for each length. */
const MOST_NAMES = 1000;

const names = new Map<string, string>();

/**
 * Names the statements that each connection of the pool sends, so that PostgreSQL plans each once: planning most of them
 * takes longer than running them.
 */
export function nameStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const named = (statement: unknown, ...rest: unknown[]) => query(withName(statement), ...rest);
    client.query = named as typeof client.query;
  });
}

function withName(statement: unknown): unknown {
  const text = (statement as { text?: unknown } | null)?.text;
  const name = typeof text === 'string' ? nameOf(text) : undefined;
  return name ? { ...(statement as object), name } : statement;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
