/** The four people that a form can name; in singles the partners are left out. */
export const FIELDS = {
  singles: ['playerA', 'playerB'],
  doubles: ['playerA', 'partnerA', 'playerB', 'partnerB'],
} as const;
export type Discipline = keyof typeof FIELDS;
export type SidesField = (typeof FIELDS)['doubles'][number];

/** Who plays whom, as chosen or typed so far; '' for nobody. */
export interface SidesForm extends Readonly<Record<SidesField, string>> {
  readonly discipline: Discipline;
}

/** An empty form. */
export function noSides(discipline: Discipline = 'singles'): SidesForm {
  return { discipline, playerA: '', partnerA: '', playerB: '', partnerB: '' };
}

/** Without surrounding spaces. */
export function tidy(form: SidesForm): SidesForm {
  const trimmed = FIELDS.doubles.map((field) => [field, form[field].trim()]);
  return { ...form, ...Object.fromEntries(trimmed) };
}

/**
 * The error of each field that has one: nobody in it, or somebody who is in an earlier field (spec section 5, "1-on-1" and
 * "Free practice").
 */
export function sidesErrors(form: SidesForm): Partial<Record<SidesField, 'missing' | 'same'>> {
  const tidied = tidy(form);
  const fields = FIELDS[form.discipline];
  const errors: Partial<Record<SidesField, 'missing' | 'same'>> = {};
  fields.forEach((field, at) => {
    const value = tidied[field];
    if (value === '') errors[field] = 'missing';
    else if (fields.slice(0, at).some((other) => tidied[other] === value)) errors[field] = 'same';
  });
  return errors;
}

/** The error that a notification names: a missing person goes first. Null where there is none. */
export function worstOf(errors: ReturnType<typeof sidesErrors>): 'missing' | 'same' | null {
  const all = Object.values(errors);
  if (all.includes('missing')) return 'missing';
  return all.length > 0 ? 'same' : null;
}
