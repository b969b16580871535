import { isUnpaid } from '#features/entries/applications/applications.policy.ts';
import { NoteArrival } from '#features/entry-list/bank-transfers/web/components/note-arrival.tsx';
import { balanceOfTransfers, transferredYen } from '../lib/tones.ts';
import { APPLICATION_READS, type Application, noteTransfer } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';

interface Props {
  readonly tournamentId: number;
  readonly application: Application;
}

/** Notes what a school has transferred. */
export function NoteTransfer({ tournamentId, application }: Props) {
  const t = useText();
  const { id, state, school, group } = application;
  const { missingYen } = balanceOfTransfers(application);
  return (
    <NoteArrival
      payer={school.officialName || group.name}
      unpaid={isUnpaid(state)}
      receivedYen={transferredYen(application)}
      missingYen={missingYen}
      settlesLabel={t.settles}
      send={(note, noteId) =>
        noteTransfer({ params: { tournamentId, id }, body: { ...note, id: noteId } })
      }
      reads={APPLICATION_READS}
      words={t}
    />
  );
}
