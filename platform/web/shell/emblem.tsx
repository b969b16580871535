import css from './header.module.css';

/** The product's mark: a ball in flight. */
export function Emblem() {
  return (
    <svg className={css.emblem} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" className={css.court} />
      <circle cx="18.5" cy="13.5" r="8" className={css.ball} />
      <path d="M13 7.7c4.2 1.2 7.6 5.6 8 11.3" className={css.seam} />
      <path d="M5 18.5c1.2 3.8 4 6.8 7.8 8.3M5.5 24.5c.9 1.1 1.9 2 3.1 2.7" className={css.trail} />
    </svg>
  );
}
