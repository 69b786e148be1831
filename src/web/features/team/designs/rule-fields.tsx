import { Lock } from 'lucide-react';
import { cardTextMax } from '#domain/card/card.ts';
import { onOneLine } from '#domain/card/line-breaks.ts';
import { hasPicturePlace } from '#domain/card/look/picture-look-ids.ts';
import { textFields } from '#domain/card/text-fields.ts';
import {
  isSetByDesign,
  listRules as kindsOfListRules,
  rulesFor,
  textRules,
} from '#domain/design/company-design.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { outlineStyles } from '../../../ui/inputs/outline-styles.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import type { DesignDraft } from './design-draft.ts';

type RuleFieldsProps = {
  draft: DesignDraft;
  onChange: (part: Partial<DesignDraft>) => void;
  disabled: boolean;
};

/** The rule of each text, and the words of the locked ones. */
export function RuleFields({ draft: { card, rules, listRules }, onChange, disabled }: RuleFieldsProps) {
  const { editor } = useTexts();
  const t = useTexts('designs');
  const { portraits } = useTexts('people');
  return (
    <section>
      <h3 className="font-semibold">{t.texts}</h3>
      <p className="pb-2 text-sm text-muted-foreground">{t.textsHint}</p>
      <p className="pb-2 text-sm text-muted-foreground">{t.listRulesHint}</p>
      <ul className="flex flex-col gap-2">
        {textFields.map((field) => (
          <li key={field} className="grid items-center gap-2 tablet:grid-cols-[8rem_10rem_1fr]">
            <span className="text-sm">{editor.fields[field]}</span>
            <Select
              label={t.rule(editor.fields[field])}
              value={rules[field]}
              options={rulesFor(field).map((rule) => ({ value: rule, label: t.rules[rule] }))}
              onChange={(rule) => onChange({ rules: { ...rules, [field]: rule } })}
              disabled={disabled}
            />
            {!isSetByDesign(rules[field]) && (
              <Select
                label={t.listRule(editor.fields[field])}
                value={listRules?.[field] ?? 'list'}
                options={kindsOfListRules.map((rule) => ({ value: rule, label: t.listRules[rule] }))}
                onChange={(rule) => onChange({ listRules: { ...listRules, [field]: rule } })}
                disabled={disabled}
                className="tablet:w-52"
              />
            )}
            {rules[field] === 'locked' && (
              <span
                className={`flex h-11 items-center gap-2 rounded-md border bg-card pl-3 desktop:pointer-fine:h-9 ${outlineStyles}`}
              >
                <Lock aria-hidden size={14} strokeWidth={1.75} className="shrink-0 text-muted-foreground" />
                <input
                  type="text"
                  aria-label={t.words(editor.fields[field])}
                  value={onOneLine(card.content[field] ?? '')}
                  maxLength={cardTextMax}
                  onChange={({ target }) =>
                    onChange({ card: { ...card, content: { ...card.content, [field]: target.value } } })
                  }
                  className="h-full min-w-0 flex-1 rounded-md bg-transparent pr-3 text-lg focus-visible:shadow-none tablet:text-md"
                />
              </span>
            )}
          </li>
        ))}
        {card.style.look && hasPicturePlace(card.style.look.id) && (
          <li className="grid items-center gap-2 tablet:grid-cols-[8rem_10rem_1fr]">
            <span className="text-sm">{portraits.picture}</span>
            <Select
              label={t.rule(portraits.picture)}
              value={rules.picture ?? 'locked'}
              options={textRules.map((rule) => ({ value: rule, label: t.rules[rule] }))}
              onChange={(picture) => onChange({ rules: { ...rules, picture } })}
              disabled={disabled}
            />
            <span className="text-xs text-muted-foreground">{portraits.rulesHint}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
