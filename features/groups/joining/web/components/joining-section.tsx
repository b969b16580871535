import { useQuery } from '@tanstack/react-query';
import { List } from '#platform/web/ui/list.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
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
  const query = useQuery(joiningQuery(groupId));
  return (
    <Section heading={t.title} text={t.text}>
      <RenewCode groupId={groupId} teamId={teamId} />
      <Loaded query={query} count={2}>
        {({ requests, barred }) => (
          <>
            {requests.length === 0 ? <p className={css.text}>{t.nobodyWaits}</p> : null}
            <div className={css.part}>
              <h3 className={css.heading}>{t.barredTitle}</h3>
              <p className={css.text}>{barred.length > 0 ? t.barredText : t.barredNobody}</p>
              {barred.length > 0 ? (
                <List label={t.barredTitle}>
                  {barred.map((person) => (
                    <BarredRow key={person.memberId} groupId={groupId} person={person} />
                  ))}
                </List>
              ) : null}
            </div>
          </>
        )}
      </Loaded>
    </Section>
  );
}
