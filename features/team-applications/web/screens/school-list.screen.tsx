import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useParams } from 'react-router';
import { OrganizerFrame } from '#features/entry-list/web/components/own-frame.tsx';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CardGrid } from '#platform/web/ui/card-grid.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import css from '../components/application-view.module.css';
import { FeesTable } from '../components/fees-table.tsx';
import { SchoolCard } from '../components/school-card.tsx';
import { TransferTerms } from '../components/transfer-terms.tsx';
import {
  exportSchools,
  remind,
  type SchoolList,
  schoolsQuery,
} from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';

/** The applications of a tournament by schools, unpaid ones first, for its organizer. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(schoolsQuery(id));
  return (
    <OrganizerFrame title={t.listTitle} query={query}>
      {(list) => <Schools id={id} list={list} />}
    </OrganizerFrame>
  );
}

interface Props {
  readonly id: number;
  readonly list: SchoolList;
}

function Schools({ id, list }: Props) {
  const t = useText();
  const { applications, events, terms, toRemind } = list;
  return (
    <>
      {applications.length === 0 ? (
        <EmptyState title={t.listNone} text={t.listNoneText} />
      ) : (
        <>
          <p>{t.schools(new Set(applications.map(({ group }) => group.id)).size)}</p>
          <div className={css.actions}>
            {toRemind > 0 ? <Remind id={id} count={toRemind} /> : null}
            <Export id={id} />
          </div>
          <CardGrid aria-label={t.listTitle}>
            {applications.map((one) => (
              <SchoolCard key={one.id} tournamentId={id} application={one} events={events} />
            ))}
          </CardGrid>
          <FeesTable applications={applications} />
        </>
      )}
      <TransferTerms tournamentId={id} terms={terms} />
    </>
  );
}

function Remind({ id, count }: { readonly id: number; readonly count: number }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => remind({ params: { tournamentId: id } }),
    reads: ['organizer'],
    words: t,
    onSuccess: ({ reminded }) => {
      setOpen(false);
      notify({ title: t.reminded(reminded) });
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t.remind(count)}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.remindTitle}
        confirmLabel={t.remind(count)}
        busy={isPending}
        onConfirm={() => void submit()}
        onCancel={() => setOpen(false)}
      >
        {t.remindText}
      </ConfirmDialog>
    </>
  );
}

function Export({ id }: { readonly id: number }) {
  const t = useText();
  const { submit, isPending } = useSubmit({
    send: () => exportSchools({ params: { tournamentId: id } }),
    reads: [],
    words: t,
    onSuccess: ({ fileName, csv }) => {
      saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      notify({ title: t.exported, description: fileName });
    },
  });
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" />}
      busy={isPending}
      onClick={() => void submit()}
    >
      {t.export}
    </Button>
  );
}
