/** The colours of companies, each with the colour of the letter on it. */
const colours = [
  { background: '#f2be2e', letter: '#1c1a17' },
  { background: '#2d7074', letter: '#ffffff' },
  { background: '#75409b', letter: '#ffffff' },
  { background: '#2e6b3e', letter: '#ffffff' },
  { background: '#a9480c', letter: '#ffffff' },
  { background: '#35538f', letter: '#ffffff' },
  { background: '#a8345f', letter: '#ffffff' },
  { background: '#b8d46a', letter: '#1c1a17' },
] as const;

/** The colour of a company, always the same for its id. The end of an id is random, its start is the time. */
export function companyColour(id: string): (typeof colours)[number] {
  const place = Number.parseInt(id.slice(-6), 16) % colours.length;
  return colours[place] ?? colours[0];
}
