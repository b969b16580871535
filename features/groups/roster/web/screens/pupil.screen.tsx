import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { GRADES } from '#domain/common/school-grade.ts';
import { GENDERS } from '#features/players/players.vocabulary.ts';
import { pick } from '#platform/shared/merge-edit.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { withoutPrefix } from '#platform/web/forms/without-prefix.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type PupilForm, pupilSchema } from '../../roster.form.ts';
import { PUPIL_FIELDS, type PupilField } from '../../roster.vocabulary.ts';
import { RemovePupil } from '../components/remove-pupil.tsx';
import css from '../components/roster.module.css';
import { RosterFrame } from '../components/roster-frame.tsx';
import { SaveFailure } from '../components/save-failure.tsx';
import { TheirValues } from '../components/their-values.tsx';
import { useClash } from '../hooks/use-clash.ts';
import { namePartsOf } from '../lib/name-parts.ts';
import { type Pupil, type Roster, rosterSaved, savePupil } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';

/** One player of the roster: new, or to be changed or removed. */
export function Screen() {
  const t = useText();
  const { pupilId = '' } = useParams();
  const { state } = useLocation();
  const mayBeNew = Boolean((state as { isNew?: boolean } | null)?.isNew);
  const [isKnown, setKnown] = useState(!mayBeNew);
  return (
    <RosterFrame title={isKnown ? t.editTitle : t.addTitle}>
      {(roster) => {
        const pupil = roster.pupils.find(({ id }) => id === pupilId) ?? null;
        if (!pupil && !mayBeNew) return <Gone groupId={roster.groupId} />;
        const player = { roster, pupilId, pupil, onKnown: () => setKnown(true) };
        return <Player key={pupilId} {...player} />;
      }}
    </RosterFrame>
  );
}

function Gone({ groupId }: { readonly groupId: number }) {
  const t = useText();
  return (
    <EmptyState
      title={t.gone}
      action={<LinkButton to={`/group-roster/${groupId}`}>{t.backToRoster}</LinkButton>}
    />
  );
}

interface FormProps {
  readonly roster: Roster;
  readonly pupilId: string;
  /** Null for a new one. */
  readonly pupil: Pupil | null;
}

/**
 * Who is on the roster when the form opens is edited, also by the address that has added them: what is typed there would
 * become another person under their id. Who gets there while the form is open, as after a lost answer, is still added.
 */
function Player({ pupil, onKnown, ...props }: FormProps & { readonly onKnown: () => void }) {
  const [isNew] = useState(pupil === null);
  useEffect(() => {
    if (!isNew) onKnown();
  });
  return <Form {...props} pupil={isNew ? null : pupil} />;
}

function Form({ roster, pupilId, pupil }: FormProps) {
  const t = useText();
  const { form, onSubmit, isPending, failure, theirs } = usePupil({ roster, pupilId, pupil });
  const field = (name: PupilField) => ({
    ...form.register(name),
    label: t.columns[name],
    error: form.errorOf(name, t.errors),
  });
  const words: Readonly<Record<string, string>> = { ...t.grades, ...t.genders };
  return (
    <>
      <form className={css.form} onSubmit={onSubmit} noValidate>
        <TheirValues
          facts={PUPIL_FIELDS.flatMap((name) => {
            const value = theirs[name];
            return value === undefined
              ? []
              : [[t.columns[name], words[value] ?? (value || t.notGiven)] as const];
          })}
        />
        <div className={css.pair}>
          <TextField {...field('familyName')} autoComplete="off" required />
          <TextField {...field('givenName')} autoComplete="off" required />
        </div>
        <div className={css.pair}>
          <TextField {...field('familyKana')} autoComplete="off" lang="ja" />
          <TextField {...field('givenKana')} autoComplete="off" lang="ja" />
        </div>
        <div className={css.pair}>
          <SelectField
            {...field('grade')}
            options={[
              { value: '', label: t.notGiven },
              ...GRADES.map((value) => ({ value, label: t.grades[value] })),
            ]}
          />
          <SelectField
            {...field('gender')}
            options={[
              { value: '', label: t.notGiven },
              ...GENDERS.map((value) => ({ value, label: t.genders[value] })),
            ]}
          />
        </div>
        <TextField
          {...field('registrationNo')}
          hint={t.registrationHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SaveFailure failure={failure} />
        <Button type="submit" full busy={isPending} busyLabel={t.saving}>
          {t.save}
        </Button>
      </form>
      {pupil ? <RemovePupil groupId={roster.groupId} pupil={pupil} /> : null}
    </>
  );
}

const EMPTY: PupilForm = {
  familyName: '',
  givenName: '',
  familyKana: '',
  givenKana: '',
  grade: '',
  gender: '',
  registrationNo: '',
};

function usePupil({ roster, pupilId, pupil }: FormProps) {
  const t = useText();
  const leadOn = useLeadOn();
  const stored: PupilForm = pupil ? pick(pupil, PUPIL_FIELDS) : EMPTY;
  const [familyName, givenName] = pupil ? namePartsOf(pupil) : ['', ''];
  const defaults = { ...stored, familyName, givenName };
  const form = useZodForm(pupilSchema, { defaults, follow: true });
  const { was, theirs, clash } = useClash<PupilForm>(form, stored);
  const { submit, isPending, failure } = useSubmit({
    send: (typed: PupilForm) =>
      savePupil({
        params: { id: roster.groupId, pupilId },
        // Somebody else may have corrected a new pupil whose answer was lost.
        body: { pupil: typed, was: pupil || Object.keys(theirs).length > 0 ? was : null },
      }),
    onSuccess: (saved, typed) => {
      const name = `${typed.familyName} ${typed.givenName}`;
      rosterSaved(saved);
      notify({ title: pupil ? t.playerSaved(name) : t.playerAdded(name) });
      // Back leads to the roster, and not to a form for the player who is on it now.
      return leadOn(`/group-roster/${roster.groupId}`, { replace: pupil === null });
    },
    onRefusal: (refusal) => {
      if (refusal.code === 'PUPIL_CHANGED') clash(refusal.details);
      return applyRefusal(form, withoutPrefix(refusal, 'pupil.'));
    },
  });
  return { form, onSubmit: form.handleSubmit(submit), isPending, failure, theirs };
}
