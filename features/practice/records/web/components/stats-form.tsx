import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { cacheMatch, matchesChanged, matchQuery } from '#features/matches/web/matches.queries.ts';
import { readAgain } from '#platform/web/api/read-again.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { warn } from '../../../web/lib/warn.ts';
import { sameStats } from '../../records.policy.ts';
import { createMessagesHook, errorsOf, type StatsText, statsOf } from '../lib/stats-text.ts';
import { saveStats } from '../records.queries.ts';
import { useText } from '../records.text.ts';
import { NotedStats } from './noted-stats.tsx';
import css from './stats-form.module.css';

interface Props {
  readonly match: MatchOutput;
  readonly onClose: () => void;
}

/** Notes on a match: the longest rally, and comments. What somebody else has saved meanwhile is shown beside them. */
export function StatsForm({ match, onClose }: Props) {
  const t = useText();
  const { cancel } = usePlatformText();
  const queries = useQueryClient();
  const [begun] = useState(match.stats);
  const [text, setText] = useState<StatsText>(() => createMessagesHook(match.stats));
  const [checked, setChecked] = useState(false);
  const errors = errorsOf(text);

  const { submit, isPending } = useSubmit({
    send: () =>
      saveStats({
        params: { id: match.id },
        // What is stored is on the screen: it is what the writer has seen.
        body: { seen: match.stats, stats: statsOf(text) },
      }),
    words: t,
    onSuccess: (saved) => {
      cacheMatch(saved.match);
      notify({ title: t.savedTitle, description: t.savedText });
      onClose();
      return matchesChanged();
    },
    onRefusal: async ({ code }) => {
      if (code === 'MATCH_CHANGED') {
        await readAgain(queries, { queryKey: matchQuery(match.id).queryKey });
        warn(t.changedTitle, t.changedStats);
      } else warn(t.closedTitle, t.closedText);
      await matchesChanged();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!errors.rally && !errors.comments) void submit();
  };
  return (
    <form noValidate className={css.form} onSubmit={save}>
      {sameStats(match.stats, begun) ? null : (
        <InlineNotice tone="warning" title={t.storedStats}>
          {sameStats(match.stats, null) ? t.noStats : <NotedStats stats={match.stats} />}
        </InlineNotice>
      )}
      <TextField
        name="longestRally"
        label={t.longestRally}
        optional
        inputMode="numeric"
        autoComplete="off"
        suffix={t.pointsUnit}
        value={text.longestRally}
        error={checked && errors.rally ? t.errors.rally : undefined}
        onChange={(event) => setText({ ...text, longestRally: event.target.value })}
      />
      <TextAreaField
        name="comments"
        label={t.comments}
        optional
        rows={3}
        value={text.comments}
        error={checked && errors.comments ? t.errors.comments : undefined}
        onChange={(event) => setText({ ...text, comments: event.target.value })}
      />
      <div className={css.actions}>
        <Button variant="secondary" onClick={onClose} disabled={isPending}>
          {cancel}
        </Button>
        <Button type="submit" busy={isPending} busyLabel={t.savingStats}>
          {t.saveStats}
        </Button>
      </div>
    </form>
  );
}
