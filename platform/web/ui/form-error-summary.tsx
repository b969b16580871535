import { usePlatformText } from '../i18n/platform-text.ts';
import css from './form-error-summary.module.css';
import { InlineNotice } from './inline-notice.tsx';

interface Props {
  /** The wrong fields in their order on the screen; nothing is shown for none. */
  readonly errors: readonly { readonly name: string; readonly text: string }[];
}

/** All errors of a long form at its end or top, each leading to its field. */
export function FormErrorSummary({ errors }: Props) {
  const t = usePlatformText();
  if (errors.length === 0) return null;
  return (
    <InlineNotice tone="error" title={t.errorsTitle}>
      <ul className={css.list}>
        {errors.map(({ name, text }) => (
          <li key={name}>
            <button type="button" className={css.go} onClick={() => focusField(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
}

function focusField(name: string) {
  const field = document.querySelector<HTMLElement>(`main [name="${CSS.escape(name)}"]`);
  // A date field focuses its button instead of its hidden input.
  const target = field?.dataset.focus ? document.getElementById(field.dataset.focus) : field;
  target?.focus();
}
