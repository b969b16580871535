import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { hide, type PlayerPage } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';

/** Whether the player is in the rankings: the own choice, unless a guardian has decided. */
export function RankingChoice({ player }: { readonly player: PlayerPage['player'] }) {
  const t = useText();
  const { hidden, isUnlisted } = player;
  const { submit, isPending } = useSubmit({
    send: (next: boolean) => hide({ body: { hidden: next } }),
    reads: ['ratings'],
    words: t,
    onSuccess: (done) => notify({ title: done.hidden ? t.hiddenDone : t.shownDone }),
  });
  return (
    <Section heading={t.rankingTitle}>
      {isUnlisted ? <InlineNotice>{t.unlistedOwn}</InlineNotice> : null}
      <p>{hidden === 'guardian' ? t.hiddenByGuardian : hidden ? t.hiddenText : t.hideText}</p>
      {hidden === 'guardian' ? null : (
        <Button
          full
          variant="secondary"
          aria-disabled={isPending}
          onClick={() => void submit(!hidden)}
        >
          {hidden ? t.show : t.hide}
        </Button>
      )}
    </Section>
  );
}
