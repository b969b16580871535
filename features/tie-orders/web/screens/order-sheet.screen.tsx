import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import type { Language } from '#platform/shared/language.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import css from '../../sheet/web/components/order-sheet.module.css';
import { OrderSheet } from '../../sheet/web/components/order-sheet.tsx';
import { TieFrame } from '../components/tie-frame.tsx';
import { useOwnAddress } from '../hooks/use-own-address.ts';
import { useText } from '../tie-orders.text.ts';

/** The order sheet on paper, twice: one for the desk and one for the other team. It has a language of its own. */
export function Screen() {
  const t = useText();
  const { stageId, matchId, side } = useOwnAddress();
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  return (
    <TieFrame
      title={t.sheetTitle}
      back={{ to: `/my-ties/${stageId}/${matchId}/${side}`, label: t.title }}
    >
      {(tie) => (
        <>
          <div className={css.tools}>
            <SelectField
              name="language"
              label={t.sheetLanguage}
              options={(['ja', 'en'] as const).map((value) => ({
                value,
                label: t.languages[value],
              }))}
              value={language}
              onChange={({ target }) => setLanguage(target.value === 'ja' ? 'ja' : 'en')}
            />
            <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {t.print2}
            </Button>
          </div>
          {tie.order ? null : <InlineNotice>{t.sheetBlank}</InlineNotice>}
          <div className={css.papers} lang={language}>
            <OrderSheet {...{ tie, language }} copy="copyForDesk" />
            <OrderSheet {...{ tie, language }} copy="copyForOther" />
          </div>
        </>
      )}
    </TieFrame>
  );
}
