import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import UsersRound from 'lucide-react/icons/users-round';
import { v7 as newId } from 'uuid';
import { notify } from '#platform/web/notify/notify.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { GradesNotice } from '../components/grades-notice.tsx';
import css from '../components/roster.module.css';
import { RosterFrame } from '../components/roster-frame.tsx';
import { RosterRows } from '../components/roster-rows.tsx';
import { SheetSection } from '../components/sheet-section.tsx';
import { rosterFile } from '../lib/roster-file.ts';
import type { Roster } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';

/** The school roster of a group: the school, and its players in the order of strength. */
export function Screen() {
  const t = useText();
  return (
    <RosterFrame title={t.title} isRoster>
      {(roster) => (
        <>
          <GradesNotice roster={roster} />
          <Players roster={roster} />
          <SheetSection roster={roster} />
        </>
      )}
    </RosterFrame>
  );
}

function Players({ roster }: { readonly roster: Roster }) {
  const t = useText();
  const { groupId, groupName, pupils } = roster;
  const silent = pupils.filter(({ familyKana }) => familyKana === '').length;
  const download = () => {
    const file = new Blob([rosterFile(pupils, t)], { type: 'text/csv;charset=utf-8' });
    saveFile(t.fileName(groupName), file);
    notify({ title: t.downloaded });
  };
  const adding = (
    <div className={css.actions}>
      <LinkButton
        to={`/group-roster/${groupId}/import`}
        icon={<ClipboardPaste aria-hidden="true" />}
        variant={pupils.length === 0 ? 'primary' : 'secondary'}
      >
        {t.paste}
      </LinkButton>
      <LinkButton
        to={`/group-roster/${groupId}/pupils/${newId()}`}
        state={{ isNew: true }}
        icon={<Plus aria-hidden="true" />}
        variant="secondary"
      >
        {t.add}
      </LinkButton>
    </div>
  );
  if (pupils.length === 0) {
    return <EmptyState icon={<UsersRound />} title={t.empty} text={t.emptyText} action={adding} />;
  }
  return (
    <Section
      heading={t.players}
      text={t.orderText}
      action={<span className={css.count}>{t.count(pupils.length)}</span>}
    >
      {silent > 0 ? <InlineNotice>{t.withoutReading(silent)}</InlineNotice> : null}
      <RosterRows roster={roster} />
      {adding}
      <Button variant="quiet" icon={<Download aria-hidden="true" />} onClick={download}>
        {t.download}
      </Button>
    </Section>
  );
}
