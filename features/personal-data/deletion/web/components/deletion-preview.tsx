import type { ReactNode } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Preview } from '../deletion.queries.ts';
import { useText } from '../deletion.text.ts';
import css from './deletion-preview.module.css';

/** What is deleted, what is withdrawn and refunded, the new owners of the clubs, and what stays. */
export function DeletionPreview({ preview }: { readonly preview: Preview }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      {preview.needsAccountYen > 0 ? (
        <InlineNotice
          tone="warning"
          title={t.needsAccountTitle}
          action={<LinkButton to="/refunds">{t.giveAccount}</LinkButton>}
        >
          {t.needsAccountText(format.yen(preview.needsAccountYen))}
        </InlineNotice>
      ) : null}
      {preview.payerAskedYen > 0 ? (
        <InlineNotice title={t.payerAskedTitle}>
          {t.payerAskedText(format.yen(preview.payerAskedYen))}
        </InlineNotice>
      ) : null}
      <Lines heading={t.goesHeading}>
        {[
          ...Object.values(t.goes).map((text) => <li key={text}>{text}</li>),
          preview.points > 0 ? (
            <li key="points">{t.points(format.number(preview.points))}</li>
          ) : null,
          preview.waiting > 0 ? <li key="waiting">{t.waiting(preview.waiting)}</li> : null,
        ]}
      </Lines>
      {preview.entries.length > 0 ? (
        <Lines heading={t.entriesHeading}>
          {preview.entries.map((entry) => (
            <li key={entry.tournament.id}>
              {format.name(entry.tournament.name)}
              <span className={css.quiet}>{format.dayWithWeekday(entry.tournament.eventDate)}</span>
              <span className={css.quiet}>{refundOf(entry)}</span>
            </li>
          ))}
        </Lines>
      ) : null}
      {preview.pairs.length > 0 ? (
        <Lines heading={t.pairsHeading}>
          {preview.pairs.map(({ id, tournament, other }) => (
            <li key={id}>
              {format.name(tournament.name)}
              <span className={css.quiet}>{format.dayWithWeekday(tournament.eventDate)}</span>
              <span className={css.quiet}>{t.pairWith(other)}</span>
            </li>
          ))}
        </Lines>
      ) : null}
      {preview.groups.length > 0 ? (
        <Lines heading={t.groupsHeading}>
          {preview.groups.map(({ id, name, newOwner, openApplications }) => (
            <li key={id}>
              {name}
              <span className={css.quiet}>{newOwner ? t.newOwner(newOwner) : t.noNewOwner}</span>
              {openApplications.length > 0 ? (
                <span className={css.quiet}>
                  {t.openApplications(
                    format.facts(openApplications.map(({ tournament }) => format.name(tournament))),
                  )}
                </span>
              ) : null}
            </li>
          ))}
        </Lines>
      ) : null}
      <Lines heading={t.staysHeading}>
        {Object.values(t.stays).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Lines>
    </>
  );

  function refundOf({ refundYen, tooLate, toAccount, payerAsked }: Preview['entries'][number]) {
    if (toAccount) return t.toAccount(format.yen(refundYen));
    if (payerAsked) return t.payerAsked(format.yen(refundYen));
    if (refundYen > 0) return t.refunded(format.yen(refundYen));
    return tooLate ? t.tooLate : t.nothingPaid;
  }
}

function Lines({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <Section heading={heading}>
      <ul className={css.list}>{children}</ul>
    </Section>
  );
}
