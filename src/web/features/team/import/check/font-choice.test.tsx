import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import cs from '#messages/cs/people.ts';
import de from '#messages/de/people.ts';
import en from '#messages/en/people.ts';
import sk from '#messages/sk/people.ts';
import type { RowProblem } from '#people/batch/check-card.ts';
import { FontChoice } from './font-choice.tsx';

const useTexts = vi.hoisted(() => vi.fn());
vi.mock('../../../../shared/i18n/use-texts.ts', () => ({ useTexts }));

function problem(code: 'FACE_STOOD_IN' | 'MISSING_CHARACTERS'): RowProblem {
  const finding = { code, level: 'problem', subject: 'fullName', measured: 1, needed: 0 } as const;
  return { kind: 'print', cause: { code, rule: 'fonts', level: 'problem', findings: [finding] } };
}

test.each(Object.entries({ en, sk, cs, de }))(
  'a row whose letters the design’s font lacks can be printed in Inter: %s',
  (_, texts) => {
    useTexts.mockReturnValue(texts);
    const shown = (problems: RowProblem[], setIn: 'Inter' | null = null) =>
      renderToStaticMarkup(
        <FontChoice problems={problems} isSetIn={setIn !== null} setIn={setIn} onChange={() => {}} />,
      );
    expect(shown([problem('FACE_STOOD_IN')])).toContain(texts.check.setIn.choice('Inter'));
    expect(shown([problem('FACE_STOOD_IN')])).not.toContain('checked=""');
    // It can be taken back.
    expect(shown([], 'Inter')).toContain('checked=""');
    expect(shown([])).toBe('');
    // Inter lacks them too.
    expect(shown([problem('MISSING_CHARACTERS')])).toBe('');
  },
);
