import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OwnTournamentError } from '#features/publishing/web/components/own-tournament-error.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
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
  const failed = !data && (query.isError || query.isPaused);
  return (
    <Frame
      title={t.title}
      subtitle={data && <bdi>{format.name(data.tournamentName)}</bdi>}
      back={{ to: `/organizer/tournaments/${id}`, label: t.backToTournament }}
    >
      {data ? <Referees id={id} list={data} /> : null}
      {failed ? <OwnTournamentError query={query} /> : null}
      {data || failed ? null : <Placeholder label={t.loading} shape="row" count={3} />}
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
