import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { LONGEST_SILENCE, SHORTEST_SILENCE } from '../../handshake.vocabulary.ts';
import { openResultsQuery, setSilence } from '../handshake.queries.ts';
import { useText } from '../handshake.text.ts';
import css from './handshake.module.css';

interface Props {
  readonly id: number;
  readonly minutes: number;
}

/** After how many minutes silence is consent. */
export function SilenceForm({ id, minutes }: Props) {
  const t = useText();
  const client = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const { submit, isPending } = useSubmit({
    send: (next: number) => setSilence({ params: { id }, body: { seen: minutes, next } }),
    reads: ['organizer'],
    inBackground: true,
    words: t,
    onSuccess: ({ results }) => {
      client.setQueryData(openResultsQuery(id).queryKey, results);
      setTyped(null);
      notify({ title: t.saved });
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const next = Number(typed ?? minutes);
    const isValid = Number.isInteger(next) && next >= SHORTEST_SILENCE && next <= LONGEST_SILENCE;
    setError(isValid ? undefined : t.silenceInvalid(SHORTEST_SILENCE, LONGEST_SILENCE));
    if (isValid) void submit(next);
  };
  return (
    <Section heading={t.silence} text={t.silenceText}>
      <form className={css.stack} onSubmit={onSubmit} noValidate>
        <TextField
          name="silence"
          label={t.silenceLabel}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed ?? String(minutes)}
          onChange={({ target }) => setTyped(String(toHalfWidth(target.value)).trim())}
          error={error}
        />
        <Button type="submit" full variant="secondary" busy={isPending}>
          {t.save}
        </Button>
      </form>
    </Section>
  );
}
