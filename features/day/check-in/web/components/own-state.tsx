import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { OwnCheckIn } from '../check-in.queries.ts';
import { useText } from '../check-in.text.ts';
import type { Step } from '../lib/own-step.ts';

interface Props {
  readonly own: OwnCheckIn;
  readonly step: Step;
}

/** What the player can do now, or why nothing. */
export function OwnState({ own, step }: Props) {
  const t = useText();
  const format = useFormat();
  const from = own.opensAt === null ? '' : format.dateTime(own.opensAt);
  const words = {
    cancelled: { tone: 'warning', title: t.cancelled, text: null },
    'not-open': { tone: 'info', title: t.notOpen, text: t.notOpenText },
    'no-check-in': { tone: 'info', title: t.withoutCheckIn, text: t.withoutCheckInText },
    early: { tone: 'info', title: t.tooEarly(from), text: t.tooEarlyText },
    open: null,
    done: { tone: 'success', title: t.done, text: t.doneText },
    closed: { tone: 'warning', title: t.closed, text: t.closedOwnText },
  } as const;
  const said = words[step];
  return said === null ? null : (
    <InlineNotice tone={said.tone} title={said.title}>
      {said.text}
    </InlineNotice>
  );
}
