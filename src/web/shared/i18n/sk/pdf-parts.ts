import type { PdfPartsMessages } from '../en/pdf-parts.ts';

export const pdfPartsSk: PdfPartsMessages = {
  parts: {
    shop: { title: 'Tlačiareň', hint: 'Súbor na tlač v\u00a0skutočných farbách, so spadávkou' },
    printer: { title: 'Domáca tlačiareň', hint: 'Hárky ako A4 alebo Letter, s\u00a0rezovými značkami' },
    share: { title: 'Zdieľanie', hint: 'Obrázky do e-mailu a\u00a0správ a\u00a0súbor s\u00a0kontaktom' },
  },
  for: 'Pre',
  details: 'Podrobnosti',
  detailsText: 'Texty sú vektorové. Čierne texty sú iba na čiernom výťažku.',
  sheets: {
    paper: 'Papier',
    onePerPage: 'Jedna vizitka na stranu',
    count: (count) => `Na hárku: ${count}.`,
    forOwnPrinter: 'Tlačiarne chcú jednu vizitku na stranu; hárky sú pre vašu vlastnú tlačiareň.',
    gap: 'Medzi vizitkami',
    gaps: { bleed: 'Dvojnásobok spadávky', none: 'Nič, jeden rez' },
    turn: 'Otočenie papiera',
    turns: { long: 'Cez dlhú hranu', short: 'Cez krátku hranu' },
    offset: { x: 'Posun zadných strán vpravo, mm', y: 'Posun zadných strán nadol, mm' },
    calibration: 'Skúšobná strana',
    calibrationHint:
      'Vytlačte ju obojstranne a\u00a0podržte proti svetlu: uvidíte, o\u00a0koľko sú zadné strany posunuté.',
    calibrationPage: {
      front: {
        title: 'Predná strana',
        lines: [
          'Vytlačte obe strany na jeden hárok v\u00a0skutočnej veľkosti (100\u00a0%).',
          'Potom hárok podržte proti svetlu zadnou stranou k\u00a0sebe.',
        ],
      },
      back: {
        title: 'Zadná strana',
        lines: [
          'Proti svetlu presvitajú kríže z\u00a0prednej strany.',
          'Odčítajte na týchto stupniciach, kde sú: tie čísla v\u00a0mm sú posun.',
          'Vodorovné číslo zadajte ako „Posun zadných strán vpravo“, zvislé ako „nadol“.',
        ],
      },
      right: 'vpravo',
      down: 'nadol',
      turns: {
        long: 'Papier otočte cez dlhú hranu.',
        short: 'Papier otočte cez krátku hranu.',
      },
    },
  },
};
