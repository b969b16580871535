import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { Preview } from '../deletion.queries.ts';
import { useText } from '../deletion.text.ts';
import css from './deletion-preview.module.css';

export function isBlocked({ obstacles }: Preview): boolean {
  const { demo, lastOperator, paymentUnderWay, tournaments } = obstacles;
  return demo || lastOperator || paymentUnderWay || tournaments.length > 0;
}

interface Props {
  readonly preview: Preview;
  /** What to do about tournaments where the person cannot open them. */
  readonly tournamentsText?: string;
}

/** What has to be done before the account can be deleted, and where. */
export function Obstacles({ preview: { obstacles }, tournamentsText }: Props) {
  const t = useText();
  const format = useFormat();
  const { tournaments } = obstacles;
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
      {tournaments.length > 0 ? (
        <InlineNotice
          tone="warning"
          title={t.obstacleTitles.tournaments}
          action={
            tournamentsText ? null : (
              <LinkButton to="/organizer" variant="secondary">
                {t.toOrganizer}
              </LinkButton>
            )
          }
        >
          <p>{tournamentsText ?? t.obstacleTexts.tournaments}</p>
          <ul className={css.list}>
            {tournaments.map(({ id, name, eventDate }) => (
              <li key={id}>
                {format.name(name)}{' '}
                <span className={css.quiet}>{format.dayWithWeekday(eventDate)}</span>
              </li>
            ))}
          </ul>
        </InlineNotice>
      ) : null}
    </>
  );
}
