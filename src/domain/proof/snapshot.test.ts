import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presses } from '#print/colour/press-condition.ts';
import { applyPatch, type Card, newCard } from '../card/card.ts';
import { documentOf, readStoredCard } from '../card/card-document.ts';
import { withImages } from '../card/card-images.ts';
import { customFont } from '../card/fonts.ts';
import { applyDesign, type CompanyDesign, defaultRules, ownContent } from '../design/company-design.ts';
import { freezeCard, freezeRefusal, isFrozenCard, shippedPresses, snapshotText } from './snapshot.ts';

const stamp = {
  profile: {},
  createdAt: '2026-11-17T10:00:00.000Z',
  documentId: '019a8f00-0000-7000-8000-000000000001',
};
const noImages = { logoId: null, pictureId: null };
const aCard = applyPatch(newCard, { content: { companyName: 'Atelier Lumen', fullName: 'Elena Marek' } });

describe('a snapshot', () => {
  test('has the same text whatever the order of the keys that the database returns', () => {
    const snapshot = freezeCard(aCard, { ...noImages, ...stamp });
    const reversed = Object.fromEntries(Object.entries(snapshot).reverse()) as typeof snapshot;
    expect(snapshotText(reversed)).toBe(snapshotText(snapshot));
  });

  test('does not contain the paths of the images, which differ between pages', () => {
    const images = { logoId: '019a8f00-0000-7000-8000-000000000002', pictureId: null };
    const shown = withImages(aCard, images);
    expect(snapshotText(freezeCard(shown, { ...images, ...stamp }))).toBe(
      snapshotText(freezeCard(aCard, { ...images, ...stamp })),
    );
    expect(isFrozenCard(freezeCard(aCard, { ...images, ...stamp }), shown, images)).toBe(true);
  });

  test('is that of another file for another profile or time, and still of the same card', () => {
    const first = freezeCard(aCard, { ...noImages, ...stamp });
    const second = freezeCard(aCard, { ...noImages, ...stamp, profile: { bleedMm: 2 } });
    expect(snapshotText(first)).not.toBe(snapshotText(second));
    expect(isFrozenCard(second, aCard, noImages)).toBe(true);
  });

  test('is not that of a card of a later release', () => {
    expect(isFrozenCard(freezeCard(aCard, { ...noImages, ...stamp }), null, noImages)).toBe(false);
  });
});

describe('a card that others see', () => {
  test('has no font that is on one device only', () => {
    const own = customFont('ab'.repeat(32), 'House Sans');
    expect(freezeRefusal(applyPatch(aCard, { style: { fonts: { fullName: own } } }), {})).toBe(
      'FONT_ON_DEVICE',
    );
    expect(
      freezeRefusal(
        applyPatch(aCard, {
          style: { look: { id: 'ridge', version: 1, fonts: { heading: own, data: 'Inter' } } },
        }),
        {},
      ),
    ).toBe('FONT_ON_DEVICE');
    expect(freezeRefusal(aCard, {})).toBeNull();
  });

  test('has no press profile that is on one device only', () => {
    expect(freezeRefusal(aCard, { icc: 'house.icc' })).toBe('PRESS_PROFILE_ON_DEVICE');
    for (const icc of shippedPresses) expect(freezeRefusal(aCard, { icc })).toBeNull();
    expect([...shippedPresses].sort()).toEqual(Object.keys(presses).sort());
  });
});

/** What is printed, in few words, as the oracle of the property below. */
type Words = {
  company: string;
  background: string;
  fullName: string;
  phone: string;
  city: string;
  isInBranch: boolean;
  isPhoneHidden: boolean;
  logoId: string | null;
  isRead: boolean;
};

const few = <Value>(...values: Value[]) => fc.constantFrom(...values);
const change = fc.oneof(
  fc.record({ company: few('Atelier', 'Lumen') }),
  fc.record({ background: few('#ffffff', '#f4efe6') }),
  fc.record({ fullName: few('Elena Marek', 'Elena Mareková') }),
  fc.record({ phone: few('', ' ', '+421 905 318 442') }),
  fc.record({ city: few('Nitra', 'Košice') }),
  fc.record({ isInBranch: fc.boolean() }),
  fc.record({ isPhoneHidden: fc.boolean() }),
  fc.record({ logoId: few(null, '019a8f00-0000-7000-8000-000000000002') }),
  // An import of the same list, a bin and a restore, a release: the card is stored and read once more.
  fc.record({ isRead: few(true) }),
);
const start: Words = {
  company: 'Atelier',
  background: '#ffffff',
  fullName: 'Elena Marek',
  phone: '',
  city: 'Nitra',
  isInBranch: true,
  isPhoneHidden: false,
  logoId: null,
  isRead: false,
};

function cardOf({ company, background, fullName, phone, city, isInBranch, isPhoneHidden }: Words): Card {
  const sample = applyPatch(newCard, {
    content: { companyName: company, fullName: 'Sample' },
    style: { background },
  });
  const branch = { id: 'b', name: 'Office', texts: { city } };
  const design: CompanyDesign = {
    card: sample,
    rules: { ...defaultRules(sample.content), phone: isPhoneHidden ? 'hidden' : 'optional' },
    branches: [branch],
  };
  const texts = { fullName, phone };
  const content = isPhoneHidden
    ? { texts, branchId: isInBranch ? 'b' : undefined }
    : ownContent(design, { texts, branchId: isInBranch ? 'b' : undefined });
  const stored: unknown = JSON.parse(JSON.stringify(documentOf(applyDesign(design, content))));
  return readStoredCard(stored) ?? sample;
}

function printed({
  company,
  background,
  fullName,
  phone,
  city,
  isInBranch,
  isPhoneHidden,
  logoId,
}: Words): string {
  const shownPhone = isPhoneHidden ? '' : phone.trim();
  return JSON.stringify([company, background, fullName, shownPhone, isInBranch ? city : '', logoId]);
}

test('in every history of edits, imports, changes of the design and restores, an approval holds exactly while the card prints what was frozen', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), fc.nat(), (changes, at) => {
      const history = [start];
      for (const next of changes) history.push({ ...(history.at(-1) ?? start), ...next });
      const approved = history[at % history.length] ?? start;
      const images = ({ logoId }: Words) => ({ logoId, pictureId: null });
      const frozen = freezeCard(cardOf(approved), { ...images(approved), ...stamp });
      for (const today of history)
        expect(isFrozenCard(frozen, cardOf(today), images(today))).toBe(printed(today) === printed(approved));
    }),
    { numRuns: 500 },
  );
});
