import css from './with-whole.module.css';

interface Props {
  readonly text: string;
  readonly whole: string;
}

/** A text in which a part, such as a day and its time, goes to the next line as a whole instead of breaking inside. */
export function WithWhole({ text, whole }: Props) {
  const at = text.indexOf(whole);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className={css.whole}>{whole}</span>
      {text.slice(at + whole.length)}
    </>
  );
}
