/** Words beside which a line rarely breaks, in Slovak, Czech, German and English; lower case, between spaces. */
export const breakWords = {
  /** Titles and other words before a name. */
  titlesBefore: `
  ing. arch. bc. bca. mgr. mga. mudr. mddr. mvdr. judr. phdr. rndr. pharmdr. thdr. thlic. paeddr. rsdr. dr. doc. prof.
  akad. mal. soch. et dipl. dipl.-ing. dipl.-kfm. dipl.-kffr. dipl.-psych. dr.-ing. ing.arch. med. jur. phil. rer. nat.
  c. mag. (fh) univ. univ.-prof. priv.-doz. pd. mr. mrs. ms. miss sir dame rev. hon. capt. col. lt. gen. p. sv. st.
  von van de du der zu
`,
  /** Degrees and additions after a name. */
  titlesAfter: `
  phd phd. ph.d. csc. csc drsc. drsc artd. artd th.d. mba mba. emba mpa mph llm ll.m. ll.m llb bba bsc bsc. msc msc. ba ma
  mag. dis. dis. acca cfa esq. jr. sr. jr sr jun. sen. ml. st. mladší starší ml mim mha dba edd md m.d. dds rn pe ra frcs
  riba ii iii iv
`,
  /** Words that no line ends with. */
  smallWords: 'a i k o s u v z & – —',
  /** What announces a number. */
  numberSigns: 'č. čís. ext. tel. tel fax fax. mob. mob nr. no. str. čp. § kl. klapka linka dw.',
  /** What follows a number. */
  units: `
  % ‰ € $ £ kč eur usd czk kg g t m mm cm km m² m³ ha l ml h hod. min. s ks °c kw mw kwh v w pt px rokov let jahre jahren
  years
`,
} as const;
