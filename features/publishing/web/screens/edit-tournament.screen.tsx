import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { useFreshRead } from '#platform/web/api/use-fresh-read.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { BasicFields } from '../components/basic-fields.tsx';
import { ContactFields } from '../components/contact-fields.tsx';
import { DetailsFields } from '../components/details-fields.tsx';
import { OwnTournamentRefused } from '../components/own-tournament-refused.tsx';
import { ScheduleFields } from '../components/schedule-fields.tsx';
import { TheirChanges } from '../components/their-changes.tsx';
import css from '../components/tournament-form.module.css';
import { WrongFields } from '../components/wrong-fields.tsx';
import { useEdit } from '../hooks/use-edit.ts';
import type { OwnTournament } from '../lib/tournament-values.ts';
import { ownTournamentQuery } from '../publishing.queries.ts';
import { useText } from '../publishing.text.ts';

/** Changes a published tournament. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  // Outdated values would be saved, and everybody who has entered would be notified of them.
  const query = useFreshRead(useQuery({ ...ownTournamentQuery(id), staleTime: 0 }));
  const back = { to: `/organizer/tournaments/${id}`, label: t.backToTournament };
  return (
    <Frame title={t.editTitle} back={back}>
      <Loaded
        query={query}
        shape="card"
        refused={(refusal) => <OwnTournamentRefused refusal={refusal} />}
      >
        {(tournament) => <Edit tournament={tournament} />}
      </Loaded>
    </Frame>
  );
}

function Edit({ tournament }: { readonly tournament: OwnTournament }) {
  const t = useText();
  const { form, onSubmit, isPending, failure, theirs } = useEdit(tournament);
  if (tournament.state === 'cancelled') {
    return (
      <InlineNotice tone="warning" title={t.cancelledTitle}>
        {t.cancelledText}
      </InlineNotice>
    );
  }
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <BasicFields form={form} />
      <ScheduleFields form={form} />
      <DetailsFields
        form={form}
        taken={tournament.placesTaken}
        several={tournament.events.count > 1}
      />
      <ContactFields form={form} />
      <TheirChanges theirs={theirs} />
      <WrongFields form={form} />
      <SubmitFailure failure={failure} />
      <Button type="submit" full busy={isPending} busyLabel={t.saving}>
        {t.save}
      </Button>
    </form>
  );
}
