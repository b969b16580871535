import { withNext } from '#features/accounts/web/lib/next-path.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../pairs.text.ts';

interface Props {
  /** Of the refusal. */
  readonly code: string;
  readonly token: string;
}

/** Why an invitation cannot be answered, or that its one reader has to log in first. */
export function ClosedInvitation({ code, token }: Props) {
  const t = useText();
  if (code === 'LOGIN_FIRST') {
    return (
      <EmptyState
        title={t.loginFirstTitle}
        text={t.loginFirstText}
        action={<LinkButton to={withNext('/login', `/p/${token}`)}>{t.login}</LinkButton>}
      />
    );
  }
  const texts: Readonly<Record<string, string>> = t.failures;
  return (
    <EmptyState
      title={t.goneTitle}
      text={texts[code] ?? t.failures.INVITE_NOT_FOUND}
      action={<LinkButton to="/open-tournaments">{t.findOthers}</LinkButton>}
    />
  );
}
