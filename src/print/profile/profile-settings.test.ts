import { describe, expect, test } from 'vitest';
import { pdfFileName } from '../file-name.ts';
import { profilePresets } from './profile-presets.ts';
import { readProfileSettings, UnreadableProfile } from './profile-settings.ts';

function faultsOf(value: unknown): { wrong: readonly string[]; unknown: readonly string[] } {
  try {
    readProfileSettings(value);
  } catch (error) {
    if (error instanceof UnreadableProfile) return { wrong: error.wrong, unknown: error.unknown };
  }
  throw new Error('The settings were accepted');
}

describe('the settings of a print profile', () => {
  test.each(Object.entries(profilePresets))('of the preset %s can be read', (_, settings) => {
    expect(readProfileSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  });

  test('may lack every field', () => {
    expect(readProfileSettings({})).toEqual({});
    expect(readProfileSettings({ standard: 'X-1a', bleedMm: 3 })).toEqual({ standard: 'X-1a', bleedMm: 3 });
  });

  test('are refused with every fault', () => {
    const faults = faultsOf({ standard: 'X-3', bleedMm: '3', marks: 1, inkLimit: 300, shop: 'Kontrast' });
    expect(faults).toEqual({ wrong: ['standard', 'bleedMm', 'marks'], unknown: ['shop'] });
  });

  test.each([-1, 5.1, Number.NaN])('cannot ask for a bleed of %d mm', (bleedMm) => {
    expect(faultsOf({ bleedMm }).wrong).toEqual(['bleedMm']);
  });

  test.each(['FOGRA51', 'profile.pdf', '.icc', 7])('cannot ask for the press %s', (icc) => {
    expect(faultsOf({ icc }).wrong).toEqual(['icc']);
  });

  test.each([null, [], 'X-4', 3])('cannot be %j', (value) => {
    expect(faultsOf(value)).toEqual({ wrong: [], unknown: [] });
  });

  test.each(['__proto__', 'constructor', 'toString'])('have no field %s', (field) => {
    expect(faultsOf(JSON.parse(`{ "${field}": 1 }`)).unknown).toEqual([field]);
  });
});

describe('the pattern of a file’s name', () => {
  test('has the name and the company in plain letters', () => {
    const names = { fullName: 'Žofia Ďuricová', companyName: 'Rozhľad & syn' };
    expect(pdfFileName(names, '{company}_{name}.pdf')).toBe('rozhlad-syn_zofia-duricova.pdf');
  });

  test.each(['../{name}', 'a/b', '{city}', '', ' ', '.hidden', 'con:', 'x'.repeat(81)])(
    'cannot be "%s"',
    (fileName) => {
      expect(faultsOf({ fileName }).wrong).toEqual(['fileName']);
    },
  );
});
