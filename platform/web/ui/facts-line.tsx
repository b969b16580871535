import css from './facts-line.module.css';

/** Short facts after one another, a dot between those that stand in one line; too narrow a line breaks between two. */
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
