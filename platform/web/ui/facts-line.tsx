import css from './facts-line.module.css';

/** Short facts in a row, with a dot between those in one line; a narrow line breaks between two facts. */
export function FactsLine({ facts }: { readonly facts: readonly string[] }) {
  return (
    <span className={css.line}>
      {facts.map((fact) => (
        <span key={fact} className={css.fact}>
          {fact}{' '}
        </span>
      ))}
    </span>
  );
}
