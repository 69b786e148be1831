import type { SavedCard } from '#contract/card/saved-card.ts';
import { id } from './stubs.ts';

function card(number: number, name: string, design: Partial<SavedCard>): SavedCard {
  const at = '2026-10-01T10:00:00.000Z';
  return {
    id: id(100 - number),
    name,
    version: 1,
    createdAt: at,
    updatedAt: at,
    companyName: name,
    fullName: name,
    ...design,
  };
}

/** Six cards, two of them in portrait. */
export const sixCards: readonly SavedCard[] = [
  card(1, 'Atelier Lumen', {
    website: 'atelierlumen.sk',
    fullName: 'Elena Marek',
    position: 'Lighting Architect',
    phone: '+421 905 318 442',
    email: 'elena@atelierlumen.sk',
    url: 'behance.net/elenamarek',
  }),
  card(2, 'Vlk & Partneri', {
    website: 'vlkpartneri.eu',
    fullName: 'Helena Vlková',
    position: 'Attorney at Law',
    phone: '+421 2 5443 0098',
    email: 'vlkova@vlkpartneri.eu',
    url: 'linkedin.com/in/helenavlkova',
    layout: 'editorial',
    nameFont: 'Playfair Display',
    dataFont: 'Georgia',
    fullNameColor: '#5e1226',
  }),
  card(3, 'Bakery front desk', {
    companyName: 'Kvások',
    website: 'kvasok.sk',
    fullName: 'Mira Dolina',
    position: 'Head Baker',
    phone: '+421 911 204 577',
    email: 'mira@kvasok.sk',
    orientation: 'portrait',
    layout: 'centered',
    backgroundColor: '#f7ecdc',
  }),
  card(4, 'Tatra Sound – crew', {
    companyName: 'Tatra Sound',
    website: 'tatrasound.com',
    fullName: 'Adam Kriváň',
    position: 'Sound Engineer',
    phone: '+421 917 480 226',
    layout: 'bold',
    backgroundColor: '#f7c93b',
  }),
  card(5, 'Garden studio', {
    companyName: 'Lesná Záhrada',
    website: 'lesnazahrada.sk',
    fullName: 'Tomáš Breza',
    position: 'Landscape Designer',
    phone: '+421 948 772 013',
    layout: 'split',
    companyFont: 'Montserrat',
    dataFont: 'Montserrat',
    companyNameColor: '#104836',
    backgroundColor: '#f3f1e4',
  }),
  card(6, 'Photographer 2027', {
    companyName: 'Bielik Photo',
    website: 'bielik.photo',
    fullName: 'Oto Bielik',
    position: 'Photographer',
    orientation: 'portrait',
    layout: 'minimal',
    backgroundColor: '#e2e3e0',
  }),
];

const endless = 'Medzinárodné združenie prevádzkovateľov a vlastníkov lanových dráh';

/** Very long texts. */
export const longCards: readonly SavedCard[] = [
  card(1, `${endless}, ${endless}`, {
    fullName: 'prof. PhDr. Maximiliána Konštantínopolitánska-Šťastná, DrSc., MBA',
    position: 'Riaditeľka odboru medzinárodných vzťahov',
    companyName: endless,
    website: 'www.medzinarodne-zdruzenie-prevadzkovatelov-a-vlastnikov.example',
  }),
  card(2, 'Neobhospodarovávateľnejšiemu'.repeat(4), {
    orientation: 'portrait',
    fullName: 'X',
    companyName: 'Y',
  }),
];
