import type { Sample } from './sample.ts';

export const english: Sample[] = [
  {
    text: `Best regards,

Jane Hartwell
Head of Marketing
Brightwater Ltd
M: +44 7700 900123
T: +44 20 7946 0018
jane.hartwell@brightwater.co.uk
www.brightwater.co.uk
22 Harbour Street, Bristol BS1 4RN`,
    texts: {
      fullName: 'Jane Hartwell',
      position: 'Head of Marketing',
      companyName: 'Brightwater Ltd',
      mobile: '+44 7700 900123',
      phone: '+44 20 7946 0018',
      email: 'jane.hartwell@brightwater.co.uk',
      website: 'www.brightwater.co.uk',
      street: '22 Harbour Street',
      city: 'Bristol BS1 4RN',
    },
  },
  {
    text: `--
Michael O'Connor | Senior Account Manager | Fenwick & Sons Inc.
(512) 555-0142 | michael@fenwicksons.com | fenwicksons.com`,
    texts: {
      fullName: "Michael O'Connor",
      position: 'Senior Account Manager',
      companyName: 'Fenwick & Sons Inc.',
      phone: '(512) 555-0142',
      email: 'michael@fenwicksons.com',
      website: 'fenwicksons.com',
    },
  },
  {
    text: `Thanks,
Priya

Priya Raman, PhD
Research Director, Materials
Northgate Laboratories LLC
Office: +1 617 555 0167
Cell: +1 617 555 0199
Email: p.raman@northgatelabs.com
Web: https://northgatelabs.com
LinkedIn: linkedin.com/in/priyaraman

This e-mail and any attachments are confidential and intended solely for the addressee. If you are not the intended recipient, please delete it and notify the sender.`,
    texts: {
      fullName: 'Priya Raman, PhD',
      position: 'Research Director, Materials',
      companyName: 'Northgate Laboratories LLC',
      phone: '+1 617 555 0167',
      mobile: '+1 617 555 0199',
      email: 'p.raman@northgatelabs.com',
      website: 'northgatelabs.com',
      url: 'linkedin.com/in/priyaraman',
    },
  },
  {
    text: `Kind regards

TOM ELLERY
Managing Partner

ELLERY · VANCE ARCHITECTS

📞 020 7946 0911
✉ tom@elleryvance.com
🌐 elleryvance.com
📍 4 Mill Lane
London SE1 2AB

Please consider the environment before printing this email.`,
    texts: {
      fullName: 'TOM ELLERY',
      position: 'Managing Partner',
      companyName: 'ELLERY · VANCE ARCHITECTS',
      phone: '020 7946 0911',
      email: 'tom@elleryvance.com',
      website: 'elleryvance.com',
      street: '4 Mill Lane',
      city: 'London SE1 2AB',
    },
  },
  {
    text: `Sarah Lindqvist
Product Designer – Design Systems
sarah.lindqvist@gmail.com
+1 (206) 555-0133
https://www.behance.net/sarahlindqvist`,
    texts: {
      fullName: 'Sarah Lindqvist',
      position: 'Product Designer – Design Systems',
      email: 'sarah.lindqvist@gmail.com',
      phone: '+1 (206) 555-0133',
      url: 'www.behance.net/sarahlindqvist',
    },
  },
  {
    text: `Dr. Amelia Foster
Consultant Cardiologist
Department of Cardiology
St Brannock Hospital
Direct line 01632 960 455
a.foster@stbrannock.org
Brannock Road 12, Exeter EX2 5DW, United Kingdom`,
    texts: {
      fullName: 'Dr. Amelia Foster',
      position: 'Consultant Cardiologist',
      department: 'Department of Cardiology',
      companyName: 'St Brannock Hospital',
      phone: '01632 960 455',
      email: 'a.foster@stbrannock.org',
      street: 'Brannock Road 12',
      city: 'Exeter EX2 5DW, United Kingdom',
    },
  },
  {
    text: `Hi Mark,

please find the offer attached. Let me know by Friday if anything is unclear.

Regards,
Oliver Grant
Sales Executive, Castlegate Print Ltd.
Tel: 0161 496 0720 Mob: 07700 900 456
oliver.grant@castlegateprint.co.uk | www.castlegateprint.co.uk
Registered in England and Wales No. 08123456. VAT GB 123 4567 89`,
    texts: {
      fullName: 'Oliver Grant',
      position: 'Sales Executive',
      companyName: 'Castlegate Print Ltd.',
      phone: '0161 496 0720',
      mobile: '07700 900 456',
      email: 'oliver.grant@castlegateprint.co.uk',
      website: 'www.castlegateprint.co.uk',
    },
  },
  {
    text: `[image: Harbor Coffee Roasters]
Dana Whitfield
Owner & Head Roaster
Harbor Coffee Roasters
p. 503.555.0117
e. dana@harborcoffee.com <mailto:dana@harborcoffee.com>
w. www.harborcoffee.com <http://www.harborcoffee.com/>
1180 Pier Avenue, Suite 4
Portland, OR 97205`,
    texts: {
      fullName: 'Dana Whitfield',
      position: 'Owner & Head Roaster',
      companyName: 'Harbor Coffee Roasters',
      phone: '503.555.0117',
      email: 'dana@harborcoffee.com',
      website: 'www.harborcoffee.com',
      street: '1180 Pier Avenue, Suite 4',
      city: 'Portland, OR 97205',
    },
  },
  {
    text: `Cheers,
Ben

Ben Calloway
Founder @ Tidemark Studio
ben@tidemark.studio
tidemark.studio
@bencalloway`,
    texts: {
      fullName: 'Ben Calloway',
      position: 'Founder',
      companyName: 'Tidemark Studio',
      email: 'ben@tidemark.studio',
      website: 'tidemark.studio',
    },
  },
  {
    text: `Name: Rebecca Stone
Title: Operations Manager
Company: Quarry Logistics Plc
Phone: +44 1632 960 811
Fax: +44 1632 960 812
E-mail: rebecca.stone@quarrylogistics.com
Website: quarrylogistics.com
Address: 5 Kiln Road, Leeds LS1 3AB`,
    texts: {
      fullName: 'Rebecca Stone',
      position: 'Operations Manager',
      companyName: 'Quarry Logistics Plc',
      phone: '+44 1632 960 811',
      email: 'rebecca.stone@quarrylogistics.com',
      website: 'quarrylogistics.com',
      street: '5 Kiln Road',
      city: 'Leeds LS1 3AB',
    },
  },
  {
    text: `James T. Holloway, CPA
Partner
Holloway Reed & Co.
Tax Advisory
Tel. +1-212-555-0188 ext. 12
jholloway@hollowayreed.com
Sent from my iPhone`,
    texts: {
      fullName: 'James T. Holloway, CPA',
      position: 'Partner',
      companyName: 'Holloway Reed & Co.',
      department: 'Tax Advisory',
      phone: '+1-212-555-0188 ext. 12',
      email: 'jholloway@hollowayreed.com',
    },
  },
  {
    text: `Yours sincerely

Laura van der Berg
Chief Financial Officer

Meridian Foods Group
Mobile +44 (0)7700 900 789
laura.vanderberg@meridianfoods.com

meridianfoods.com | Follow us on Facebook | Instagram`,
    texts: {
      fullName: 'Laura van der Berg',
      position: 'Chief Financial Officer',
      companyName: 'Meridian Foods Group',
      mobile: '+44 (0)7700 900 789',
      email: 'laura.vanderberg@meridianfoods.com',
      website: 'meridianfoods.com',
    },
  },
];
