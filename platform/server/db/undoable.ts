import { type Result, refuse } from '#domain/common/result.ts';
import type { Db } from './database.ts';

/** Ends the transaction with a refusal and undoes what it has written. */
export type Undo<Code extends string> = (code: Code) => never;

class Undone extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A transaction that can be undone after it has begun to write. A refusal that it returns does not undo its writes. */
export async function undoable<Value, Code extends string>(
  db: Db,
  work: (tx: Db, undo: Undo<Code>) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code>> {
  const undo: Undo<Code> = (code) => {
    throw new Undone(code);
  };
  try {
    return await db.transaction((tx) => work(tx, undo));
  } catch (error) {
    if (error instanceof Undone) return refuse(error.code as Code);
    throw error;
  }
}
