import { useSession } from '#features/accounts/web/parts/session.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useReturned } from '../../../records/web/parts/scorecard-visit.ts';
import { warn } from '../../../records/web/parts/warn.ts';
import { useText } from '../free-practice.text.ts';
import { addMatch } from '../parts/add-match.ts';
import { DraftList } from '../parts/draft-list.tsx';
import type { Names } from '../parts/names.ts';
import { NewMatchForm } from '../parts/new-match-form.tsx';
import { useDrafts } from '../parts/use-drafts.ts';

/** Practice between any two people, without a group (spec section 2.29). */
export function Screen() {
  const t = useText();
  const accountId = useSession().data?.account?.id;
  const drafts = useDrafts(useReturned());
  const names = drafts.rows?.flatMap(({ player1, player2 }) => [player1.name, player2.name]);

  const add = async (added: Names, day: PlainDate) => {
    if (!accountId) return;
    const outcome = await addMatch(added, day, accountId);
    if (outcome.kind !== 'refused' || outcome.refusal.code !== 'TOO_MANY_MATCHES') return;
    warn(t.tooManyTitle, t.tooManyText);
    const refused = outbox.current().filter(({ refusal }) => refusal?.code === 'TOO_MANY_MATCHES');
    for (const { id } of refused) await outbox.discard(id);
  };
  return (
    <Frame title={t.title} back={{ to: '/', label: t.back }}>
      <Section heading={t.newMatch} card>
        <NewMatchForm
          suggestions={[...new Set(names)]}
          onAdd={(added, day) => void add(added, day)}
        />
      </Section>
      <DraftList drafts={drafts} />
    </Frame>
  );
}
