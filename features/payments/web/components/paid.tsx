import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { useEffect, useState } from 'react';
import type { ConfirmedEntry, Entry } from '#features/entries/web/entries.queries.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { MIN_DURATION } from '#platform/web/timing.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import type { Earned } from '../lib/payment-phase.ts';
import { useText } from '../payments.text.ts';
import css from './paid.module.css';

const MINE = '/practice-records';

interface Props {
  readonly entry: Entry;
  readonly earned: Earned | null;
  /** It was paid on this screen: the person is taken on to their tournaments. */
  readonly justNow: boolean;
}

/** The entry is paid and confirmed. */
export function Paid({ entry, earned, justNow }: Props) {
  const t = useText();
  const format = useFormat();
  const carried: ConfirmedEntry = { confirmed: entry };
  const { name, eventDate } = entry.tournament;
  // The query of the entry may not have been answered since the payment.
  const isHalf =
    Boolean(entry.otherFeeYen) && entry.pair?.role === 'player' && entry.state === 'reserved';
  const isSchool = Boolean(entry.schoolName);
  const leaving = useRedirect(justNow && !isHalf && !isSchool, carried);
  return (
    <Frame
      title={isHalf ? t.halfTitle : justNow ? t.successTitle : t.confirmedTitle}
      step="paid"
      align="center"
    >
      <Card className={css.paid}>
        <CircleCheckBig className={css.mark} aria-hidden="true" />
        <p className={css.thanks}>{isHalf ? t.halfThanks : t.thanks}</p>
        <p className={css.what}>
          {format.name(name)}
          <br />
          {format.dayWithWeekday(eventDate)}
          {entry.team ? (
            <>
              <br />
              <bdi>{entry.team}</bdi>
            </>
          ) : null}
        </p>
        <p>{t.mailSent}</p>
        {earned ? (
          <p className={css.earned}>
            {t.earned(format.number(earned.points))} {t.earnedFrom(format.longDate(earned.from))}
          </p>
        ) : null}
      </Card>
      <div className={css.ways}>
        {isSchool ? (
          <LinkButton full to={`/team-applications/${entry.applicationId ?? ''}`}>
            {t.viewApplication}
          </LinkButton>
        ) : isHalf ? (
          <LinkButton full to={`/my-tournaments/${entry.id}/pair`}>
            {t.invitePartner}
          </LinkButton>
        ) : (
          <LinkButton full to={MINE} state={carried}>
            {t.viewMine}
          </LinkButton>
        )}
        <LinkButton full variant="secondary" to="/">
          {t.backHome}
        </LinkButton>
      </div>
      <p role="status" className={css.redirecting}>
        {leaving ? t.redirecting : null}
      </p>
    </Frame>
  );
}

const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Goes on by itself (spec section 9, timers), unless the person has left before, or touches the page: to read it, to
 * show it to somebody, to take a picture. Gives whether it still will.
 */
function useRedirect(wanted: boolean, carried: ConfirmedEntry): boolean {
  const leadOn = useLeadOn();
  const [touched, setTouched] = useState(false);
  const leaving = wanted && !touched;
  const { id } = carried.confirmed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same entry, read again, does not start the time again.
  useEffect(() => {
    if (!leaving) return;
    const goOn = () => {
      void leadOn(MINE, { replace: true, state: carried });
    };
    const timer = setTimeout(goOn, MIN_DURATION.paymentRedirect);
    const stop = () => setTouched(true);
    for (const touch of TOUCHES) addEventListener(touch, stop, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) removeEventListener(touch, stop);
    };
  }, [leaving, leadOn, id]);
  return leaving;
}
