import css from './header.module.css';

/** The product's mark: a ball in flight. */
export function Emblem() {
  return (
    <svg className={css.emblem} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" className={css.court} />
      <circle cx="18.5" cy="13.5" r="8" className={css.ball} />
      <path d="M13 7.700c4.200 1.200 7.600 5.600 8 11.300" className={css.seam} />
      <path
        d="M5 18.500c1.200 3.800 4 6.800 7.800 8.300M5.500 24.500c.9 1.100 1.900 2 3.100 2.700"
        className={css.trail}
      />
    </svg>
  );
}
