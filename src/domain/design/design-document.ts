import { type CardDocument, documentOf, readStoredCard } from '../card/card-document.ts';
import type { SomeImages } from '../card/card-images.ts';
import { contentOnOneLine, hasOwnLines } from '../card/card-lines.ts';
import type { FrontPicture } from '../card/card-picture.ts';
import type {
  Branch,
  CompanyDesign,
  ExceptionFont,
  ListRules,
  PersonContent,
  TextRules,
} from './company-design.ts';

const designVersion = 1;

/** Cards of a design are stored under a version of their own: a release that does not know designs refuses them. */
const personVersion = 3;

/** The same with a picture of the person. */
const personPictureVersion = 8;

/** The same with a font of the person, with or without a picture. */
const personFontVersion = 9;

/** The same with line breaks or labels of the person, whatever else it has. */
const personLinesVersion = 12;

const personVersions = [personVersion, personPictureVersion, personFontVersion, personLinesVersion] as const;

/** The stored form of a company design. */
export type DesignDocument = {
  v: typeof designVersion;
  card: CardDocument;
  rules: TextRules;
  branches: readonly Branch[];
  takesPeopleAtOnce?: boolean;
};

/**
 * What a design says about lists. It is stored beside the document, so that a release that does not know it loses nothing.
 */
export type StoredListRules = { texts?: ListRules; isBranchOptional?: boolean };

/** The rules of lists to store; null where they are the usual ones. */
export function listRulesOf({ listRules = {}, isBranchOptional }: CompanyDesign): StoredListRules | null {
  const texts = Object.entries(listRules).filter(([, rule]) => rule !== 'list');
  const stored = {
    ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
    ...(isBranchOptional && { isBranchOptional }),
  };
  return Object.keys(stored).length > 0 ? stored : null;
}

/** The stored form of a card of a design: the reference and what is of the person, without any style. */
export type PersonDocument = {
  v: (typeof personVersions)[number];
  designId: string;
  branchId?: string | undefined;
  content: PersonContent['texts'];
  picture?: FrontPicture | undefined;
  setIn?: ExceptionFont | undefined;
};

export function designDocumentOf(
  { card, rules, branches, takesPeopleAtOnce }: CompanyDesign,
  images: SomeImages = {},
): DesignDocument {
  return {
    v: designVersion,
    card: documentOf(card, images),
    rules,
    branches,
    ...(takesPeopleAtOnce && { takesPeopleAtOnce }),
  };
}

/** The design in stored values; null for what a later release has stored. */
export function readDesignDocument(
  stored: unknown,
  { texts, isBranchOptional }: StoredListRules = {},
): CompanyDesign | null {
  if (!isRecord(stored) || stored.v !== designVersion) return null;
  const { card, rules, branches, takesPeopleAtOnce } = stored as DesignDocument;
  const read = readStoredCard(card);
  return (
    read && {
      card: read,
      rules,
      branches,
      ...(takesPeopleAtOnce && { takesPeopleAtOnce }),
      ...(texts && { listRules: texts }),
      ...(isBranchOptional && { isBranchOptional }),
    }
  );
}

export function personDocumentOf(designId: string, content: PersonContent): PersonDocument {
  const { texts, branchId, picture, setIn } = content;
  return {
    v: personVersionOf(content),
    designId,
    ...(branchId !== undefined && { branchId }),
    content: texts,
    ...(picture && { picture }),
    ...(setIn && { setIn }),
  };
}

function personVersionOf({ texts, picture, setIn }: PersonContent): PersonDocument['v'] {
  if (hasOwnLines(texts)) return personLinesVersion;
  if (setIn) return personFontVersion;
  return picture ? personPictureVersion : personVersion;
}

/** The reference and the content of a stored card of a design; null for any other stored value. */
export function readPersonDocument(stored: unknown): (PersonContent & { designId: string }) | null {
  if (!isRecord(stored) || !isPersonVersion(stored.v) || typeof stored.designId !== 'string') return null;
  const { v, designId, branchId, content, picture, setIn } = stored as PersonDocument;
  return {
    designId,
    // Releases before line breaks drew them as spaces.
    texts: v === personLinesVersion ? content : contentOnOneLine(content),
    ...(branchId !== undefined && { branchId }),
    ...(picture && { picture }),
    ...(setIn && { setIn }),
  };
}

function isPersonVersion(version: unknown): boolean {
  return personVersions.some((known) => known === version);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
