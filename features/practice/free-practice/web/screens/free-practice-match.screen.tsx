import { useSession } from '#features/accounts/web/lib/session.ts';
import { ScoreRulesRow } from '#features/matches/score-rules/web/components/score-rules-row.tsx';
import { UnsentNotice } from '#features/matches/web/components/unsent-notice.tsx';
import type { PlainDate } from '#platform/shared/format.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useFreeRules } from '../../../score-rules/web/hooks/use-score-rules.ts';
import { useReturned } from '../../../scorecard/web/lib/scorecard-return.ts';
import type { SidesForm } from '../../../web/lib/sides-form.ts';
import { warn } from '../../../web/lib/warn.ts';
import { DraftList } from '../components/draft-list.tsx';
import { NewMatchForm } from '../components/new-match-form.tsx';
import { useText } from '../free-practice.text.ts';
import { useDrafts } from '../hooks/use-drafts.ts';
import { addMatch } from '../lib/add-match.ts';
import { namesIn } from '../lib/draft-rows.ts';

/** Practice between any two people, without a group (spec section 2.29). */
export function Screen() {
  const t = useText();
  const accountId = useSession().data?.account?.id;
  const drafts = useDrafts(useReturned());
  const rules = useFreeRules();

  const add = async (added: SidesForm, day: PlainDate) => {
    if (!accountId) return;
    const outcome = await addMatch(added, day, accountId);
    if (outcome.kind !== 'refused' || outcome.refusal.code !== 'TOO_MANY_MATCHES') return;
    warn(t.tooManyTitle, t.tooManyText);
    const refused = outbox.current().filter(({ refusal }) => refusal?.code === 'TOO_MANY_MATCHES');
    for (const { id } of refused) await outbox.discard(id);
  };
  return (
    <Frame title={t.title} back={{ to: '/', label: t.back }}>
      <UnsentNotice />
      <Section heading={t.newMatch} card>
        <NewMatchForm
          suggestions={namesIn(drafts.data ?? [])}
          onAdd={(added, day) => void add(added, day)}
        />
        <ScoreRulesRow {...rules} />
      </Section>
      <DraftList drafts={drafts} scoreFormat={rules.scoreFormat} />
    </Frame>
  );
}
