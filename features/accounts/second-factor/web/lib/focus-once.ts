/** A ref that moves the focus to what has just replaced the form on which it was, so that a screen reader reads on from there. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
