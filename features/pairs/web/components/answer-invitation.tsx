import { withNext } from '#features/accounts/web/lib/next-path.ts';
import { lastMoment } from '#platform/shared/last-moment.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Invitation } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';
import { AcceptOrDecline } from './accept-or-decline.tsx';
import css from './pairs.module.css';

interface Props {
  readonly invitation: Invitation;
  readonly token: string;
}

/** What the reader of an invitation can do: log in, answer, or go to the pair. */
export function AnswerInvitation({ invitation, token }: Props) {
  const t = useText();
  const format = useFormat();
  const { reader, inviter, entryId, expiresAt, partnerYen } = invitation;
  if (reader === 'partner' && partnerYen !== null) {
    return (
      <InlineNotice
        tone="warning"
        title={t.payTitle}
        action={<LinkButton to={`/my-tournaments/${entryId}/pair`}>{t.toPair}</LinkButton>}
      >
        {t.payText(format.yen(partnerYen))}
      </InlineNotice>
    );
  }
  if (reader === 'inviter' || reader === 'partner') {
    const isOwn = reader === 'inviter';
    return (
      <InlineNotice
        tone={isOwn ? 'info' : 'success'}
        title={isOwn ? t.ownTitle : t.partnerTitle}
        action={<LinkButton to={`/my-tournaments/${entryId}/pair`}>{t.toPair}</LinkButton>}
      >
        {isOwn ? t.ownText : t.partnerText}
      </InlineNotice>
    );
  }
  const here = `/p/${token}`;
  return (
    <Section
      heading={inviter ? t.invites(inviter) : t.invitesGuest}
      text={partnerYen === null ? t.invitationText : t.invitationSplit(format.yen(partnerYen))}
    >
      {expiresAt ? <p>{t.answerUntil(format.dateTime(lastMoment(expiresAt)))}</p> : null}
      {reader === 'guest' ? (
        <>
          <p>{t.guestText}</p>
          <div className={css.actions}>
            <LinkButton to={withNext('/login', here)}>{t.login}</LinkButton>
            <LinkButton variant="secondary" to={withNext('/registration', here)}>
              {t.register}
            </LinkButton>
          </div>
        </>
      ) : (
        <AcceptOrDecline token={token} isSplit={partnerYen !== null} />
      )}
    </Section>
  );
}
