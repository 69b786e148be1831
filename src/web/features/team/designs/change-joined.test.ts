import { expect, test } from 'vitest';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { emptyCard } from '#domain/card/card.ts';
import { defaultRules } from '#domain/design/company-design.ts';
import { changeJoined } from './change-joined.ts';
import type { DesignDraft } from './design-draft.ts';

const content = { companyName: 'Tatra Sound', fullName: 'Adam', website: 'tatra.sk' };
const card = { ...emptyCard, content };
const at = '2026-01-01T00:00:00.000Z';
const base: SavedDesign = {
  id: 'crew',
  name: 'Crew',
  version: 1,
  card,
  rules: defaultRules(content),
  branches: [],
  takesPeopleAtOnce: false,
  cardCount: 3,
  createdAt: at,
  updatedAt: at,
};

/** A server whose design others change before each of the first writes. */
function serverWith(...changesOfOthers: Partial<DesignDraft>[]) {
  let design = base;
  const write = async (draft: DesignDraft, version: number) => {
    const others = changesOfOthers.shift();
    if (others) design = { ...design, ...others, version: design.version + 1 };
    const isSaved = version === design.version;
    if (isSaved) design = { ...design, ...draft, version: version + 1 };
    return { isSaved, design };
  };
  return { write, saved: () => design };
}

test('what was saved elsewhere meanwhile is joined, and the newer version is the one that is changed', async () => {
  const server = serverWith(
    { card: { ...card, style: { ...card.style, layout: 'bold' } } },
    { name: 'Whole crew' },
  );
  const draft = { ...base, card: { ...card, content: { ...content, website: 'tatrasound.sk' } } };
  const outcome = await changeJoined(server.write, { base, draft });
  expect(outcome).toMatchObject({ isSaved: true, added: [{ kind: 'look' }, { kind: 'name' }] });
  expect(server.saved()).toMatchObject({
    name: 'Whole crew',
    card: { content: { website: 'tatrasound.sk' }, style: { layout: 'bold' } },
  });
});

test('a change of the same is not saved; saving again from the newer version is', async () => {
  const server = serverWith({ name: 'Theirs' });
  const draft = { ...base, name: 'Ours' };
  const { isSaved, design } = await changeJoined(server.write, { base, draft });
  expect([isSaved, design.name, design.version]).toEqual([false, 'Theirs', 2]);
  expect(await changeJoined(server.write, { base: design, draft })).toMatchObject({ isSaved: true });
  expect(server.saved().name).toBe('Ours');
});
