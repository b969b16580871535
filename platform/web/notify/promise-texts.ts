/** The words of a promise notification. */
export interface PromiseTexts<T> {
  /** What a screen reader calls the notification. */
  readonly label: string;
  readonly loading: string;
  readonly success: string | ((value: T) => string);
  readonly error: string | ((error: unknown) => string);
}

/** What to say of a failure. */
export function failureText<T>({ error }: PromiseTexts<T>, cause: unknown): string {
  return typeof error === 'function' ? error(cause) : error;
}
