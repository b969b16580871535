const SHORTEST = 8;

/**
 * The passwords that people choose most, in lower case: attackers try them first. On the server only. Passwords below the
 * minimum length are left out.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= readDictionary();
  return known;
}

/** Large, and few requests choose a password: it is loaded with the first of them. */
let known: Promise<ReadonlySet<string>> | undefined;

async function readDictionary(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= SHORTEST));
}
