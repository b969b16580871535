/** The words of a promise notification. */
export interface PromiseTexts<T> {
  readonly loading: string;
  readonly success: string | ((value: T) => string);
  readonly error: string | ((error: unknown) => string);
}

/** What to say of a failure. */
export function failureText<T>({ error }: PromiseTexts<T>, cause: unknown): string {
  return typeof error === 'function' ? error(cause) : error;
}
