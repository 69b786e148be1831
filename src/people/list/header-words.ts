import type { ColumnTarget } from './column-targets.ts';

/** Headers of lists in English, Slovak, Czech and German, folded. The first line of a target is English. */
const headers: Record<ColumnTarget, string> = {
  fullName: `name, full name, person, employee, employee name, contact, contact name, display name, name surname, first and last name,
    meno a priezvisko, cele meno, zamestnanec, meno zamestnanca, kontaktna osoba, priezvisko a meno,
    jmeno a prijmeni, cele jmeno, zamestnanec, jmeno zamestnance, prijmeni a jmeno, prijmeni jmeno, jmeno prijmeni,
    zobrazovane jmeno, jmeno s tituly, cele jmeno s tituly, jmeno pracovnika, pracovnik,
    vor und nachname, vorname nachname, vorname und nachname, mitarbeiter, mitarbeiterin, vollstandiger name, ansprechpartner, nachname vorname,
    name vorname, vor und zuname, anzeigename, mitarbeitername, name des mitarbeiters, name mitarbeiter, name der person, kompletter name`,
  givenName: `first name, firstname, given name, forename, first,
    meno, krstne meno, jmeno, krestni jmeno, vorname, rufname,
    vornamen, bevorzugter vorname, bevorzugter name, preferred name`,
  familyName: `last name, lastname, surname, family name, last,
    priezvisko, prijmeni, nachname, familienname, zuname`,
  titleBefore: `title, titles, academic title, title before, title before name, prefix, salutation title, degree,
    titul, tituly, titul pred, titul pred menom, tituly pred menom, titul pred jmenem, akad titul, pred jmenem, akademicky titul,
    titel, akad titel, akademischer titel, anrede titel,
    titel vor, titel vor dem namen, akademischer grad, akad grad, vorangestellter titel`,
  titleAfter: `suffix, title after, title after name, post nominals, credentials,
    titul za, titul za menom, tituly za menom, titul za jmenem, tituly za jmenem, za jmenem, titel nach, titel nachgestellt, namenszusatz,
    titel nach dem namen, nachgestellter titel`,
  position: `position, job title, job, role, job role, job position, function, designation, occupation,
    pozicia, pracovna pozicia, funkcia, pracovne zaradenie, zaradenie, pracovna funkcia, povolanie,
    pozice, pracovni pozice, funkce, pracovni zarazeni, role,
    nazev pozice, nazev pracovni pozice, pracovni funkce, nazev funkce, pracovni misto, nazev pracovniho mista, profese, druh prace,
    stelle, funktion, berufsbezeichnung, stellenbezeichnung, jobtitel, beruf, tatigkeit,
    planstelle, rolle, dienstbezeichnung, amtsbezeichnung, funktionsbezeichnung, positionsbezeichnung, jobbezeichnung, tatigkeitsbezeichnung`,
  department: `department, dept, division, team, unit, section,
    oddelenie, utvar, divizia, odbor, usek, tim, stredisko,
    oddeleni, divize, utvar, tym, nazev oddeleni, nazev utvaru, organizacni utvar, organizacni jednotka,
    abteilung, bereich, fachbereich, team, referat,
    organisationseinheit, org einheit, orgeinheit, geschaftsbereich, abteilungsname, abteilungsbezeichnung, dezernat, sachgebiet`,
  companyName: `company, company name, organisation, organization, employer, firm, business name,
    firma, spolocnost, nazov firmy, nazov spolocnosti, organizacia, zamestnavatel,
    spolecnost, nazev firmy, nazev spolecnosti, organizace, zamestnavatel,
    unternehmen, firmenname, gesellschaft, arbeitgeber,
    unternehmensname, firmenbezeichnung, gesellschaftsname, tochtergesellschaft, unterunternehmen`,
  mobile: `mobile, mobile phone, mobile number, cell, cell phone, cellphone, mobile no, mob,
    mobil, mobilny telefon, mobilne cislo, cislo mobilu, mobil cislo, sluzobny mobil,
    mobilni telefon, mobilni cislo, sluzebni mobil, firemni mobil, pracovni mobil,
    handy, handynummer, mobiltelefon, mobilnummer, mobil nr, diensthandy,
    mobilfunk, mobilfunknummer, mobiltelefonnummer, handy nr, natel, mobil geschaftlich, mobil dienstlich,
    mobiltelefon geschaftlich, mobiltelefon dienstlich, handy dienstlich, mobilnummer geschaftlich, mobilnummer dienstlich`,
  phone: `phone, telephone, tel, phone number, telephone number, work phone, office phone, business phone, direct line, landline, phone no, tel no,
    telefon, telefonne cislo, tel cislo, tel c, cislo telefonu, pevna linka, klapka telefon, telefon do prace, kontakt telefon, pracovny telefon,
    telefonni cislo, pracovni telefon, sluzebni telefon,
    firemni telefon, telefon do zamestnani, telefon do kancelare, telefon na pracoviste, telefon pevna linka,
    telefonnummer, rufnummer, tel nr, festnetz, durchwahl, telefon geschaftlich, telefon dienstlich,
    telefon nr, telefon buro, burotelefon, telefon arbeit, telefon firma, telefon direkt, festnetznummer, diensttelefon, telefondurchwahl,
    direktwahl, telefonnummer geschaftlich, telefonnummer dienstlich, geschaftliche telefonnummer, dienstliche telefonnummer, tel geschaftlich, tel dienstlich`,
  email: `email, e mail, mail, email address, e mail address, work email, business email, mail address,
    emailova adresa, e mailova adresa, mailova adresa, pracovny email, firemny email, pracovny e mail, sluzobny email,
    emailova adresa, pracovni email, firemni email, sluzebni email,
    pracovni e mail, firemni e mail, sluzebni e mail, pracovni e mailova adresa, primarni e mailova adresa,
    e mail adresse, email adresse, mailadresse, emailadresse, e mail dienstlich,
    e mail geschaftlich, email geschaftlich, email dienstlich, e mail arbeit, e mail firma, e mail adresse geschaftlich, e mail adresse dienstlich,
    geschaftliche e mail, geschaftliche e mail adresse, dienstliche e mail, dienstliche e mail adresse, primare e mail adresse`,
  url: `url, link, profile, linkedin, linkedin profile, linkedin url, linked in, linked in profile, linked in url, portfolio, personal website, profile url,
    profil, odkaz, adresa url, osobna stranka, osobni stranka, linkedin profil, profillink, xing, xing profil`,
  website: `website, web, web site, homepage, web page, company website, site, subtitle, tagline, slogan,
    podtitul, webova stranka, webstranka, stranka, internetova stranka, www, webova adresa, web stranka, web firmy,
    webove stranky, internetove stranky, stranky,
    webseite, internetseite, internet, internetadresse, webadresse,
    internetauftritt, firmenwebsite, website firma, webauftritt`,
  street: `street, address, street address, address line 1, address 1, street and number,
    ulica, adresa, ulica a cislo, ulica cislo, adresa pracoviska,
    ulice, ulice a cislo, ulice c p, ulice a c p, ulice cislo, ulice cislo popisne, ulice a cislo popisne, adresa pracoviste,
    strasse, strasse und hausnummer, strasse nr, anschrift, adresse, strasse hausnummer, str,
    strasse und nr, strasse u hausnummer, strasse hausnr, str nr, strasse geschaftlich, dienstanschrift, geschaftsadresse, firmenadresse, postanschrift`,
  city: `city, town, place, postcode and city, zip city, city zip, zip and city, locality,
    mesto, obec, psc a mesto, psc mesto, mesto a psc,
    mesto, psc a mesto, obec,
    ort, stadt, plz ort, plz und ort, wohnort, plz stadt,
    ort geschaftlich, stadt geschaftlich, gemeinde`,
  postcode:
    'zip, zip code, postcode, postal code, post code, psc, postove smerovacie cislo, postovni smerovaci cislo, plz, postleitzahl, postleitzahl geschaftlich, plz geschaftlich',
  branch: `branch, office, location, site office, branch office, workplace, store,
    pobocka, prevadzka, pracovisko, lokalita, kancelaria, zavod,
    provozovna, pracoviste, kancelar, misto vykonu prace,
    niederlassung, filiale, standort, zweigstelle, buro,
    geschaftsstelle, dienststelle, dienstort, arbeitsort, arbeitsstatte, betriebsstatte, betriebsstelle, einsatzort, personalteilbereich`,
  number: `personal number, personnel number, employee id, employee number, employee no, staff number, staff id, payroll number, worker id,
    osobne cislo, os cislo, os c, cislo zamestnanca, id zamestnanca, osobne c, evidencne cislo,
    osobni cislo, os cislo, cislo zamestnance, id zamestnance, osobni c, evidencni cislo,
    personalnummer, personal nr, pers nr, personalnr, mitarbeiternummer, mitarbeiter nr, ma nr, mitarbeiter id, personal id, stammnummer`,
  free1: `additional line, extra line, extra line 1, line 1, free line 1, custom 1, dalsi riadok, volny riadok, volny riadok 1, dalsi radek, volny radek, zusatzzeile, freie zeile`,
  free2: 'extra line 2, line 2, free line 2, custom 2, volny riadok 2, volny radek 2, freie zeile 2',
};

/** The target of each known header. */
export const targetByHeader: ReadonlyMap<string, ColumnTarget> = new Map(
  Object.entries(headers).flatMap(([target, list]) =>
    list.split(',').map((header) => [header.trim().replace(/\s+/g, ' '), target as ColumnTarget] as const),
  ),
);

/** Longer than any header that is known, with its remarks. */
const headerMax = 200;

/** A header as the words above are written: lower case, without accents, signs and remarks in brackets. */
export function foldedHeader(header: string): string {
  return (
    header
      .slice(0, headerMax)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/ß/g, 'ss')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
      // Systems without umlauts write Buero and Geschaeft.
      .replace(/(?<!q)([aou])e/g, '$1')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  );
}
