import css from './prose.module.css';

/** A longer text: an empty line starts a paragraph, and lines that start with "- " are a list. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <div className={css.prose}>
      {text.split('\n\n').map((block) =>
        block.startsWith('- ') ? (
          <ul key={block}>
            {block.split('\n').map((line) => (
              <li key={line}>{line.slice(2)}</li>
            ))}
          </ul>
        ) : (
          <p key={block}>{block}</p>
        ),
      )}
    </div>
  );
}
