import css from './spinner.module.css';

interface Props {
  /** Read aloud; without it the spinner is decoration beside a text. */
  readonly label?: string;
  readonly large?: boolean;
}

export function Spinner({ label, large }: Props) {
  const wheel = <span className={large ? css.large : css.wheel} aria-hidden="true" />;
  if (!label) return wheel;
  return (
    <output className={css.labelled}>
      {wheel}
      <span>{label}</span>
    </output>
  );
}
