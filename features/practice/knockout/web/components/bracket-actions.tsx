import Dices from 'lucide-react/icons/dices';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { mayRedraw } from '../../knockout.policy.ts';
import type { KnockoutView } from '../hooks/use-knockout.ts';
import { useText } from '../knockout.text.ts';
import css from './bracket-actions.module.css';
import { PrintDialog } from './print-dialog.tsx';
import { Redraw } from './redraw.tsx';
import { ShareDialog } from './share-dialog.tsx';

type Asked = 'share' | 'print' | 'redraw';

/** Actions on a bracket as a whole. */
export function BracketActions({ view: { knockout, draw } }: { readonly view: KnockoutView }) {
  const t = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (what: Asked) => ({
    variant: 'secondary' as const,
    className: css.action,
    onClick: () => setAsked(what),
  });
  const dialog = (what: Asked) => ({ open: asked === what, onClose: () => setAsked(null) });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form. */}
      <div className={css.actions} role="group" aria-label={t.actions}>
        <Button {...ask('share')} icon={<Share2 aria-hidden="true" />}>
          {t.share}
        </Button>
        <Button {...ask('print')} icon={<Printer aria-hidden="true" />}>
          {t.print}
        </Button>
        {knockout.may.manage && mayRedraw(draw) ? (
          <Button {...ask('redraw')} icon={<Dices aria-hidden="true" />}>
            {t.redraw}
          </Button>
        ) : null}
      </div>
      <ShareDialog knockout={knockout} {...dialog('share')} />
      <PrintDialog draw={draw} {...dialog('print')} />
      <Redraw knockout={knockout} {...dialog('redraw')} />
    </>
  );
}
