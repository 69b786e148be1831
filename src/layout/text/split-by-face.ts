import { scriptOf } from './scripts.ts';

/** A part of a text that one face draws. */
export type FacePart = { text: string; isFallback: boolean };

type Covers = (character: string) => boolean;

/**
 * A text in parts for a face and its fallback. A word with a letter that the face lacks is drawn by the fallback as a
 * whole, script by script, so that no word is in two faces; of signs, only those that the face lacks.
 */
export function splitByFace(text: string, lacks: Covers, fallbackCovers: Covers): FacePart[] {
  const parts: FacePart[] = [];
  const add = (piece: string, isFallback: boolean) => {
    const last = parts.at(-1);
    if (last?.isFallback === isFallback) last.text += piece;
    else parts.push({ text: piece, isFallback });
  };
  for (const run of scriptRuns(text)) {
    const characters = Array.from(run.text);
    const isLackingLetters = run.script !== null && characters.some((c) => isLetter(c) && lacks(c));
    if (isLackingLetters && characters.every(fallbackCovers)) add(run.text, true);
    else for (const character of characters) add(character, lacks(character) && fallbackCovers(character));
  }
  return parts;
}

type ScriptRun = { text: string; script: string | null };

/** The words of a text and the spaces between them, cut where the script changes. Signs belong to the letters before them, else to those after. */
function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  for (const word of text.split(/(\s+)/u)) {
    let run: ScriptRun = { text: '', script: null };
    for (const character of word) {
      const script = scriptOf(character);
      if (script !== null && run.script !== null && script !== run.script) {
        runs.push(run);
        run = { text: '', script };
      }
      run = { text: run.text + character, script: run.script ?? script };
    }
    if (run.text !== '') runs.push(run);
  }
  return runs;
}

function isLetter(character: string): boolean {
  return scriptOf(character) !== null;
}
