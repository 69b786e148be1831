/** What the Corporate plan does for a company: at the prices, and in its empty list. They are loaded with what shows them. */
export const companyOfferEn = {
  heading: 'Corporate, for a company',
  text: 'One design, one list, everybody’s card. Colleagues and print shops need no account.',
  parts: {
    designs: {
      title: 'Designs with locked lines',
      text: 'Make one card and lock what is the same for everybody. Change it once and every card follows.',
    },
    people: {
      title: 'Import from CSV or Excel',
      text: 'One row, one card. Import the list again and only what changed is changed.',
    },
    links: {
      title: 'Fill-in links',
      text: 'People type their own lines on the phone with the card beside them. You accept what they send.',
    },
    proofs: {
      title: 'Proofs',
      text: 'Somebody approves the card by a link, or taps the line that should change. The very file they saw is kept.',
    },
    orders: {
      title: 'Orders',
      text: 'Everybody’s number of cards in one order. The print shop opens a link with the approved files and ticks Printed.',
    },
    files: {
      title: 'Files for the print shop',
      text: 'All cards in one PDF, on sheets or one by one, checked before they are made.',
    },
  },
  approved: 'Approved',
  printed: 'Printed',
  steps: {
    label: 'Three steps to everybody’s card',
    design: {
      title: 'Design',
      text: 'Make one card. Under More it becomes a company design, with lines that nobody can change.',
    },
    people: {
      title: 'People',
      text: 'Import a list, or let everybody fill in their own lines by a link.',
      action: 'Import people',
    },
    proof: {
      title: 'Proof',
      text: 'Send the cards for approval by a link before they are printed.',
    },
  },
};

export type CompanyOfferMessages = typeof companyOfferEn;
