import { csvText } from '#domain/csv.ts';
import { sampleFlatCard } from './sample-flat-card.ts';

/** Invented people in a list, deterministic by number, with a problem of another kind in each of some rows. */

const faults: Partial<Record<string, string>>[] = [
  { Meno: '', Priezvisko: '' },
  { 'E-mail': 'filip@tatrasound' },
  { Pozícia: 'p'.repeat(201) },
  { Pozícia: '総務部長' },
  { Pobočka: 'Atlantída' },
];

const headers = ['Meno', 'Priezvisko', 'Pozícia', 'Mobil', 'E-mail', 'Pobočka', 'Poznámka'] as const;

/** A list with `count` people, as Excel writes it in Slovakia. `faulty` rows have a problem, spread over the list. */
export function samplePeople(count: number, faulty = 0): string {
  const step = faulty > 0 ? Math.floor(count / faulty) : count + 1;
  const rows = Array.from({ length: count }, (_, number) => {
    const isFaulty = number % step === step - 1;
    const person = {
      ...samplePerson(number),
      ...(isFaulty && faults[Math.floor(number / step) % faults.length]),
    };
    return headers.map((header) => person[header]);
  });
  return csvText([headers, ...rows], ';');
}

function samplePerson(number: number): Record<(typeof headers)[number], string> {
  const { fullName, position = '', email = '' } = sampleFlatCard(number);
  const [given = '', ...family] = fullName.split(' ');
  return {
    Meno: given,
    Priezvisko: family.join(' '),
    Pozícia: position,
    Mobil: `0905${String(100_000 + number * 7)}`,
    'E-mail': email.replace('@', `.${number}@`),
    Pobočka: number % 3 === 0 ? 'Košice' : 'Bratislava',
    Poznámka: '',
  };
}
