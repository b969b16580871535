/** The words of a promise notification. */
export interface PromiseTexts<T> {
  /** The name of the notification for screen readers. */
  readonly label: string;
  readonly loading: string;
  readonly success: string | ((value: T) => string);
  readonly error: string | ((error: unknown) => string);
}

/** The text of a failure. */
export function failureText<T>({ error }: PromiseTexts<T>, cause: unknown): string {
  return typeof error === 'function' ? error(cause) : error;
}
