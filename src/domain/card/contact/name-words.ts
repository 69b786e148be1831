/** Words of names in Slovak, Czech, German and English, without dots and in lower case, between spaces. */
export const nameWords = {
  /** Titles and degrees written before a name. */
  titlesBefore:
    'mr mrs ms miss sir rev fr msgr prof dr doc ing arch art mgr bc bca mga mudr mddr mvdr judr rndr phdr paeddr pharmdr phmr rsdr ' +
    'thdr thlic icdr akad mal soch dipl dipl-ing dipl-kfm dipl-kffr dipl-inform dipl-inf dipl-phys dipl-chem dipl-psych ' +
    'dipl-betrw dipl-wirt-ing dr-ing di mag med dent vet rer nat pol oec phil iur jur techn habil fh hc herr frau pan pani paní',
  /** Degrees and additions written after a name. */
  titlesAfter:
    'phd csc drsc dsc mba emba mbl mph mha mpa msc bsc ma ba meng beng llm llb artd thd dis dba bba fca aca acca cpa cfa ' +
    'cima pmp mrics frics mbcs fcca esq jr sr ml st ii iii iv fh hons',
  /** Words that begin a family name. */
  particles: 'van von vom zu zum zur de der den del della di da dos du la le el al bin ibn ter ten',
} as const;
