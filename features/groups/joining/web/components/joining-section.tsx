import { useQuery } from '@tanstack/react-query';
import { List } from '#platform/web/ui/list.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { joiningQuery } from '../joining.queries.ts';
import { useText } from '../joining.text.ts';
import { BarredRow } from './barred-row.tsx';
import css from './joining.module.css';
import { RenewCode } from './renew-code.tsx';

interface Props {
  readonly groupId: number;
  readonly teamId: string;
}

/** The team code and the people who cannot use it, for those who look after the group. */
export function JoiningSection({ groupId, teamId }: Props) {
  const t = useText();
  const { data, error, fetchStatus, refetch } = useQuery(joiningQuery(groupId));
  const failed = !data && (error || fetchStatus === 'paused');
  return (
    <Section heading={t.title} text={t.text}>
      <RenewCode groupId={groupId} teamId={teamId} />
      {failed ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data || failed ? null : <Skeleton shape="row" count={2} />}
      {data?.requests.length === 0 ? <p className={css.text}>{t.nobodyWaits}</p> : null}
      {data ? (
        <div className={css.part}>
          <h3 className={css.heading}>{t.barredTitle}</h3>
          <p className={css.text}>{data.barred.length > 0 ? t.barredText : t.barredNobody}</p>
          {data.barred.length > 0 ? (
            <List label={t.barredTitle}>
              {data.barred.map((person) => (
                <BarredRow key={person.memberId} groupId={groupId} person={person} />
              ))}
            </List>
          ) : null}
        </div>
      ) : null}
    </Section>
  );
}
