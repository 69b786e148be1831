import type { Trade } from './look-topics.ts';

/**
 * How words of a trade begin, in Slovak, Czech, English and German, without accents. One with a full stop is the whole
 * word. Stems that many surnames or everyday words begin with are left out.
 */
export const tradeStems: Readonly<Partial<Record<Trade, string>>> = {
  accounting:
    'uctovn, uctarn, mzdov, danov, ucetni, ucetnictv, bookkeep, accountan, accounting, payroll, tax., buchhalt, steuerber',
  acoustics: 'akusti, sluchad, audiolog, acoustic, hearing, horgerat, akustik',
  architecture: 'architekt, architect, urbanis, projektant, projekcn, architektur',
  astronomy: 'astronom, hvezdar, planetari, observator, sternwart',
  bar: 'bar., pub., barman, koktail, cocktail, pivovar, pivnic, brewery, brauerei, krcm, hospod, vycap, bartend, kneipe',
  barber: 'barber, holic, kadernic, kadernik, friseur, hairdress, hair., coiffeur, vlasov',
  beauty:
    'kozmet, kosmet, kadernic, kadern, salon, manikur, pedikur, vizaz, make up, makeup, nechty, nails., beauty, cosmetic, nagelstud, schonheit, krasa., krasy',
  bistro: 'bistro, bufet, jedaln, catering, lahodk, lahudk, delicates, feinkost, food truck, imbiss',
  building:
    'stavb, staveb, stavit, stavbyved, murar, strechar, tesar, elektroinstal, kurenar, instalater, rekonstruk, construction, builder, roofing, plumb, electrician, bauunternehm, baumeister, bauleit, maurer, dachdeck, zimmerei',
  cafe: 'kaviar, kavar, kava., prazir, barist, cafe, coffee, kaffee, cukrar, pekar, bakery, patisserie, backerei, konditor, roaster',
  ceramics: 'keram, hrncia, hrncir, porcel, ceramic, potter, kerami, topfer, majolik',
  children:
    'detsk, detsky, skolk, jasl, pediatr, babys, hrack, kinder, nursery, childcare, toys., materske, materska',
  city: 'mesto., mestsk, magistrat, obec., obecn, primator, starost, radnic, municipal, mayor, stadt, gemeinde, burgermeister',
  consulting:
    'poraden, poradc, porad., konzult, consult, advisor, adviser, advisory, berater, beratung, koucing, coach, audit',
  craft:
    'remesl, stolar, truhlar, kovacstv, zamocni, zamecni, rezbar, dielna, dilna, manufakt, carpent, joiner, workshop, handmade, craft, tischler, schreiner, schlosser, handwerk, sklar, knihar',
  data: 'data., datov, analytik, analyst, analytic, statisti, machine learning, umela inteligenc, ai., datenanaly, database',
  dental: 'zubn, zubar, stomatolog, dent, ortodon, zahn, orthodon, implantolog',
  design:
    'dizajn, design, grafik, grafick, graphic, ilustrat, illustrat, kreativ, creative, gestalt, branding, typograf',
  developer:
    'programator, vyvojar, developer, softver, softwar, software, devops, frontend, backend, fullstack, entwickler, programmier, webov, web.',
  education:
    'skol, ucitel, lektor, doucov, vzdelav, jazykov, pedagog, gymnazi, univerzit, akademi, kurz, school, teacher, tutor, educat, academy, university, lehrer, schule, bildung, trener komunik, prekladat, tlmocn, tlumocn, translat, ubersetz',
  energy: 'energ, solar, fotovolt, photovolt, elektrar, tepeln, windpark, heat pump, warmepump',
  events: 'podujat, event, akci., konferenc, festival, moderator, veranstalt, conference, dj.',
  farm: 'farm, rolnic, polnohosp, zemedel, vcelar, ovocin, gazd, statek., agricult, landwirt, bauernhof, imker, orchard',
  fashion:
    'moda., modn, modny, navrhar, krajcir, krejc, styli, fashion, tailor, boutiqu, butik, couture, obuv',
  film: 'film, kamera, videograf, reziser, produkcn, strihac, video, cinemat, animator, animac, regisseur',
  finance:
    'financ, bank, poist, pojist, investi, uver, hypote, fintech, insurance, mortgage, wealth, capital, versicher, finanz, vermogen, broker, ekonom',
  fitness: 'fitnes, fitness, posilnov, gym., trener, crossfit, personal train, workout, treneri, kondic',
  food: 'restaur, kuchar, kuchyn, sefkuchar, jedl, potravin, gastro, pizz, chef., kitchen, food, kuche, masiar, maso., reznic, butcher, metzger, trattoria',
  gallery:
    'galeri, gallery, kurator, curator, kunst, malir, maliar, vytvarn, sochar, sculpt, painter, umelec, artist',
  garden:
    'zahrad, kvetin, kvetinar, florist, garden, gartner, garten, blume, flower, arborist, trvalk, sadov',
  guide: 'sprievodc, pruvodc, guide., guides., horsky vod, bergfuhr, reisefuhr, tour guide',
  health:
    'lekar, doktor, ambulanc, ordinac, nemocn, klinik, zdravot, sestra., lekaren, lekarnik, farmac, pharm, doctor, clinic, hospital, medic, nurse, arzt, praxis, krankenh, apothek, chirurg, kardiolog, dermatolog, gynekolog, internist, vseobecny lek, veterin, logoped, vyziv, nutrit',
  hotel:
    'hotel, penzion, pension., ubytov, apartman, recepc, resort, hostel, guesthouse, gasthof, chata., concierge',
  industry:
    'vyrob, priemys, prumys, strojar, strojir, industr, manufactur, machin, maschinen, fabrik, produktion, technolog vyr, kovovyr, zvarac, konstrukter, mechanik, automotiv, autoserv, servis.',
  interior:
    'interier, interior, nabyt, kuchynske stud, bytov, furniture, mobel, innenarch, raumausst, podlah',
  jewellery:
    'sperk, zlatn, klenot, hodinar, jewel, goldsmith, goldschm, schmuck, juwel, juvel, watchmak, diamant',
  landscape: 'krajin, landscape, landschaft, zahradny archit, zahradni archit',
  law: 'advokat, pravn, judr, exekut, law., lawyer, attorney, solicitor, barrister, legal, rechtsanw, anwalt, kanzlei, jurist, mediator, insolven, sudny, soudni',
  leather: 'kozen, koziar, brasnar, sedlar, leather, leder, saddl, obuvni, shoemak, schuhmach',
  museum: 'muze, museum, pamiatk, pamatk, heritage, archiv, kniznic, knihovn, librar, bibliothek',
  music:
    'hudb, hudob, music, musik, spevac, zpevac, gitar, klavir, huslist, orchest, kapela., kapelnik, composer, skladatel, singer, pianist, dj., zvukar, sound',
  notary: 'notar, notary',
  optics: 'optik, optic, okuliar, ocn., oftalmolog, optometr, brille, augenarzt, eyewear',
  personal:
    'spisovat, autor., autork, writer, author., blogger, freelanc, novinar, journalist, redaktor, schriftstell',
  photography: 'fotograf, photo, foto',
  physio: 'fyzio, physio, rehabilit, masaz, maser., massage, osteopat, chiroprakt, krankengym',
  podcast: 'podcast, rozhlas, radio, moderator, radiozurnal, rundfunk',
  printing:
    'tlaciar, tlac., tiskar, polygraf, print, druckerei, tlaciaren, reklam, vydavatel, nakladatel, publish, verlag',
  psychology: 'psycholog, psychoter, terapeut, psychiatr, therap, counsel, koucka',
  public:
    'mestsky urad, obecny urad, okresny urad, urad pre, urad vlad, uradnik, urednik, minister, statna sprav, spravca, inspekt, government, behorde, amt., samosprav, nadacia, nadace, zdruzeni, neziskov, ngo.',
  realEstate:
    'realit, nehnutel, nemovit, real estate, realtor, estate agent, immobil, property, sprava budov, spravcovsk, developersk',
  research: 'vyskum, vyzkum, research, vedec, forsch, laborat, institut, ustav., sav.',
  sailing: 'plavb, jacht, lod., lode., sail, yacht, segel, kapitan, marina.',
  science: 'veda., vedec, vedeck, scien, wissensch, biolog, chemi, fyzik., physicist, geolog',
  security: 'bezpecnost, security, sbs., strazn, kyber, cyber, sicherheit, ochrana objekt',
  shop: 'obchod., predajn, prodejn, eshop, shop, store., laden, handel., velkoobchod, potraviny, drogeri',
  spa: 'spa., kupel, lazn, sauna, wellness, therme',
  sport:
    'sport, futbal, fotbal, hokej, tenis, lyz, bezec, cyklo, horolez, tennis, football, ski., climbing, verein, klub.',
  storage: 'sklad., skladov, logist, warehouse, storage, lager, archivac',
  survey: 'geodet, geodez, zememer, survey, kartogra, vermess, geoinform, mapov, mapy.',
  tech: 'informati, technolog, tech., it spec, it manag, it oddel, it support, it consult, it konz, cloud, elektronik, robot, startup, hardware, network, sietov, sitov, telekom, systemov, digital, iot.',
  textile: 'textil, latk, tkan, pletac, knit, weav, stoff, kobere, zaclon',
  theatre:
    'divad, herec, hereck, theat, actor, actress, schauspiel, babkar, opera., operny, dramatur, tanec, dance, tanz',
  transport:
    'doprav, preprav, autodoprav, kamion, taxi, kurier, spedi, speditio, transport, logist, freight, courier, trucking, vodic, sofer, ridic, fahrer, stahovan, zeleznic, rail',
  travel: 'cestov, travel, turist, turizm, dovolen, zajazd, letenk, tourism, reise, urlaub, voyage, tour.',
  wedding: 'svadb, svateb, wedding, hochzeit, obrad',
  wellness: 'wellness, relax, masaz, sauna, spa., aromater, ayurved',
  wine: 'vino., vinar, vinoh, vinotek, somelier, sommelier, wine, vineyard, winzer, wein, vinny, vinn',
  yoga: 'joga., jogy., jogov, yoga, meditac, meditat, pilates, mindful',
};

