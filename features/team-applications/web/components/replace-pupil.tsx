import { useState } from 'react';
import { isLive } from '#domain/entry/vocabulary.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { lineName } from '../lib/tones.ts';
import {
  APPLICATION_READS,
  type Found,
  type Line,
  replacePupil,
} from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './application-view.module.css';

interface Props {
  readonly found: Found;
  readonly line: Line;
}

/** Lets another pupil play in a line. */
export function ReplacePupil({ found, line }: Props) {
  const joined = useJoined();
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(line.players[0]?.pupilId ?? '');
  const [incoming, setIncoming] = useState('');
  const { application, pupils } = found;
  const { submit, isPending } = useSubmit({
    send: () => {
      const params = { id: application.id, entryId: line.id };
      return replacePupil({ params, body: { outgoing, incoming } });
    },
    reads: APPLICATION_READS,
    words: t,
    onSuccess: () => {
      setOpen(false);
      setIncoming('');
      notify({ title: t.replaced });
    },
  });
  const there = line.players.some(({ pupilId }) => pupilId === chosen);
  const outgoing = there ? chosen : (line.players[0]?.pupilId ?? '');
  const taken = new Set(
    application.lines
      .filter((one) => one.eventId === line.eventId && isLive(one))
      .flatMap((one) => one.players.map(({ pupilId }) => pupilId)),
  );
  const free = pupils.filter(({ id }) => !taken.has(id));
  if (free.length === 0) return null;
  return (
    <>
      <Button
        variant="secondary"
        aria-label={joined.labelled(t.replace, lineName(line))}
        onClick={() => setOpen(true)}
      >
        {t.replace}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.replaceTitle}
        actions={
          <Button disabled={incoming === ''} busy={isPending} onClick={() => void submit()}>
            {t.replace}
          </Button>
        }
      >
        <div className={css.choices}>
          <p>{found.may.withdraw ? t.replaceText : t.replaceByOthersText}</p>
          {line.team === null ? null : (
            <LinkButton variant="quiet" to={`/squads/${line.id}`}>
              {t.squad}
            </LinkButton>
          )}
          <SelectField
            name="outgoing"
            label={t.outgoing}
            value={outgoing}
            onChange={(change) => setChosen(change.target.value)}
            options={line.players.map(({ pupilId, name }) => ({ value: pupilId, label: name }))}
          />
          <SelectField
            name="incoming"
            label={t.incoming}
            value={incoming}
            placeholder={t.choose}
            onChange={(change) => setIncoming(change.target.value)}
            options={free.map(({ id, name, grade }) => ({
              value: id,
              label: [name, t.gradeOf(grade)].filter(Boolean).join(' '),
            }))}
          />
        </div>
      </Dialog>
    </>
  );
}
