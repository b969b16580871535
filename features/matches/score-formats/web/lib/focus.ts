/** Moves the focus to a box: immediately, because the next digit may already be typed, or once it is rendered. */
export function focusSoon(form: HTMLFormElement | null, name: string): void {
  const find = () => form?.querySelector<HTMLElement>(`[name="${name}"]`);
  const box = find();
  if (box) box.focus();
  else requestAnimationFrame(() => find()?.focus());
}

/** Moves the focus to the next row where the same change has made one, otherwise to the confirmation. */
export function focusSubmit(form: HTMLFormElement | null, nextRow: string): void {
  requestAnimationFrame(() => {
    const next = form?.querySelector<HTMLElement>(`[name="${nextRow}"]`);
    (next ?? form?.querySelector<HTMLElement>('[type=submit]'))?.focus();
  });
}
