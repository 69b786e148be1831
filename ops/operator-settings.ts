import { settingList } from '#api/config/settings/settings.ts';

const live: Record<string, string> = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

/** The settings of an example file as an operator who sells plans would fill it in. */
export function operatorSettings(example: string): Record<string, string> {
  const names = Array.from(example.matchAll(/^(?:# )?([A-Z\d_]+)=/gm), ([, name = '']) => name);
  const toFillIn = settingList.filter(({ name, needed }) => needed === 'toSell' && names.includes(name));
  return Object.fromEntries(toFillIn.map((setting) => [setting.name, live[setting.name] ?? setting.example]));
}
