import type { CountryCode } from 'libphonenumber-js/min';

/** Cities whose name is enough to know the country, as they are called in English, Slovak, Czech and German, and at home. */
export const cityNames: Partial<Record<CountryCode, string>> = {
  AT: 'Wien, Vienna, Viedeň, Vídeň, Graz, Linz, Salzburg, Innsbruck, Klagenfurt',
  CZ: 'Praha, Prague, Prag, Brno, Brünn, Ostrava, Plzeň, Pilsen, Olomouc, Liberec',
  DE: 'Berlin, München, Munich, Mníchov, Mnichov, Hamburg, Köln, Frankfurt am Main, Stuttgart, Leipzig, Dresden, Drážďany, Nürnberg',
  SK: 'Bratislava, Pressburg, Košice, Kaschau, Žilina, Nitra, Prešov, Trnava, Banská Bystrica, Trenčín, Poprad',
  HU: 'Budapest, Budapešť, Győr, Debrecen, Szeged, Miskolc',
  PL: 'Warszawa, Warsaw, Varšava, Warschau, Kraków, Krakow, Krakov, Krakau, Katowice, Wrocław',
  CH: 'Zürich, Zurich, Curych, Genève, Geneva, Basel, Bern',
  GB: 'London, Londýn, Manchester, Birmingham, Edinburgh',
  SI: 'Ljubljana, Ľubľana, Lublaň, Laibach',
  HR: 'Zagreb, Záhreb',
};

/** The letters of a country before a postcode: A-1010 Wien. */
export const postcodePrefixes: Readonly<Record<string, CountryCode>> = {
  A: 'AT',
  AT: 'AT',
  D: 'DE',
  DE: 'DE',
  CZ: 'CZ',
  SK: 'SK',
  H: 'HU',
  HU: 'HU',
  PL: 'PL',
  CH: 'CH',
};
