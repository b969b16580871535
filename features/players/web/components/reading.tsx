import css from './reading.module.css';

/** The reading of a name (furigana), small, where it is known. */
export function Reading({ reading }: { readonly reading: string }) {
  if (reading === '') return null;
  return (
    <bdi className={css.reading} lang="ja">
      {reading}
    </bdi>
  );
}
