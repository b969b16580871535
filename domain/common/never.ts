/** Makes a forgotten case of a union a type error; throws if one arrives from outside nevertheless. */
export function neverHappens(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
