import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, useState } from 'react';
import type { Checked } from '#domain/stage-draw/check.ts';
import { isGroupsDraw, type StageChange, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { useDrawWords } from '#features/matches/draws/web/hooks/use-draw-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../public-draws.text.ts';
import css from './draw-picture.module.css';

interface Props {
  readonly made: StageDraw;
  /** What has changed since. */
  readonly changes: readonly StageChange[];
  /** How it was drawn. */
  readonly children: ReactNode;
}

type State = 'unasked' | 'checking' | 'failed' | Checked;

/** "Was this really drawn by lot?": the reader's own device draws again. The engine loads when it is asked. */
export function CheckDraw({ made, changes, children }: Props) {
  const t = useText();
  const [state, setState] = useState<State>('unasked');
  const check = async () => {
    setState('checking');
    try {
      const { checkDraw } = await import('#domain/stage-draw/check.ts');
      setState(checkDraw(made, changes));
    } catch {
      setState('failed');
    }
  };
  return (
    <Section heading={t.check} text={t.checkText}>
      {children}
      <div className={css.actions}>
        <Button
          variant="secondary"
          icon={<ShieldCheck aria-hidden="true" />}
          busy={state === 'checking'}
          busyLabel={t.checking}
          onClick={() => void check()}
        >
          {t.check}
        </Button>
      </div>
      <div role="status">
        {typeof state === 'object' ? (
          <Verdict checked={state} made={made} changes={changes} />
        ) : null}
      </div>
      {state === 'failed' ? <InlineNotice tone="error">{t.checkFailed}</InlineNotice> : null}
    </Section>
  );
}

function Verdict({
  checked,
  made,
  changes,
}: Omit<Props, 'children'> & { readonly checked: Checked }) {
  const t = useText();
  if (checked.verdict === 'unknown-method') {
    return (
      <InlineNotice tone="warning" title={t.unknownTitle}>
        {t.unknownText}
      </InlineNotice>
    );
  }
  const values = <Values made={made} />;
  if (checked.verdict !== 'equal') {
    return (
      <InlineNotice tone="warning" title={t.differsTitle}>
        <p>{whereIn(checked)}</p>
        <p>{t.differsText}</p>
        {values}
      </InlineNotice>
    );
  }
  const places = isGroupsDraw(made) ? made.entrants.length : made.size;
  return (
    <InlineNotice tone="success" title={t.equalTitle}>
      <p>{t.equalText(places)}</p>
      <p>{changes.length === 0 ? t.equalMeans : t.equalAmended(changes.length)}</p>
      {values}
    </InlineNotice>
  );

  function whereIn(found: Exclude<Checked, { readonly verdict: 'equal' }>): string {
    if ('line' in found) return t.differsLine(found.line);
    return 'group' in found ? t.differsGroup(found.group, found.place) : t.impossible;
  }
}

/** What went into the draw: with it anybody can draw again, also without this page. */
function Values({ made }: Pick<Props, 'made'>) {
  const t = useText();
  const draws = useDrawWords();
  const shared = [
    [t.randomSeed, String(made.randomSeed)],
    [t.method, t.methodNumber(made.method)],
    [t.entrants, String(made.entrants.length)],
  ] as const;
  if (isGroupsDraw(made)) {
    const ranked = made.entrants.filter(({ rating }) => rating !== undefined).length;
    return <Facts facts={[...shared, [t.ranked, String(ranked)]]} />;
  }
  return (
    <Facts
      facts={[
        ...shared,
        [t.seeds, t.seedCount(made.seeds.length)],
        [t.seedTable, draws.traditions[made.tradition]],
      ]}
    />
  );
}
