import { expect, test } from 'vitest';
import { readProfileSettings } from '#print/profile/profile-settings.ts';
import { formValues, settingsOf } from './print-shop-form-values.ts';

test('settings survive the form', () => {
  const settings = {
    name: 'Kontrast, Bratislava',
    standard: 'X-1a',
    bleedMm: 3,
    safeMm: 5,
    marks: true,
    icc: 'FOGRA47',
    inkLimit: 280,
    text: 'outlines',
    embedIcc: true,
    fileName: '{company}-{name}',
    finishing: { plate: 'Lack', parts: ['logo', 'companyName'] },
  } as const;
  expect(readProfileSettings(settingsOf(formValues(settings), settings))).toEqual(settings);
});

test('empty numbers are left to the Standard profile, and a comma is a decimal point', () => {
  const values = { ...formValues({ name: 'Tlač' }), bleedMm: '2,5', safeMm: ' ', inkLimit: '' };
  const settings = settingsOf(values, {});
  expect(settings).toMatchObject({ name: 'Tlač', bleedMm: 2.5 });
  expect(settings).not.toHaveProperty('safeMm');
  expect(settings).not.toHaveProperty('inkLimit');
});

test('a finishing needs the name of its plate and a part', () => {
  const values = { ...formValues({ name: 'A' }), finishingPlate: 'Lack' };
  expect(() => readProfileSettings(settingsOf(values, {}))).toThrow('finishing');
  expect(() =>
    readProfileSettings(settingsOf({ ...values, finishingPlate: '', finishingParts: ['logo'] }, {})),
  ).toThrow('finishing');
});

test('a text that is no number is refused', () => {
  expect(() => readProfileSettings(settingsOf({ ...formValues({ name: 'A' }), bleedMm: 'tri' }, {}))).toThrow(
    'bleedMm',
  );
});
