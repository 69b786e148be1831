/** Realistic long texts in Slovak, Czech, German and English, for tests with full cards. */

export const companies = [
  'Ľubovnianske železiarne a strojárne, s.r.o.',
  'Stredoslovenská vodárenská prevádzková spoločnosť, a. s.',
  'Podtatranská vydavateľská a polygrafická spoločnosť, spol. s r. o.',
  'Advokátska kancelária Hviezdoslavová, Kráľovičová & partneri, s. r. o.',
  'Slovenská elektrizačná prenosová sústava, a. s.',
  'Západoslovenská distribučná a obchodná spoločnosť, k. s.',
  'Výskumný ústav papiera a celulózy, v. o. s.',
  'Jihomoravské strojírny a slévárny Kuřim, spol. s r. o.',
  'Severočeské doly a energetické závody Chomutov, a. s.',
  'Nakladatelství Příbramských lékařů a lékárníků, s. r. o.',
  'Donaudampfschifffahrtsgesellschaft mbH & Co. KG',
  'Oberösterreichische Maschinenbau- und Anlagentechnik GmbH',
  'Süddeutsche Versicherungsmakler und Finanzberater GmbH & Co. KG',
  'Rechtsanwaltskanzlei Müller-Lüdenscheidt & Partner mbB',
  'Northumberland Architectural Conservation Consultants Ltd.',
  'The International Institute of Environmental Engineering, Inc.',
  'Featherstonehaugh, Cholmondeley & Partners Chartered Surveyors LLP',
  'Przedsiębiorstwo Budowlano-Usługowe Świętokrzyskie sp. z o.o.',
  'Lumen',
  '',
];

export const names = [
  'Ing. Žofia Hviezdoslavová-Kráľovičová, PhD.',
  'prof. MUDr. Vladimír Československý-Podhradský, DrSc.',
  'doc. PhDr. Alžbeta Országhová-Szilágyiová, CSc., MBA',
  'Mgr. et Mgr. Bartolomej Štefánik-Krasnohorský, PhD., LL.M.',
  'RNDr. Dominika Švehláková-Ďuricová',
  'JUDr. Ing. Maximilián Rázus mladší, MBA',
  'Mgr. Kateřina Přemyslovská-Vítězslavová, Ph.D.',
  'Ing. arch. Jaroslav Dvořáček-Křižíkovský, CSc.',
  'prof. Ing. Bohumila Šťastná-Řeřichová, DrSc.',
  'Prof. Dr. Dr. h. c. Friedrich-Wilhelm von Schwarzenberg-Hohenlohe',
  'Dr.-Ing. Annegret Kleinschmidt-Oberhuber',
  'Dipl.-Ing. (FH) Maximilian Freiherr von und zu Guttenberg',
  'Dr. Bartholomew Featherstonehaugh-Cholmondeley III, PhD',
  'Alexandra Christina Worthington-Montgomery',
  'Eva Marek',
  'Anna Li',
];

export const positions = [
  'Riaditeľka oddelenia výskumu a vývoja',
  'Vedúci odboru strategického plánovania a medzinárodnej spolupráce',
  'Špecialistka na ochranu osobných údajov a súlad s predpismi',
  'Zástupca generálneho riaditeľa pre výrobu, kvalitu a životné prostredie',
  'Vedoucí oddělení vývoje a zkušebnictví kolejových vozidel',
  'Manažerka rozvoje obchodu pro střední a východní Evropu',
  'Geschäftsführende Gesellschafterin und Leiterin der Unternehmensentwicklung',
  'Stellvertretender Abteilungsleiter Qualitätsmanagement',
  'Sachverständige für Arbeitssicherheit und Umweltschutz',
  'Senior Vice President, Global Acquisitions & Strategic Partnerships',
  'Head of Environmental Compliance and Corporate Social Responsibility',
  'Lighting Architect',
  '',
];

export const websites = [
  'Svetlo pre verejné priestory od roku 1994',
  'www.lubovnianskezeleziarneastrojarne.sk',
  'Papír, tisk a knihařské zpracování pod jednou střechou',
  'Präzisionstechnik für die Luft- und Raumfahrt seit 1887',
  'Chartered surveyors to the nation since 1849',
  'lumen.sk',
  '',
];

export const phones = [
  '+421 905 318 442',
  '+421 (0)48 415 00 00 ext. 118',
  '+420 545 123 456, +420 603 987 654',
  '+49 (0)89 1234 5678-90',
  '+44 (0)20 7946 0958 / +44 7700 900123',
  '',
];

export const emails = [
  'zofia.hviezdoslavova-kralovicova@lubovnianskezeleziarne.sk',
  'alexandra.hviezdoslavova@vydavatelska.sk',
  'bartolomej.stefanik-krasnohorsky@stredoslovenskavodarenska.sk',
  'katerina.premyslovska-vitezslavova@jihomoravskestrojirny.cz',
  'annegret.kleinschmidt-oberhuber@maschinenbau-anlagentechnik.at',
  'b.featherstonehaugh@cholmondeley-surveyors.co.uk',
  'eva@lumen.sk',
  '',
];

export const urls = [
  'https://www.linkedin.com/in/zofia-hviezdoslavova-kralovicova',
  'www.lubovnianskezeleziarne.sk/vyskum-a-vyvoj/oddelenie',
  'https://www.maschinenbau-anlagentechnik.at/unternehmen/geschaeftsfuehrung',
  'www.jihomoravske-strojirny-a-slevarny-kurim.cz/vedeni-spolecnosti',
  'cholmondeley-surveyors.co.uk/people/bartholomew-featherstonehaugh',
  'behance.net/eva',
  '',
];
