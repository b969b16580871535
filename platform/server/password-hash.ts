import { hash, verify } from '@node-rs/argon2';

// OWASP's argon2id setting: 19 MiB, 2 passes, 1 lane; 7 to 10 ms of CPU.
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Memory-hard hash (argon2id) of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), ARGON2);
}

/**
 * A fast hash, for the public passwords of the demo and of tests, which are in the source. Never for a person's own
 * password.
 */
export function hashPublicPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), { memoryCost: 8, timeCost: 1, parallelism: 1 });
}

/** Whether a password is the one that was hashed. */
export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password.normalize('NFKC'));
}
