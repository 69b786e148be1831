import { expect, test } from 'vitest';
import { breaksOf, penalties } from './text-break-rules.ts';

/** A text with its breaks: ~ is a space without a break, | a break inside a word. */
const asBroken = (text: string) => {
  let shown = '';
  let from = 0;
  for (const { at, penalty } of breaksOf(text)) {
    const word = text.slice(from, at);
    shown += word.endsWith(' ') ? word.trimEnd() + (penalty > penalties.none ? '~' : ' ') : `${word}|`;
    from = at;
  }
  return shown + text.slice(from);
};

const rows = [
  // Legal forms
  'Strojárne, s.~r.~o.',
  'Strojárne, s.r.o.',
  'Vodárne, a.~s.',
  'Vodárne a~kanalizácie, spol.~s~r.~o.',
  'Vodárne, spol.~s~r.o.',
  'Tlačiareň Novák, v.~o.~s.',
  'Lekáreň, k.~s.',
  'Nadácia Lumen, n.~o.',
  'Spolek přátel hudby, z.~s.',
  'Dům dětí, o.~p.~s.',
  'Nakladatelství Příbram, spol.~s~r.~o., Praha',
  'Zakład Usługowy sp.~z~o.o.',
  'Zakład Usługowy sp.~z~o.~o.',
  'Maschinenbau GmbH~&~Co.~KG',
  'Anlagentechnik mbH~&~Co.~KG',
  'Brauerei AG~&~Co.~KGaA',
  'Müller &~Co.',
  'Weber UG~(haftungsbeschränkt)',
  'Sunrise Trading Co.,~Ltd.',
  'Sunrise Trading Co.~Ltd.',
  'Outback Tools Pty~Ltd',
  'Northumberland Consultants Ltd.',
  'STROJÁRNE, S.~R.~O.',
  'Fratelli Rossi S.~p.~A.',
  // Titles before a name
  'Ing.~Žofia Marek',
  'Ing.~arch.~Žofia Marek',
  'Mgr.~et~Mgr.~Ján Marek',
  'prof.~MUDr.~Ján Marek',
  'doc.~PhDr.~Alžbeta Marek',
  'JUDr.~Ing.~Ján Marek',
  'akad.~mal.~Ján Marek',
  'RNDr.~Jaroslav Dvořáček',
  'Prof.~Dr.~h.~c.~Friedrich Müller',
  'Dipl.-Ing.~(FH)~Max Müller',
  'Dr.-Ing.~Annegret Müller',
  'Dr.~med.~Annegret Müller',
  'Friedrich von~Schwarzenberg',
  'Sir~Bartholomew Smith',
  'Dr.~Bartholomew Smith',
  // Titles after a name
  'Žofia Marek,~PhD.',
  'Žofia Marek,~PhD.,~MBA',
  'Žofia Marek,~CSc.,~LL.M.',
  'Jaroslav Dvořáček,~Ph.D.',
  'Jaroslav Dvořáček,~DrSc.',
  'Jaroslav Dvořáček~ml.',
  'Bartholomew Smith~III',
  'Bartholomew Smith,~Jr.',
  'Eva Marek,~DiS.',
  // One-letter words
  'výskum a~vývoj',
  'výskum i~vývoj',
  'riaditeľ k~dispozícii',
  'kniha o~svetle',
  'hovor s~nami',
  'bývam u~nás',
  'dom v~meste',
  'dom z~tehly',
  'VÝSKUM A~VÝVOJ',
  'Oddelenie („a~iné“)',
  'Výroba a~predaj v~Európe',
  'Acquisitions &~Partnerships',
  'in a~word',
  'J.~Novák',
  // Numbers, dates, units, phones
  '+421~905~318~442',
  '+421~(0)48~415~00~00',
  '+421~48~415~00~00 ext.~118',
  '+420~545~123~456, +420~603~987~654',
  'tel.~+421~905',
  'od 1.~1.~2024',
  'od 15.~novembra 2024',
  'výkon 25~kW',
  'cena 1~000~€',
  'vyše 30~rokov',
  'Hlavná 12, č.~5',
  'sleva 20~%',
  'Nr.~5',
  '1~200~mm',
  // Hyphens
  'Hviezdoslavová-|Kráľovičová',
  'Friedrich-|Wilhelm',
  'Maschinenbau- und Anlagentechnik',
  'e-shop',
  'Spišská\u00ad|Nová',
  'elena-maria@lumen.sk',
  'www.lumen-svetlo.sk/o-nas',
  // Free
  'Lighting Architect',
  'Riaditeľka oddelenia výskumu',
  'Head of Environmental Compliance',
];

test('there are at least sixty cases', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60);
});

test.each(rows)('%s', (row) => {
  const text = row.replaceAll('~', ' ').replaceAll('|', '');
  expect(asBroken(text)).toBe(row);
});

test('breaks in a legal form cost more than in a number, those more than at a title, those more than at a small word', () => {
  const { hyphen, smallWord, title, number, legalForm } = penalties;
  expect([hyphen, smallWord, title, number, legalForm]).toEqual(
    [hyphen, smallWord, title, number, legalForm].toSorted((a, b) => a - b),
  );
});
