import type { CardContent } from '#domain/card/card.ts';

/** Texts of invented customers by the number of their lines. */
export const customerTexts = {
  three: {
    companyName: 'Nordim',
    fullName: 'Eva Mareková',
    phone: '+421 905 555 442',
  },
  seven: {
    companyName: 'Nordim, s. r. o.',
    fullName: 'Ing. Martina Kováčová',
    position: 'riaditeľka marketingu',
    mobile: '+421 905 555 222',
    email: 'martina.kovacova@nordim.example',
    street: 'Hlavná 12',
    city: '040 01 Košice',
  },
  eleven: {
    companyName: 'Nordim Projekt, spol. s r. o.',
    website: 'Statika, stavby, technický dozor',
    fullName: 'Ing. arch. Ľubomíra Šťastná-Ďuricová, PhD.',
    position: 'vedúca projektovej kancelárie',
    mobile: '+421 918 555 010',
    phone: '+421 48 555 05 10',
    email: 'lubomira.stastna@nordim.example',
    url: 'www.nordim.example',
    street: 'Námestie osloboditeľov 1284/27',
    city: '974 01 Banská Bystrica',
    free1: 'IČO 45 118 220',
  },
  thirteen: {
    companyName: 'Pivovar Tri jasene, a. s.',
    website: 'Remeselné pivo od roku 1897',
    fullName: 'Ing. Bartolomej Országh-Mikuláš, MBA',
    position: 'riaditeľ výroby a hlavný sládok',
    department: 'Výroba a vývoj',
    mobile: '+421 905 555 218',
    phone: '+421 51 555 02 20',
    email: 'bartolomej.orszagh@trijasene.example',
    url: 'www.trijasene.example',
    street: 'Hlavná 12',
    city: '080 01 Prešov',
    free1: 'Prehliadky Po – So 10 – 18 h',
    free2: 'IČO 36 555 014',
  },
} satisfies Record<string, CardContent>;
