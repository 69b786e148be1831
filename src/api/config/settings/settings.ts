import { z } from 'zod';
import { accountSettings } from './account-settings.ts';
import { commandSettings, databaseSettings } from './database-settings.ts';
import { filesSettings } from './files-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { operatorSettings } from './operator-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { serverSettings } from './server-settings.ts';
import type { Setting } from './setting.ts';
import { watchingSettings } from './watching-settings.ts';

/** Every setting of the environment, in the order of documents and examples. */
export const settings = {
  ...serverSettings,
  ...databaseSettings,
  ...filesSettings,
  ...mailSettings,
  ...operatorSettings,
  ...accountSettings,
  ...paymentSettings,
  ...watchingSettings,
  ...commandSettings,
};

export type SettingName = keyof typeof settings;

/** As a list, with their names. */
export const settingList = Object.entries<Setting>(settings).map(([name, record]) => ({ name, ...record }));

type Shape<Name extends SettingName> = { [Each in Name]: (typeof settings)[Each]['schema'] };

/** The parsed values of settings. */
export type Settings<Name extends SettingName = SettingName> = z.output<z.ZodObject<Shape<Name>>>;

/** The schema of some settings. */
export function schemaOf<Name extends SettingName>(...names: Name[]): z.ZodObject<Shape<Name>> {
  return z.object(Object.fromEntries(names.map((name) => [name, settings[name].schema])) as Shape<Name>);
}

/** The name of the setting of the file that a secret can be in. */
export function fileSetting(name: string): string {
  return `${name}_FILE`;
}
