import { cardLimits } from '#domain/plan/plans.ts';
import { listLimits } from '#people/list/list-limits.ts';
import type { PeopleMessages } from '../en/people.ts';

/** As in “3 ľudia potrebujú”. */
function peopleNeed(count: number): string {
  if (count === 1) return '1\u00a0človek potrebuje';
  return count < 5 ? `${count}\u00a0ľudia potrebujú` : `${count}\u00a0ľudí potrebuje`;
}

/** As in “kvôli 3 ľuďom”. */
function toPeople(count: number): string {
  return count === 1 ? '1\u00a0človeku' : `${count}\u00a0ľuďom`;
}

export const peopleSk = {
  portraits: {
    picture: 'Fotografia',
    rulesHint: 'Zamknutá: fotografia dizajnu. Povinná alebo voliteľná: každá osoba má vlastnú.',
    title: 'Fotografie ľudí',
    hint: 'Súbor pomenujte e-mailom z\u00a0vizitky, napríklad elena@example.com.jpg. PNG alebo JPG, najviac 10\u00a0MB.',
    choose: 'Pridať fotografie z\u00a0priečinka',
    progress: (done) => `Hotovo: ${done}`,
    missing: (rows, count) =>
      count === 1
        ? `Dizajn vyžaduje fotografiu a\u00a0riadok ${rows}\u00a0ju nemá.`
        : `Dizajn vyžaduje fotografiu a\u00a0riadky ${rows}\u00a0ju nemajú.`,
    chosen: (count) => `Fotografie, ktoré sa pridajú s\u00a0vizitkami: ${count}.`,
    unknownRows: (files) =>
      `Tieto e-maily nemá žiadny riadok: ${files}. Premenujte súbory alebo opravte e-maily.`,
    later: 'Môžete ich pridať aj neskôr vo firemných dizajnoch. Dovtedy majú tie vizitky iniciály.',
    add: (count) => `Pridať fotografie: ${count}`,
    added: (count) => `Pridané fotografie: ${count}.`,
    unknown: (files) =>
      `Tieto e-maily nemá žiadna vizitka: ${files}. Premenujte súbory alebo najprv pridajte ľudí.`,
    notAdded: (files) => `Nepridané: ${files}. Skontrolujte, či sú to fotografie, a\u00a0skúste to znova.`,
    failed: 'Fotografie sa nepodarilo pridať. Skontrolujte pripojenie a\u00a0skúste to znova.',
  },
  listProblems: {
    LIST_EMPTY:
      'Súbor je prázdny. Vyberte taký, ktorý má riadok s\u00a0hlavičkami a\u00a0riadok pre každého človeka.',
    LIST_WITHOUT_PEOPLE: 'Súbor má iba hlavičky. Pridajte riadok pre každého človeka.',
    LIST_TOO_LARGE: 'Súbor je väčší ako 5\u00a0MB. Odstráňte obrázky a\u00a0hárky, ktoré netreba.',
    LIST_TOO_MANY_ROWS: `Zoznam má viac ako ${listLimits.rows}\u00a0ľudí. Rozdeľte ho do viacerých súborov.`,
    LIST_TOO_MANY_COLUMNS: 'Zoznam má viac ako 100\u00a0stĺpcov. Odstráňte tie, ktoré nie sú pre vizitky.',
    LIST_NOT_A_TABLE: 'Toto nie je tabuľka. Uložte ju ako .csv alebo .xlsx.',
    LIST_OLD_EXCEL: 'Toto je zošit starej verzie programu Excel. Uložte ho ako .xlsx.',
    LIST_DAMAGED:
      'Zošit je poškodený alebo to nie je zošit. Otvorte ho v\u00a0tabuľkovom programe a\u00a0uložte znova ako .xlsx.',
    LIST_INFLATES_TOO_FAR:
      'Zošit je zbalený príliš husto, otvoriť ho nie je bezpečné. Uložte hárok ako .csv.',
    LIST_WITH_PASSWORD: 'Zošit je chránený heslom. Uložte kópiu bez hesla.',
  },
  rowProblems: {
    required: (field) => `${field}: povinný údaj`,
    locked: (field) => `${field}: určuje dizajn`,
    tooLong: (field) => `${field}: viac ako 200\u00a0znakov`,
    email: 'Neplatný e-mail',
    refused: (field) => `${field}: server to odmietol`,
    branch: 'Dizajn nemá takú pobočku',
    duplicate: {
      title: (row) => `Rovnaký človek ako v\u00a0riadku ${row}`,
      detail: 'Ak sú to dvaja ľudia, zmeňte meno alebo e-mail.',
    },
  },
  page: {
    title: 'Vizitky tímu',
    heading: 'Jeden súbor, vizitka pre každého',
    back: 'Späť',
    design: 'Dizajn',
    chooseDesign: 'Ktorý dizajn majú vizitky?',
    steps: { label: 'Kroky', file: 'Súbor', columns: 'Stĺpce', check: 'Kontrola' },
  },
  choose: {
    text: 'Vyberte vizitku, ktorej rozloženie, písma, farby a\u00a0logo budú mať všetky vizitky. Stane sa firemným dizajnom: zmeníte ho raz a\u00a0zmenia sa všetky vizitky.',
    free: `Zo zoznamu ľudí vzniknú vizitky v\u00a0platenom pláne: jedna platba, žiadne predplatné. Premium uloží ${cardLimits.premium}\u00a0vizitiek, Corporate ${cardLimits.enterprise}.`,
    create: 'Vytvoriť vizitku',
    take: 'Použiť ako dizajn',
    takeNamed: (name) => `Použiť „${name}“ ako dizajn`,
  },
  file: {
    text: 'Rozloženie, písma, farby a\u00a0logo určuje dizajn. Každý riadok súboru doplní jedného človeka.',
    drop: 'Sem presuňte súbor CSV alebo Excel',
    or: 'alebo',
    choose: 'Vybrať súbor',
    paste: 'Vložiť bunky',
    pasteLabel: 'Bunky skopírované z\u00a0tabuľky aj s\u00a0hlavičkami',
    usePasted: 'Použiť tieto bunky',
    pasted: 'Vložené bunky',
    hint: `CSV alebo .xlsx, najviac ${listLimits.rows}\u00a0riadkov a\u00a05\u00a0MB. Súbor zostáva vo vašom zariadení.`,
    sample: 'Ako súbor vyzerá',
    downloadSample: 'Stiahnuť vzorové CSV',
    required: 'povinné',
    failed: 'Súbor sa nepodarilo prečítať. Skúste to znova alebo ho uložte ako .csv.',
  },
  columns: {
    label: 'Stĺpce súboru',
    size: (rows, columns) => `riadky: ${rows} · stĺpce: ${columns}`,
    encoding: 'Kódovanie',
    delimiter: 'Oddeľovač',
    delimiters: { ';': 'Bodkočiarka', ',': 'Čiarka', '\t': 'Tabulátor' },
    headerRow: 'Hlavičky sú v\u00a0riadku',
    leftOutRows: (rows) => `Neimportuje sa: ${rows}.`,
    leftOutReasons: {
      above: (rows) => `nad hlavičkami (riadok ${rows})`,
      headersAgain: (rows) => `opakované hlavičky (riadok ${rows})`,
      total: (rows) => `súčty (riadok ${rows})`,
      note: (rows) => `poznámky (riadok ${rows})`,
      empty: (rows) => `prázdne (riadok ${rows})`,
    },
    column: 'Stĺpec v\u00a0súbore',
    firstRow: 'Prvý riadok',
    goesTo: 'Patrí do',
    state: 'Zhoda',
    unnamed: (column) => `Stĺpec ${column}`,
    targetOf: (header) => `„${header}“ patrí do`,
    leaveOut: 'Neimportovať',
    matched: 'Rozpoznané',
    pleaseCheck: 'Skontrolujte',
    leftOut: 'Vynechané',
    parts: {
      titleBefore: 'Titul pred menom',
      givenName: 'Meno',
      familyName: 'Priezvisko',
      titleAfter: 'Titul za menom',
      postcode: 'PSČ',
      branch: 'Pobočka',
    },
    preview: 'Vizitka riadka',
    rowOf: (row, rows) => `Riadok ${row}\u00a0z\u00a0${rows}`,
    previous: 'Predošlý',
    next: 'Ďalší',
    found: (rows) => `Nájdené riadky: ${rows}`,
    noName: 'Vyberte stĺpec s\u00a0menami.',
    back: 'Späť',
    check: (rows) => `Skontrolovať vizitky: ${rows}`,
  },
  check: {
    label: 'Vizitky zoznamu',
    rows: 'Riadky',
    filter: 'Zobraziť',
    filters: {
      all: (count) => `Všetky ${count}`,
      ready: (count) => `Hotové ${count}`,
      problems: (count) => `Chyby ${count}`,
      new: (count) => `Nové ${count}`,
      changed: (count) => `Zmenené ${count}`,
      same: (count) => `Rovnaké ${count}`,
      long: (count) => `Dlhé texty ${count}`,
    },
    sizes: {
      label: 'Veľkosti písma',
      needed: (people, sizes) => `${peopleNeed(people)} menší text: ${sizes}.`,
      used: (people, sizes) => `Kvôli ${toPeople(people)} majú všetky vizitky menší text: ${sizes}.`,
      neededPlaces: (people) => `${peopleNeed(people)} inak umiestnené texty.`,
      usedPlaces: (people) => `Kvôli ${toPeople(people)} sú texty na všetkých vizitkách umiestnené inak.`,
      saved: (cards) =>
        cards > 1
          ? `Uloží sa to spolu so zoznamom a\u00a0zmenia sa aj doterajšie vizitky dizajnu (${cards}).`
          : 'Uloží sa to spolu so zoznamom.',
      tooLong: 'Pridlhé na túto veľkosť',
      show: 'Zobraziť ich',
      use: (points) => `Použiť ${points}\u00a0pt na všetkých vizitkách`,
      useSeveral: 'Použiť tieto veľkosti na všetkých vizitkách',
      usePlaces: 'Umiestniť tak texty na všetkých vizitkách',
      keep: (points) => `Ponechať ${points}\u00a0pt`,
      keepSeveral: 'Ponechať veľkosti',
      keepPlaces: 'Ponechať umiestnenie',
      save: 'Uložiť veľkosti',
      onlySaved: { title: 'Dizajn uložený', description: 'Nové veľkosti majú všetky jeho vizitky.' },
      changedElsewhere:
        'Nič sa neuložilo: dizajn medzitým niekto zmenil. Vizitky už majú jeho dnešný vzhľad. Skontrolujte ich a\u00a0uložte znova.',
    },
    progress: (done, rows) => `Kontroluje sa ${done}\u00a0z\u00a0${rows}`,
    passed: (count) => `Kontrola tlače: prešlo ${count}`,
    failed: 'Vizitky sa nepodarilo skontrolovať. Zoznam aj vaše opravy zostali zachované.',
    saveProblems: 'Uložiť chyby ako CSV',
    csv: { row: 'Riadok', name: 'Meno', problem: 'Chyba' },
    row: (row) => `Riadok ${row}`,
    noName: 'Bez mena',
    fix: 'Opraviť',
    edit: 'Upraviť',
    fixRow: (row, name) => `Opraviť riadok ${row}: ${name}`,
    editRow: (row, name) => `Upraviť riadok ${row}: ${name}`,
    fixTitle: (row) => `Riadok ${row}`,
    apply: 'Skontrolovať znova',
    close: 'Zavrieť',
    branch: 'Pobočka',
    noBranch: 'Bez pobočky',
    same: 'Bez zmeny',
    changed: (field, before, after, more) =>
      `${field}: ${before || '–'} → ${after || '–'}${more > 0 ? `, ďalšie zmeny: ${more}` : ''}`,
    moreChanges: (count) => `ďalšie zmeny: ${count}`,
    removedPeople: (count) => `Presunúť do koša vizitky ľudí, ktorí už na zozname nie sú: ${count}`,
    allReady: 'Všetky riadky sú hotové.',
    needFix: (count, rows) => `Riadky na opravu: ${count} (${rows}).`,
    leftOut: 'Kým ich neopravíte, vynechajú sa.',
    remainingSlots: (count) =>
      `Do vášho plánu sa zmestí ešte vizitiek: ${count}. Vynechajte riadky alebo si vyberte väčší plán.`,
    back: 'Späť',
    cancel: 'Zrušiť',
    download: 'Stiahnuť',
    create: (created, changed, binned) => {
      if (created + changed === 0 && binned > 0) return `Presunúť do koša: ${binned}`;
      if (changed === 0) return `Vytvoriť vizitky: ${created}`;
      return created === 0 ? `Zmeniť vizitky: ${changed}` : `Vytvoriť: ${created}, zmeniť: ${changed}`;
    },
    created: {
      title: 'Vizitky sú uložené',
      text: (created, changed) => `V\u00a0Mojich vizitkách: nové ${created}, zmenené ${changed}.`,
      earlier: (created, changed) =>
        `Predošlý pokus sa uložil, v\u00a0Mojich vizitkách sú nové: ${created}, zmenené: ${changed}. Uložte ešte to, čo ste odvtedy upravili.`,
    },
    refused: (rows) => `Nič sa neuložilo: server odmietol riadok ${rows}. Čo je zle, je napísané pri ňom.`,
    unanswered:
      'Nevieme, či sa vizitky uložili. Skontrolujte pripojenie a\u00a0uložte ich znova: žiadna nevznikne dvakrát.',
    changedElsewhere:
      'Nič sa neuložilo: niektorú vizitku zo zoznamu medzitým niekto zmenil alebo vymazal. Riadky už zodpovedajú dnešným vizitkám. Skontrolujte ich a\u00a0uložte znova.',
  },
  print: {
    title: (count) => `Stiahnuť vizitky: ${count}`,
    region: 'Tlač',
    kind: 'Súbor',
    kinds: { pdf: 'Jedno PDF', zip: 'Každá zvlášť', order: 'Objednávka' },
    pdfSize: (megabytes) => `Asi ${megabytes}\u00a0MB.`,
    zipSize: (megabytes) =>
      `ZIP s\u00a0veľkosťou asi ${megabytes}\u00a0MB: v\u00a0každom súbore je farebný profil tlače, 0,8\u00a0MB. Jedno PDF je menšie.`,
    sizesDiffer: 'Vizitky majú rôzne rozmery, preto je každá na vlastnej strane.',
    pattern: 'Názvy súborov',
    patternHint:
      '{Full name}, {Company}, {Email}, {Branch} a\u00a0{Row} sa nahradia textami; / vytvorí priečinok.',
    order: {
      quantity: 'Vizitiek pre každého',
      own: 'Počet pre každého zvlášť',
      stock: 'Papier',
      contact: 'Kontakt',
      notANumber: (max) => `Zadajte celé číslo od 1\u00a0do ${max}.`,
      hint: 'Zoznam na A4 pre tlačiareň: každý človek s\u00a0obrázkom a\u00a0počtom vizitiek.',
      sheet: {
        title: 'Objednávka vizitiek',
        company: 'Firma',
        size: 'Rozmer',
        date: 'Dátum',
        columns: { person: 'Meno', branch: 'Pobočka', quantity: 'Počet' },
        total: 'Ľudí: {0}, vizitiek: {1}',
        page: 'Strana {0} z\u00a0{1}',
      },
    },
    problems: {
      title: (count, cards) =>
        cards === 1
          ? 'Kontrola tlače našla na vizitke problémy'
          : `Kontrola tlače našla problémy na vizitkách: ${count}\u00a0z\u00a0${cards}`,
      text: 'Vynechajte tieto vizitky alebo ich vytlačte tak, ako sú.',
      more: (count) => `Ďalšie vizitky s\u00a0problémami: ${count}.`,
      leaveOut: (others) => `Vytlačiť ostatné (${others})`,
      printAll: (cards) => (cards === 1 ? 'Vytlačiť tak, ako je' : `Vytlačiť všetky (${cards})`),
    },
    printing: (done, count) => `Tlačí sa ${done}\u00a0z\u00a0${count}`,
    failed: 'Súbor sa nepodarilo vytvoriť. Skúste to znova.',
    download: 'Stiahnuť',
    cancel: 'Zrušiť',
    close: 'Zavrieť',
  },
} satisfies PeopleMessages;
