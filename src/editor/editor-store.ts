import { applyPatch, type Card, type CardPatch, isBlank } from '#domain/card/card.ts';
import { withAdjustments } from '#domain/card/card-changes.ts';
import { comparedLine } from '#domain/card/card-lines.ts';
import {
  type Arranged,
  arrangementName,
  carriedAdjustments,
  type TextSizes,
  withArrangement,
} from '#domain/card/carry-adjustments.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { keepsSharedSizes } from '#domain/design/size-changes.ts';
import { allowedCard, type DesignLocks } from './design-locks.ts';
import { type Draft, isNamedAfterPerson, nameOfPerson } from './draft.ts';
import { createHistory, type History, pushChange, redo, undo } from './history.ts';
import { createStore, type Readable } from './store.ts';

/** The store of the card in the editor, with its history. */
export type Editor = Readable<History<Draft>> & {
  /** Consecutive changes with the same step name and no pause are undone together. */
  change: (change: Partial<Draft>, step?: string) => void;
  patchCard: (patch: CardPatch, step?: string) => void;
  setCard: (card: Card, step?: string) => void;
  /** Starts a step whose change can be replaced or cancelled. However often it is replaced, it is undone at once. */
  startStep: () => Step;
  undo: () => void;
  redo: () => void;
};

export type Step = {
  /** Replaces the change of this step; `change` gets the card before it. */
  setCard: (change: (before: Card) => Card) => void;
  /** Restores the card and its history as they were before the step. */
  cancel: () => void;
};

type EditorOptions = {
  now?: () => number;
  /** With locks, only the texts that they leave open can change; the logo and the style stay. */
  locks?: DesignLocks | null;
  /** A company design has a name and sizes of its own: they do not follow the person on it. */
  isCompanyDesign?: boolean;
  /** The planned size of each field. With it, chosen sizes keep their ratio in another look or layout. */
  plannedSizes?: (draft: Draft) => TextSizes;
};

/** A draft that was stored without a name gets that of its person. */
export function createEditor(opened: Draft, options: EditorOptions = {}): Editor {
  const { now = Date.now, locks = null, isCompanyDesign = false, plannedSizes } = options;
  const name = nameOfPerson(opened.card);
  const isUnnamed = !isCompanyDesign && isBlank(opened.name) && !isBlank(name);
  const start = isUnnamed ? { ...opened, name } : opened;
  const { get, set, subscribe } = createStore(createHistory(start));

  /** A draft with another card as far as the locks allow it, and with its name if the card is named after its person. */
  function withCard(draft: Draft, changed: Card): Draft {
    const card = withCarriedAdjustments(draft, allowedCard(draft.card, changed, locks));
    const follows = !isCompanyDesign && isNamedAfterPerson(draft);
    if (isTyping(draft.card, card)) styles.set(card, styleOf(draft.card));
    return { ...draft, card, ...(follows && { name: nameOfPerson(card) }) };
  }

  let former: readonly Arranged[] = [];

  /** In another look or layout the adjustments follow it; what belongs to places is that of the arrangement. */
  function withCarriedAdjustments(draft: Draft, changed: Card): Card {
    const [before, after] = [arrangementName(draft.card), arrangementName(changed)];
    const { adjustments } = draft.card.style;
    const isOwnChange = changed.style.adjustments !== adjustments;
    const hasAny = adjustments !== undefined || former.length > 0;
    if (!plannedSizes || !hasAny || before === after || isOwnChange) return changed;
    const left = { name: before, adjustments, planned: plannedSizes(draft) };
    former = withArrangement(former, left);
    const next = { name: after, planned: plannedSizes({ ...draft, card: changed }) };
    return withAdjustments(changed, carriedAdjustments(left, next, former));
  }

  /** Shared sizes that are not right for the changed card are removed. On a card of no design they follow its texts too. */
  function withSizes(before: Draft, after: Draft): Draft {
    const { typeset } = before.card.style;
    if (!typeset || locks || after.card.style.typeset !== typeset) return after;
    const isSame = hasSameLogo(before, after) && (isCompanyDesign || hasSameTexts(before, after));
    if (isSame && keepsSharedSizes(before.card, after.card)) return after;
    return { ...after, card: applyPatch(after.card, { style: { typeset: undefined } }) };
  }

  const change: Editor['change'] = (part, step) => {
    const { present } = get();
    const after = { ...present, ...part, ...(locks && { logo: start.logo }) };
    set(pushChange(get(), withSizes(present, after), now(), step));
  };

  const setCard: Editor['setCard'] = (card, step) => change(withCard(get().present, card), step);

  return {
    get,
    subscribe,
    change,
    patchCard: (patch, step) => setCard(applyPatch(get().present.card, patch), step),
    setCard,
    startStep() {
      let before = get();
      let after = before;
      return {
        setCard(changed) {
          // Something else has changed the card since, such as an undo: the step starts again from there.
          if (get() !== after) before = get();
          const { present } = before;
          after = pushChange(before, withSizes(present, withCard(present, changed(present.card))), now());
          set(after);
        },
        cancel() {
          if (get() === after) set(before);
          after = before;
        },
      };
    },
    undo: () => set(undo(get())),
    redo: () => set(redo(get())),
  };
}

function hasSameLogo({ logo: one }: Draft, { logo: other }: Draft): boolean {
  return one?.pixels.width === other?.pixels.width && one?.pixels.height === other?.pixels.height;
}

function hasSameTexts({ card: one }: Draft, { card: other }: Draft): boolean {
  return textFields.every((field) => comparedLine(one.content, field) === comparedLine(other.content, field));
}

/** The card from which each card was typed. */
const styles = new WeakMap<Card, Card>();

/** A card with the same style, and with the same texts blank: the same one while somebody types. */
export function styleOf(card: Card): Card {
  return styles.get(card) ?? card;
}

/** Whether a change only replaces texts that are not blank by others. */
function isTyping(before: Card, { content, ...after }: Card): boolean {
  return (
    after.style === before.style &&
    after.format === before.format &&
    after.orientation === before.orientation &&
    after.back === before.back &&
    after.picture === before.picture &&
    content.labels === before.content.labels &&
    textFields.every(
      (field) =>
        content[field] === before.content[field] ||
        (!isBlank(content[field]) && !isBlank(before.content[field])),
    )
  );
}
