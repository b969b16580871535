/** A form's values as they were typed, kept on this device until they have been sent. */
export interface KeptDraft<Values> {
  read(): Partial<Values> | null;
  keep(values: Values): void;
  forget(): void;
}

/** A draft under a name of its own, such as `publish <account>`; without storage nothing is kept, and nothing breaks. */
export function keptDraft<Values>(name: string): KeptDraft<Values> {
  const key = `draft ${name}`;
  return {
    read: () => attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null')),
    keep: (values) => attempt(() => localStorage.setItem(key, JSON.stringify(values))),
    forget: () => attempt(() => localStorage.removeItem(key)),
  };
}

// Storage may be full or forbidden (private browsing), or hold what another version wrote.
function attempt(work: () => unknown) {
  try {
    return work() as never;
  } catch {
    return null as never;
  }
}
