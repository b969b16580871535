import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OwnTournamentRefused } from '#features/publishing/web/components/own-tournament-refused.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { InviteForm } from '../components/invite-form.tsx';
import { RefereeRow } from '../components/referee-row.tsx';
import { type RefereeList, refereesQuery } from '../referees.queries.ts';
import { useText } from '../referees.text.ts';

/** The referees of a tournament, for its organizer: who is invited, who has accepted, and inviting another one. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(refereesQuery(id));
  const { data } = query;
  return (
    <Frame
      title={t.title}
      subtitle={data && <bdi>{format.name(data.tournamentName)}</bdi>}
      back={{ to: `/organizer/tournaments/${id}`, label: t.backToTournament }}
    >
      <Loaded query={query} refused={(refusal) => <OwnTournamentRefused refusal={refusal} />}>
        {(list) => <Referees id={id} list={list} />}
      </Loaded>
    </Frame>
  );
}

function Referees({ id, list }: { readonly id: number; readonly list: RefereeList }) {
  const t = useText();
  const { referees, isCancelled } = list;
  return (
    <>
      <p>{t.intro}</p>
      {referees.length === 0 ? (
        <p>{t.nobody}</p>
      ) : (
        <List label={t.listLabel}>
          {referees.map((referee) => (
            <RefereeRow
              key={referee.id}
              tournamentId={id}
              referee={referee}
              isCancelled={isCancelled}
            />
          ))}
        </List>
      )}
      {isCancelled ? (
        <InlineNotice tone="warning" title={t.cancelledTitle}>
          {t.cancelledText}
        </InlineNotice>
      ) : (
        <InviteForm tournamentId={id} />
      )}
    </>
  );
}
