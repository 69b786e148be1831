import type { Sample } from './sample.ts';

export const german: Sample[] = [
  {
    text: `Mit freundlichen Grüßen

Dipl.-Ing. Klaus Bergmann
Geschäftsführer

Bergmann Anlagenbau GmbH
Industriestraße 14
70565 Stuttgart
Tel.: +49 711 23125 0
Mobil: +49 171 2312500
klaus.bergmann@bergmann-anlagenbau.de
www.bergmann-anlagenbau.de

Sitz der Gesellschaft: Stuttgart, Amtsgericht Stuttgart HRB 123456`,
    texts: {
      fullName: 'Dipl.-Ing. Klaus Bergmann',
      position: 'Geschäftsführer',
      companyName: 'Bergmann Anlagenbau GmbH',
      street: 'Industriestraße 14',
      city: '70565 Stuttgart',
      phone: '+49 711 23125 0',
      mobile: '+49 171 2312500',
      email: 'klaus.bergmann@bergmann-anlagenbau.de',
      website: 'www.bergmann-anlagenbau.de',
    },
  },
  {
    text: `Viele Grüße
Sabine

Sabine Köhler
Leiterin Einkauf
Weinkontor Elbe GmbH & Co. KG | Am Kai 7 | 01067 Dresden
Fon 0351 2312590 | Fax 0351 2312591
s.koehler@weinkontor-elbe.de`,
    texts: {
      fullName: 'Sabine Köhler',
      position: 'Leiterin Einkauf',
      companyName: 'Weinkontor Elbe GmbH & Co. KG',
      street: 'Am Kai 7',
      city: '01067 Dresden',
      phone: '0351 2312590',
      email: 's.koehler@weinkontor-elbe.de',
    },
  },
  {
    text: `Dr. med. Ulrike Sommer
Fachärztin für Innere Medizin
Praxis am Stadtpark
Parkstraße 3, 90409 Nürnberg
Telefon 0911 23125-44
praxis@stadtpark-praxis.de
stadtpark-praxis.de`,
    texts: {
      fullName: 'Dr. med. Ulrike Sommer',
      position: 'Fachärztin für Innere Medizin',
      companyName: 'Praxis am Stadtpark',
      street: 'Parkstraße 3',
      city: '90409 Nürnberg',
      phone: '0911 23125-44',
      email: 'praxis@stadtpark-praxis.de',
      website: 'stadtpark-praxis.de',
    },
  },
  {
    text: `Mag. Stefan Huber, MSc
Rechtsanwalt
Kanzlei Huber und Partner
Ringstraße 20/4
A-1010 Wien
T: +43 1 2312 500
H: +43 664 231 2500
huber@kanzlei-huber.at
www.kanzlei-huber.at

Diese Nachricht ist vertraulich und nur für den Adressaten bestimmt. Falls Sie sie irrtümlich erhalten haben, löschen Sie sie bitte.`,
    texts: {
      fullName: 'Mag. Stefan Huber, MSc',
      position: 'Rechtsanwalt',
      companyName: 'Kanzlei Huber und Partner',
      street: 'Ringstraße 20/4',
      city: 'A-1010 Wien',
      phone: '+43 1 2312 500',
      mobile: '+43 664 231 2500',
      email: 'huber@kanzlei-huber.at',
      website: 'www.kanzlei-huber.at',
    },
  },
  {
    text: `Freundliche Grüsse

Nina Aebischer
Projektleiterin
Abteilung Hochbau

Alpenbau AG
Seestrasse 110
8002 Zürich
+41 44 231 25 00
nina.aebischer@alpenbau.ch`,
    texts: {
      fullName: 'Nina Aebischer',
      position: 'Projektleiterin',
      department: 'Abteilung Hochbau',
      companyName: 'Alpenbau AG',
      street: 'Seestrasse 110',
      city: '8002 Zürich',
      phone: '+41 44 231 25 00',
      email: 'nina.aebischer@alpenbau.ch',
    },
  },
  {
    text: `LG Jonas

Jonas Richter · Softwareentwickler · Nordlicht Systeme UG (haftungsbeschränkt)
Handy: 0160 2312500 · jonas@nordlicht-systeme.de · https://nordlicht-systeme.de · https://github.com/jonasrichter`,
    texts: {
      fullName: 'Jonas Richter',
      position: 'Softwareentwickler',
      companyName: 'Nordlicht Systeme UG (haftungsbeschränkt)',
      mobile: '0160 2312500',
      email: 'jonas@nordlicht-systeme.de',
      website: 'nordlicht-systeme.de',
      url: 'github.com/jonasrichter',
    },
  },
  {
    text: `Beste Grüße aus Hamburg

i.A. Petra von Stetten
Assistentin der Geschäftsleitung
Reederei Altona KG
Große Elbstr. 61
22767 Hamburg
Telefon: (040) 2312-555
Telefax: (040) 2312-556
Mobil: (0151) 2312 5000
E-Mail: p.vonstetten@reederei-altona.de
Internet: www.reederei-altona.de`,
    texts: {
      fullName: 'Petra von Stetten',
      position: 'Assistentin der Geschäftsleitung',
      companyName: 'Reederei Altona KG',
      street: 'Große Elbstr. 61',
      city: '22767 Hamburg',
      phone: '(040) 2312-555',
      mobile: '(0151) 2312 5000',
      email: 'p.vonstetten@reederei-altona.de',
      website: 'www.reederei-altona.de',
    },
  },
  {
    text: `Name: Thomas Weiß
Funktion: Vertriebsleiter Süd
Firma: Solarwerk Isar GmbH
Abteilung: Vertrieb
Telefon: 089 2312 50
Mobil: 0172 2312501
E-Mail: weiss@solarwerk-isar.de
Webseite: solarwerk-isar.de
Anschrift: Isarweg 8, 80331 München`,
    texts: {
      fullName: 'Thomas Weiß',
      position: 'Vertriebsleiter Süd',
      companyName: 'Solarwerk Isar GmbH',
      department: 'Vertrieb',
      phone: '089 2312 50',
      mobile: '0172 2312501',
      email: 'weiss@solarwerk-isar.de',
      website: 'solarwerk-isar.de',
      street: 'Isarweg 8',
      city: '80331 München',
    },
  },
  {
    text: `Hochachtungsvoll
Prof. Dr.-Ing. Gerhard Fuchs
Lehrstuhl für Werkstofftechnik
Technische Hochschule Brocken
Am Harzblick 1, 38855 Wernigerode
+49 3943 2312 51
fuchs@th-brocken.de`,
    texts: {
      fullName: 'Prof. Dr.-Ing. Gerhard Fuchs',
      department: 'Lehrstuhl für Werkstofftechnik',
      companyName: 'Technische Hochschule Brocken',
      street: 'Am Harzblick 1',
      city: '38855 Wernigerode',
      phone: '+49 3943 2312 51',
      email: 'fuchs@th-brocken.de',
    },
  },
];
