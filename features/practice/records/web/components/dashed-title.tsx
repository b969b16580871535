import css from './dashed-title.module.css';

/** A title with a dash, such as "Match Results - League"; where it breaks, the dash ends the first line. */
export function DashedTitle({ children: title }: { readonly children: string }) {
  const at = title.indexOf(' - ');
  if (at === -1) return title;
  const dash = at + ' -'.length;
  return (
    <>
      <span className={css.together}>{title.slice(0, dash)}</span>
      {title.slice(dash)}
    </>
  );
}
