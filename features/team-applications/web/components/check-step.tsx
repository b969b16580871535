import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Terms } from '#features/entries/web/components/terms.tsx';
import { lastMoment } from '#platform/shared/last-moment.ts';
import { ConnectionLost } from '#platform/web/api/errors.ts';
import { refusedHere, useSubmit } from '#platform/web/api/use-submit.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { useOnline } from '#platform/web/offline/use-online.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { findProblems, type Problem, totalOf } from '../../team-applications.policy.ts';
import { APPLICATION_READS, applyForAll, type Sheet } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './check-step.module.css';
import type { TeamDraft } from './choice-step.tsx';
import { ProblemList } from './problem-list.tsx';
import { Summary } from './summary.tsx';

interface Props {
  readonly sheet: Sheet;
  readonly draft: TeamDraft;
  readonly onEdit: () => void;
}

/** The check: what must be corrected first, then what it costs, and the two ways to pay. */
export function CheckStep({ sheet, draft, onEdit }: Props) {
  const t = useText();
  const online = useOnline();
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { submit, isPending, failure, refused } = useApply({ draft, sheet });
  const { lines } = draft;
  const problems: Problem[] = [
    ...findProblems(lines, sheet),
    ...(refused && lines === refused.lines ? [refused.problem] : []),
  ];
  const totalYen = totalOf(lines, sheet.events);
  const send = (byTransfer: boolean) => {
    setMissing(!agreed);
    if (agreed) void submit({ byTransfer, totalYen });
  };
  const isBlocked = problems.length > 0 || !online;
  const words = useFailureWords()(failure?.code);
  return (
    <>
      <ProblemList
        problems={problems}
        sheet={sheet}
        lines={lines}
        onEdit={onEdit}
        onChange={draft.change}
      />
      <Section heading={t.summary}>
        <Summary sheet={sheet} lines={lines} />
      </Section>
      <Terms />
      <CheckboxField
        name="agreed"
        card
        label={t.agree}
        checked={agreed}
        error={isMissing && !agreed ? t.agreeMissing : undefined}
        onChange={(change) => setAgreed(change.target.checked)}
      />
      {online ? null : <InlineNotice tone="warning">{t.offline}</InlineNotice>}
      {words ? <InlineNotice tone="error">{words}</InlineNotice> : null}
      <Ways
        sheet={sheet}
        totalYen={totalYen}
        isBlocked={isBlocked}
        isPending={isPending}
        onEdit={onEdit}
        onApply={(byTransfer) => send(byTransfer)}
      />
    </>
  );
}

interface WaysProps extends Pick<Props, 'sheet' | 'onEdit'> {
  readonly totalYen: number;
  readonly isBlocked: boolean;
  readonly isPending: boolean;
  readonly onApply: (byTransfer: boolean) => void;
}

/** Apply and pay now, or later by a transfer where there is time for one. */
function Ways({ sheet, totalYen, isBlocked, isPending, onApply, onEdit }: WaysProps) {
  const t = useText();
  const format = useFormat();
  const until = totalYen > 0 ? sheet.transferUntil : null;
  return (
    <div className={css.ways}>
      <Button full disabled={isBlocked} busy={isPending} onClick={() => onApply(false)}>
        {totalYen === 0 ? t.applyFree : t.payNow(format.yen(totalYen))}
      </Button>
      {totalYen === 0 ? null : <p className={css.small}>{t.minutesHint}</p>}
      {until ? (
        <>
          <Button
            full
            variant="secondary"
            disabled={isBlocked}
            aria-disabled={isPending}
            onClick={() => onApply(true)}
          >
            {t.payByTransfer}
          </Button>
          <p className={css.small}>{t.transferHint(format.dateTime(lastMoment(until)))}</p>
        </>
      ) : null}
      {totalYen > 0 && !until ? <p className={css.small}>{t.noTransfer}</p> : null}
      <Button full variant="quiet" disabled={isPending} onClick={onEdit}>
        {t.change}
      </Button>
    </div>
  );
}

/** The sentence of a refusal; null without one. */
function useFailureWords() {
  const t = useText();
  const platform = usePlatformText();
  const failures: Readonly<Record<string, string>> = t.failures;
  return (code: string | undefined) => {
    if (!code) return null;
    if (code === 'CONNECTION_LOST') return platform.lostText;
    // The list of problems, which is read again, names it.
    return code in t.problems ? t.changedMeanwhile : (failures[code] ?? failures.OTHER);
  };
}

interface Refused {
  readonly lines: TeamDraft['lines'];
  readonly problem: Problem;
}

/** Applies, and leads to the payment or to the application. */
function useApply({ draft, sheet }: Pick<Props, 'draft' | 'sheet'>) {
  const navigate = useNavigate();
  const leadOn = useLeadOn();
  const [refused, setRefused] = useState<Refused | null>(null);
  const submission = useSubmit({
    send: async (way: { byTransfer: boolean; totalYen: number }, writeId) => {
      const sent = await draft.send();
      if (sent === 'lost') throw new ConnectionLost();
      if (sent === 'failed') return refusedHere('DRAFT_UNSAVED');
      const { id, version } = draft.stored();
      return applyForAll({ params: { id }, body: { ...way, writeId, version, agreed: true } });
    },
    reads: APPLICATION_READS,
    onSuccess: async ({ id, payEntryId }) => {
      draft.forget();
      const hasLed = await leadOn(`/team-applications/${id}`, { replace: true });
      if (hasLed && payEntryId) await navigate(`/tournament-payment?entry=${payEntryId}`);
    },
    onRefusal: ({ code, details }) => {
      const isKnown = sheet.events.some(({ id }) => id === details?.eventId);
      // The facts that the check is made of are read again; only a name that is taken is not among them.
      if (code !== 'TEAM_NAME_TAKEN' || !isKnown) return false;
      const problem = { code, eventId: Number(details?.eventId) } as const;
      setRefused({ lines: draft.lines, problem });
      return true;
    },
  });
  return { ...submission, refused };
}
