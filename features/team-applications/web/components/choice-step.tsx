import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { groupBy } from '#domain/common/grouped.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ClashNotice } from '#platform/web/ui/clash-notice.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StickyBar } from '#platform/web/ui/sticky-bar.tsx';
import { totalOf } from '../../team-applications.policy.ts';
import { useEventNames } from '../hooks/use-event-names.ts';
import type { useTeamDraft } from '../hooks/use-team-draft.ts';
import type { Choice } from '../lib/choice.ts';
import type { Sheet } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './choice-step.module.css';
import { Matrix } from './matrix.tsx';
import { StrengthOrder } from './strength-order.tsx';

export type TeamDraft = ReturnType<typeof useTeamDraft>;

interface Props {
  readonly sheet: Sheet;
  readonly draft: TeamDraft;
  readonly onCheck: () => void;
}

/** The choice itself, with what it costs so far at the bottom. */
export function ChoiceStep({ sheet, draft, onCheck }: Props) {
  const t = useText();
  const format = useFormat();
  const { lines, state, theirs } = draft;
  const [isClearing, setClearing] = useState(false);
  const withoutKana = sheet.pupils.filter(({ kana }) => kana === '').length;
  const roster = `/group-roster/${sheet.group.id}`;
  return (
    <>
      {theirs ? <Clash sheet={sheet} draft={draft} theirs={theirs} /> : null}
      {withoutKana > 0 ? (
        <InlineNotice
          action={
            <LinkButton variant="secondary" to={roster}>
              {t.openRoster}
            </LinkButton>
          }
        >
          {t.kanaMissing(withoutKana)}
        </InlineNotice>
      ) : null}
      <Matrix sheet={sheet} lines={lines} onChange={draft.change} />
      <div className={css.tools}>
        <Button
          variant="secondary"
          icon={<Undo aria-hidden="true" />}
          disabled={!draft.canUndo}
          onClick={draft.undo}
        >
          {t.undo}
        </Button>
        <Button variant="quiet" disabled={lines.length === 0} onClick={() => setClearing(true)}>
          {t.clear}
        </Button>
        <span role="status" className={css.small}>
          {t.saved[state]}
        </span>
      </div>
      <ConfirmDialog
        open={isClearing}
        title={t.clearTitle}
        confirmLabel={t.clear}
        danger
        onConfirm={() => {
          draft.change([]);
          setClearing(false);
        }}
        onCancel={() => setClearing(false)}
      >
        {t.clearText}
      </ConfirmDialog>
      <StrengthOrder sheet={sheet} lines={lines} onChange={draft.change} />
      <StickyBar edge="bottom" className={css.bar}>
        <span className={css.total}>
          <span className={css.small}>{format.facts([t.total, t.lines(lines.length)])}</span>
          <strong className={css.amount}>{format.yen(totalOf(lines, sheet.events))}</strong>
        </span>
        <Button disabled={lines.length === 0 || theirs !== null} onClick={onCheck}>
          {t.check}
        </Button>
      </StickyBar>
    </>
  );
}

/** Another teacher has saved meanwhile: what both have, and which one stays. */
function Clash({
  sheet,
  draft,
  theirs,
}: Pick<Props, 'sheet' | 'draft'> & { readonly theirs: NonNullable<TeamDraft['theirs']> }) {
  const t = useText();
  const eventName = useEventNames(sheet.events);
  const words = (lines: Choice) =>
    [...groupBy(lines, ({ eventId }) => eventId)]
      .map(([eventId, ofEvent]) => `${eventName(eventId)} ${t.lines(ofEvent.length)}`)
      .join(t.comma) || '–';
  const choices = (
    <div className={css.choices}>
      <Button variant="secondary" onClick={() => draft.take(theirs)}>
        {t.takeTheirs}
      </Button>
      <Button onClick={draft.keepMine}>{t.saveMine}</Button>
    </div>
  );
  return (
    <ClashNotice title={t.clashTitle} choices={choices}>
      <p>{t.clashText}</p>
      <p>{t.clashTheirs(words(theirs.lines))}</p>
      <p>{t.clashMine(words(draft.lines))}</p>
    </ClashNotice>
  );
}
