import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { LARGEST_SQUAD } from '#features/entries/squads/squads.policy.ts';
import { dataOf } from '#platform/web/api/read.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { OvertakenNotice } from '#platform/web/ui/overtaken-notice.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { AddPlayers } from '../components/add-players.tsx';
import { SquadRows } from '../components/squad-rows.tsx';
import { useSquadEdit } from '../hooks/use-squad-edit.ts';
import { type Squad, type SquadBody, saveSquad, squadQuery } from '../squads.queries.ts';
import { useText } from '../squads.text.ts';

/** Who may play for a team, in the registered order: for those who speak for it, and for the desk. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const { entryId = '' } = useParams();
  const query = useQuery(squadQuery(entryId));
  const data = dataOf(query);
  const back = data?.isDesk
    ? { to: `/organizer/tournaments/${data.tournamentId}/entries`, label: t.backToList }
    : { to: '/my-tournaments', label: t.back };
  return (
    <Frame
      title={t.title}
      subtitle={
        data ? <bdi>{format.facts([data.teamName, format.name(data.tournamentName)])}</bdi> : null
      }
      back={back}
    >
      <Loaded
        query={query}
        count={6}
        refused={() => (
          <InlineNotice tone="error" title={t.notFound}>
            {t.notFoundText}
          </InlineNotice>
        )}
      >
        {(squad) => <Edited squad={squad} />}
      </Loaded>
    </Frame>
  );
}

function Edited({ squad }: { readonly squad: Squad }) {
  const t = useText();
  const { entryId, closed } = squad;
  const edit = useSquadEdit(squad);
  const [chosen, setGroup] = useState<number | null>(null);
  const groupId = chosen ?? squad.groupId;
  const { submit, isPending } = useSubmit({
    send: (body: SquadBody) => saveSquad({ params: { entryId }, body }),
    reads: ['tournaments'],
    inBackground: true,
    words: t,
    onSuccess: (data) => {
      queryClient.setQueryData(squadQuery(entryId).queryKey, data.squad);
      edit.drop();
      notify({ title: t.saved });
    },
  });
  const save = () =>
    submit({
      seenVersion: edit.seen,
      groupId,
      players: edit.players.map(({ wanted }) => wanted),
    });
  return (
    <>
      {closed ? <InlineNotice title={t.closed[closed]} /> : null}
      <Section heading={t.players} text={t.playersText(LARGEST_SQUAD)}>
        {edit.players.length === 0 ? (
          <EmptyState title={t.none} text={closed ? undefined : t.noneText} />
        ) : (
          <SquadRows edit={edit} isFixed={closed !== null} />
        )}
      </Section>
      {closed ? null : (
        <>
          <AddPlayers edit={edit} groupId={groupId} onGroup={setGroup} />
          {isPending ? null : <OvertakenNotice edit={edit} />}
          <Button
            full
            busy={isPending}
            disabled={!edit.isTyped || edit.isOvertaken}
            onClick={() => void save()}
          >
            {t.save}
          </Button>
        </>
      )}
    </>
  );
}
