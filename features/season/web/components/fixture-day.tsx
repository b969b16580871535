import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useOwnEdit } from '#platform/web/forms/use-own-edit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { OvertakenNotice } from '#platform/web/ui/overtaken-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { TimeField } from '#platform/web/ui/time-field.tsx';
import { LONGEST_TEXT, MOST_ORDER_MINUTES } from '../../season.vocabulary.ts';
import { useShowSeason } from '../hooks/use-show-season.ts';
import type { FixtureProps } from '../lib/fixture-props.ts';
import { answerProposal, proposeDay, scheduleFixture } from '../season.queries.ts';
import { useText } from '../season.text.ts';
import css from './season.module.css';

/** Another day for a fixture: the captains agree inside the window, the organizer sets any day. */
export function FixtureDay(props: FixtureProps) {
  const { season, fixture } = props;
  const mayPropose = fixture.own.length > 0 && fixture.resultState === 'none' && !fixture.isVoid;
  return (
    <>
      {fixture.proposal ? <Proposal {...props} /> : null}
      {mayPropose ? <DayForm {...props} isDesk={false} /> : null}
      {season.mayReferee && !fixture.isVoid ? <DayForm {...props} isDesk /> : null}
    </>
  );
}

function Proposal({ at, fixture, home, away }: FixtureProps) {
  const t = useText();
  const format = useFormat();
  const { proposal, own } = fixture;
  const show = useShowSeason(at);
  const { submit, isPending } = useSubmit({
    send: (accepts: boolean) => {
      const params = { ...at, fixtureId: fixture.id };
      return answerProposal({ params, body: { accepts, baseVersion: fixture.version } });
    },
    reads: ['tournaments'],
    words: t,
    onSuccess: show,
  });
  if (!proposal) return null;
  const when = t.on(format.dayWithWeekday(proposal.day), proposal.time ?? '');
  const isMine = own.every((side) => side === proposal.by);
  return (
    <InlineNotice tone="info" title={t.proposed(proposal.by === 'home' ? home : away, when)}>
      {own.length > 0 ? (
        <div className={css.actions}>
          {isMine ? null : (
            <Button busy={isPending} onClick={() => void submit(true)}>
              {t.accept}
            </Button>
          )}
          <Button variant="secondary" aria-disabled={isPending} onClick={() => void submit(false)}>
            {isMine ? t.takeBack : t.decline}
          </Button>
        </div>
      ) : null}
    </InlineNotice>
  );
}

function DayForm({ at, fixture, isDesk }: FixtureProps & { readonly isDesk: boolean }) {
  const t = useText();
  const format = useFormat();
  const stored = {
    day: fixture.playOn ?? fixture.windowFrom,
    time: fixture.playAt ?? '',
    venue: fixture.venue,
    minutes: String(fixture.orderMinutes ?? ''),
  };
  // A result of the fixture is no other day.
  const edit = useOwnEdit({ stored, version: stored });
  const { day, time, venue, minutes } = edit.value;
  const put = (changes: Partial<typeof stored>) => edit.change({ ...edit.value, ...changes });
  const orderMinutes = minutes === '' ? null : Number(minutes);
  const isWrong = orderMinutes !== null && !isMinutes(orderMinutes);
  const show = useShowSeason(at);
  const { submit, isPending } = useSubmit({
    send: (_sent: typeof stored) => {
      const params = { ...at, fixtureId: fixture.id };
      const body = { day, time: time || null, baseVersion: fixture.version };
      return isDesk
        ? scheduleFixture({ params, body: { ...body, venue: venue.trim(), orderMinutes } })
        : proposeDay({ params, body });
    },
    reads: ['tournaments'],
    words: t,
    onSuccess: (answer, sent) => {
      show(answer);
      // A proposal is no day of the fixture yet.
      edit.saved(sent, isDesk ? sent : stored);
      notify({ title: t.saved });
    },
  });
  const save = () => {
    // As it will be stored: after a lost answer it is known as the own edit.
    const tidy = { ...edit.value, venue: edit.value.venue.trim() };
    if (edit.isTyped) edit.change(tidy);
    void submit(tidy);
  };
  const named = isDesk ? 'desk' : 'captain';
  const window = t.open(
    format.dayWithWeekday(fixture.windowFrom),
    format.dayWithWeekday(fixture.windowTo),
  );
  return (
    <Section
      heading={isDesk ? t.scheduleTitle : t.proposeTitle}
      text={isDesk ? undefined : t.proposeText(window)}
      card
    >
      <div className={css.form}>
        <DateField
          name={`${named}-day`}
          label={t.day}
          {...(isDesk ? {} : { min: fixture.windowFrom, max: fixture.windowTo })}
          value={day}
          onValue={(next) => put({ day: next })}
        />
        <TimeField
          name={`${named}-time`}
          label={t.time}
          value={time}
          onChange={({ target }) => put({ time: target.value })}
        />
        {isDesk ? (
          <>
            <TextField
              name="venue"
              label={t.venue}
              maxLength={LONGEST_TEXT}
              value={venue}
              onChange={({ target }) => put({ venue: target.value })}
            />
            <TextField
              name="order-minutes"
              label={t.orderMinutes}
              inputMode="numeric"
              maxLength={4}
              value={minutes}
              error={isWrong ? t.orderMinutesWrong(MOST_ORDER_MINUTES) : undefined}
              onChange={({ target }) => put({ minutes: target.value.trim() })}
            />
          </>
        ) : null}
        {isPending ? null : <OvertakenNotice edit={edit} />}
        <Button
          variant="secondary"
          busy={isPending}
          disabled={day === '' || isWrong || edit.isOvertaken}
          onClick={save}
        >
          {isDesk ? t.schedule : t.propose}
        </Button>
      </div>
    </Section>
  );
}

function isMinutes(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST_ORDER_MINUTES;
}