/** Academic titles before a name that tell a trade. */
export const tradeTitles: Readonly<Partial<Record<Trade, string>>> = {
  architecture: 'ing arch., mgr arch., akad arch.',
  dental: 'mddr., dr med dent., dds., dmd.',
  design: 'mgr art., akad mal., mga.',
  education: 'paeddr.',
  health: 'mudr., mvdr., pharmdr., dr med.',
  law: 'judr., esq.',
  science: 'rndr.',
};

/** Positions that are in every trade. */
export const generalPositions: Readonly<Partial<Record<Trade, string>>> = {
  consulting:
    'manazer, manager, riaditel, reditel, konatel, jednatel, director, ceo., geschaftsfuhr, marketing, obchodn, sales., hr., asistent, assistant, vedouc, veduc, head of',
  industry: 'engineer, inzinier, inzenyr, ingenieur, technik',
};

/** Trades whose looks suit a trade too. */
export const relatedTrades: Readonly<Partial<Record<Trade, readonly Trade[]>>> = {
  accounting: ['finance', 'consulting'],
  acoustics: ['health', 'music'],
  architecture: ['building', 'interior', 'design'],
  astronomy: ['science', 'research'],
  bar: ['events', 'hotel'],
  barber: ['beauty'],
  beauty: ['spa', 'wedding', 'wellness'],
  bistro: ['food', 'cafe'],
  building: ['architecture', 'industry'],
  cafe: ['food', 'bistro'],
  ceramics: ['craft', 'interior'],
  children: ['education', 'health'],
  city: ['public'],
  consulting: ['finance', 'personal'],
  craft: ['leather', 'ceramics', 'interior'],
  data: ['tech', 'research'],
  dental: ['health'],
  design: ['personal', 'photography'],
  developer: ['tech', 'data', 'security'],
  education: ['children', 'design'],
  energy: ['building', 'tech'],
  events: ['music', 'theatre'],
  farm: ['food', 'garden', 'wine'],
  fashion: ['textile', 'jewellery'],
  film: ['photography', 'music'],
  finance: ['consulting', 'accounting'],
  fitness: ['sport', 'yoga'],
  food: ['cafe', 'bistro', 'farm'],
  gallery: ['design', 'museum'],
  garden: ['landscape', 'farm'],
  guide: ['travel', 'sport'],
  health: ['physio', 'psychology'],
  hotel: ['travel', 'bar'],
  industry: ['building', 'transport', 'storage'],
  interior: ['architecture', 'ceramics'],
  jewellery: ['fashion', 'craft'],
  landscape: ['garden', 'survey'],
  law: ['notary', 'consulting', 'finance'],
  leather: ['craft', 'fashion'],
  museum: ['gallery', 'education'],
  music: ['events', 'podcast'],
  notary: ['law', 'finance'],
  optics: ['health'],
  photography: ['film', 'personal'],
  physio: ['health', 'wellness'],
  podcast: ['music', 'events'],
  printing: ['design', 'photography'],
  psychology: ['health', 'children'],
  public: ['city', 'finance'],
  realEstate: ['architecture', 'building'],
  research: ['science', 'data'],
  sailing: ['travel', 'sport'],
  science: ['research', 'data'],
  security: ['tech', 'developer'],
  shop: ['food', 'fashion'],
  spa: ['wellness', 'beauty'],
  sport: ['fitness', 'guide'],
  storage: ['transport', 'industry'],
  survey: ['landscape', 'architecture'],
  tech: ['developer', 'data'],
  textile: ['fashion', 'craft'],
  theatre: ['events', 'music'],
  transport: ['storage', 'travel'],
  travel: ['guide', 'hotel'],
  wedding: ['events', 'beauty'],
  wellness: ['spa', 'yoga', 'health'],
  wine: ['farm', 'food'],
  yoga: ['wellness', 'health'],
};
