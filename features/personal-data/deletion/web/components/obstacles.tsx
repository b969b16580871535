import { Link } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { Preview } from '../deletion.queries.ts';
import { useText } from '../deletion.text.ts';
import css from './deletion-preview.module.css';

export function isBlocked({ obstacles }: Preview): boolean {
  const { demo, lastOperator, paymentUnderWay, tournaments, refundsDue, schoolRefunds } = obstacles;
  const lists = [tournaments, refundsDue, schoolRefunds];
  return demo || lastOperator || paymentUnderWay || lists.some((one) => one.length > 0);
}

interface Props {
  readonly preview: Preview;
  /** What to do about tournaments where the person cannot open them. */
  readonly suspended?: Readonly<Record<'tournaments' | 'refundsDue' | 'schoolRefunds', string>>;
}

/** What has to be done before the account can be deleted, and where. */
export function Obstacles({ preview: { obstacles }, suspended }: Props) {
  const t = useText();
  const format = useFormat();
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
      <DueList
        title={t.obstacleTitles.refundsDue}
        text={suspended?.refundsDue ?? t.obstacleTexts.refundsDue}
        due={obstacles.refundsDue.map((one) => ({
          ...one,
          to: suspended ? null : `/organizer/tournaments/${one.id}/takings`,
        }))}
      />
      <DueList
        title={t.obstacleTitles.schoolRefunds}
        text={suspended?.schoolRefunds ?? t.obstacleTexts.schoolRefunds}
        due={obstacles.schoolRefunds.map(({ applicationId, ...one }) => ({
          ...one,
          id: applicationId,
          to: suspended ? null : `/refunds?application=${applicationId}`,
        }))}
      />
    </>
  );
}

interface Due {
  readonly id: string | number;
  readonly name: Preview['obstacles']['refundsDue'][number]['name'];
  readonly amountYen: number;
  /** Where it is settled; null for who cannot open it. */
  readonly to: string | null;
}

interface DueProps {
  readonly title: string;
  readonly text: string;
  readonly due: readonly Due[];
}

/** Money that has to go back first; nothing without any. */
function DueList({ title, text, due }: DueProps) {
  const format = useFormat();
  const { labelled } = useJoined();
  if (due.length === 0) return null;
  return (
    <InlineNotice tone="warning" title={title}>
      <p>{text}</p>
      <ul className={css.list}>
        {due.map(({ id, name, amountYen, to }) => {
          const line = labelled(format.name(name), format.yen(amountYen));
          return <li key={id}>{to ? <Link to={to}>{line}</Link> : line}</li>;
        })}
      </ul>
    </InlineNotice>
  );
}
