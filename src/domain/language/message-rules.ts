/** How a language writes numbers, and its tag for Intl. */
export type NumberSigns = { locale: string; decimal: string; thousands: string };

/** Formats a number with at most this many decimals. */
export type NumberFormat = (value: number, decimals: number) => string;

/** Without Intl.NumberFormat: creating the first one takes longer than the whole print check. */
export function formatNumbers({ decimal, thousands }: Omit<NumberSigns, 'locale'>): NumberFormat {
  return (value, decimals) => {
    const [whole = '', fraction] = String(Number(value.toFixed(decimals))).split('.');
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
    return fraction ? grouped + decimal + fraction : grouped;
  };
}

/** What the compiled messages of a language use: the plural form of a number, and the number in words of the language. */
export type MessageRules = {
  plural: (count: number) => Intl.LDMLPluralRule;
  number: (value: number) => string;
};

export function messageRules(signs: NumberSigns): MessageRules {
  const format = formatNumbers(signs);
  let rules: Intl.PluralRules | undefined;
  return {
    plural: (count) => {
      rules ??= new Intl.PluralRules(signs.locale);
      return rules.select(count);
    },
    number: (value) => format(value, 3),
  };
}
