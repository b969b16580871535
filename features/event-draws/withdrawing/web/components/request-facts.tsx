import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import type { EntrantToWithdraw } from '../withdrawing.queries.ts';
import { useText } from '../withdrawing.text.ts';
import css from './request-facts.module.css';

type Request = NonNullable<EntrantToWithdraw['request']>;

const TONES: Record<Request['state'], Tone> = {
  asked: 'amber',
  'taken-back': 'neutral',
  declined: 'neutral',
  granted: 'neutral',
  reinstated: 'neutral',
};

/** Who asked and when, and who decided what. */
export function RequestFacts({ request }: { readonly request: Request }) {
  const t = useText();
  const format = useFormat();
  const { state, askedBy, askedAt, decidedAt, decidedBy, word } = request;
  const at = decidedAt && format.dateTime(decidedAt);
  return (
    <span className={css.facts}>
      <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      <span>{t.askedOn(t.askedBy[askedBy], format.dateTime(askedAt))}</span>
      {at ? (
        <bdi>{decidedBy ? t.decidedBy(format.name(decidedBy), at) : t.decidedAt(at)}</bdi>
      ) : null}
      {word === '' ? null : <bdi>{word}</bdi>}
    </span>
  );
}
