import type { CompanyOfferMessages } from '../en/company-offer.ts';

export const companyOfferSk: CompanyOfferMessages = {
  heading: 'Corporate pre firmu',
  text: 'Jeden dizajn, jeden zoznam, vizitka pre každého. Kolegovia ani tlačiarne účet nepotrebujú.',
  parts: {
    designs: {
      title: 'Dizajny so zamknutými riadkami',
      text: 'Vytvorte jednu vizitku a\u00a0zamknite, čo majú všetci rovnaké. Zmeníte ju raz a\u00a0zmenia sa všetky.',
    },
    people: {
      title: 'Import z\u00a0CSV alebo Excelu',
      text: 'Jeden riadok, jedna vizitka. Pri ďalšom importe sa zmení iba to, čo sa zmenilo v\u00a0zozname.',
    },
    links: {
      title: 'Odkazy na vyplnenie',
      text: 'Ľudia píšu svoje riadky na telefóne a\u00a0vidia pri tom vizitku. Čo pošlú, prijmete vy.',
    },
    proofs: {
      title: 'Schvaľovanie',
      text: 'Niekto vizitku schváli odkazom alebo ťukne na riadok, ktorý sa má zmeniť. Súbor, ktorý videl, ostáva uložený.',
    },
    orders: {
      title: 'Objednávky',
      text: 'Počet vizitiek pre každého v\u00a0jednej objednávke. Tlačiareň otvorí odkaz so schválenými súbormi a\u00a0označí Vytlačené.',
    },
    files: {
      title: 'Súbory pre tlačiareň',
      text: 'Všetky vizitky v\u00a0jednom PDF, na hárkoch alebo po jednej, skontrolované skôr, než vzniknú.',
    },
  },
  approved: 'Schválená',
  printed: 'Vytlačené',
  steps: {
    label: 'Tri kroky k\u00a0vizitke pre každého',
    design: {
      title: 'Dizajn',
      text: 'Vytvorte jednu vizitku. V\u00a0ponuke Viac sa stane firemným dizajnom s\u00a0riadkami, ktoré nikto nezmení.',
    },
    people: {
      title: 'Ľudia',
      text: 'Importujte zoznam, alebo nech si každý vyplní svoje riadky cez odkaz.',
      action: 'Importovať ľudí',
    },
    proof: {
      title: 'Schválenie',
      text: 'Pred tlačou pošlite vizitky odkazom na schválenie.',
    },
  },
};
