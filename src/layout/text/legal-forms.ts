/** A letter with or without an accent, inside a pattern of characters. */
export const letterClass = String.raw`\p{L}\p{M}`;

/** Legal forms of companies that have several words, as patterns without regard to case. */
export const formsOfSeveralWords = [
  String.raw`spol(?:\.|očnosť)? +s +r\. *o\.`,
  String.raw`sp\. +z +o\. *o\.`,
  String.raw`sp\. +[jkp]\.`,
  String.raw`(?:[${letterClass}]\. +){1,3}[${letterClass}]\.`,
  String.raw`(?:g?mbh|ag|se|ug|kg|ohg) +& +co\.?(?: +(?:kg(?:aa)?|ohg)\.?)?`,
  String.raw`ug +\(haftungsbeschränkt\)`,
  String.raw`(?:& +)?co\., +(?:ltd|inc)\.?`,
  String.raw`(?:& +)?co\. +(?:kg|ltd|inc|ohg)\.?`,
  String.raw`& +co\.?`,
  String.raw`(?:pty|pvt)\.? +ltd\.?`,
];

/** One word each; full stops are allowed. */
export const formsOfOneWord = [
  String.raw`s\.r\.o\.|a\.s\.|k\.s\.|v\.o\.s\.|o\.z\.|n\.o\.|z\.s\.`,
  String.raw`g?mbh|ges\.?m\.?b\.?h\.?|ag|kg|kgaa|ohg|ug|se|eg|gbr|mbb|partg|partgmbb|e\.k\.|e\.u\.|e\.v\.`,
  String.raw`d\.o\.o\.|s\.p\.a\.|s\.a\.|s\.r\.l\.|b\.v\.|n\.v\.|aps`,
  String.raw`(?:ltd|inc|llc|llp|plc|corp|kft|zrt|bt)\.?`,
];
