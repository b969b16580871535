import { Link } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { Preview } from '../deletion.queries.ts';
import { useText } from '../deletion.text.ts';
import css from './deletion-preview.module.css';

export function isBlocked({ obstacles }: Preview): boolean {
  const { demo, lastOperator, paymentUnderWay, tournaments, refundsDue } = obstacles;
  const isRunning = tournaments.length > 0 || refundsDue.length > 0;
  return demo || lastOperator || paymentUnderWay || isRunning;
}

interface Props {
  readonly preview: Preview;
  /** What to do about tournaments where the person cannot open them. */
  readonly suspended?: Readonly<Record<'tournaments' | 'refundsDue', string>>;
}

/** What has to be done before the account can be deleted, and where. */
export function Obstacles({ preview: { obstacles }, suspended }: Props) {
  const t = useText();
  const format = useFormat();
  const { labelled } = useJoined();
  const plain = (['demo', 'lastOperator', 'paymentUnderWay'] as const).filter(
    (name) => obstacles[name],
  );
  return (
    <>
      {plain.map((name) => (
        <InlineNotice key={name} tone="warning" title={t.obstacleTitles[name]}>
          {t.obstacleTexts[name]}
        </InlineNotice>
      ))}
      {obstacles.tournaments.length > 0 ? (
        <InlineNotice
          tone="warning"
          title={t.obstacleTitles.tournaments}
          action={
            suspended ? null : (
              <LinkButton to="/organizer" variant="secondary">
                {t.toOrganizer}
              </LinkButton>
            )
          }
        >
          <p>{suspended?.tournaments ?? t.obstacleTexts.tournaments}</p>
          <ul className={css.list}>
            {obstacles.tournaments.map(({ id, name, eventDate }) => (
              <li key={id}>
                {format.name(name)}{' '}
                <span className={css.quiet}>{format.dayWithWeekday(eventDate)}</span>
              </li>
            ))}
          </ul>
        </InlineNotice>
      ) : null}
      {obstacles.refundsDue.length > 0 ? (
        <InlineNotice tone="warning" title={t.obstacleTitles.refundsDue}>
          <p>{suspended?.refundsDue ?? t.obstacleTexts.refundsDue}</p>
          <ul className={css.list}>
            {obstacles.refundsDue.map(({ id, name, amountYen }) => (
              <li key={id}>
                {suspended ? (
                  labelled(format.name(name), format.yen(amountYen))
                ) : (
                  <Link to={`/organizer/tournaments/${id}/takings`}>
                    {labelled(format.name(name), format.yen(amountYen))}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </InlineNotice>
      ) : null}
    </>
  );
}
