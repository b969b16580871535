import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useReturned } from '../../../scorecard/web/lib/scorecard-return.ts';
import { groupIdOf, useGroup } from '../../../web/hooks/use-group.ts';
import { MatchRecords } from '../components/match-records.tsx';
import { NewMatch } from '../components/new-match.tsx';
import { oneOnOneDraft } from '../lib/one-on-one-draft.ts';
import { useText } from '../one-on-one.text.ts';

/** One-on-one matches of a group: start one, see and correct those played (spec section 2.28). */
export function Screen() {
  const t = useText();
  const groupId = groupIdOf(useParams().id);
  const carried = useLocationState<{ groupName?: string }>();
  const returned = useReturned();
  const practice = useGroup(groupId);
  const [left] = useState(() => oneOnOneDraft.read());
  const draft = left?.groupId === groupId ? left : null;
  // Valid for this one return only.
  useEffect(oneOnOneDraft.clear, []);
  const groupName = practice.data?.group.name ?? carried?.groupName ?? t.defaultGroupName;
  return (
    <Frame
      title={t.title}
      subtitle={groupName}
      back={{ to: `/select-practice-mode/${groupId}`, label: t.back, state: { groupName } }}
    >
      <NewMatch groupId={groupId} practice={practice} draft={draft} played={returned !== null} />
      <MatchRecords groupId={groupId} groupName={groupName} returned={returned} />
    </Frame>
  );
}
