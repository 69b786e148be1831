/** A card with every text filled. */
export const lumenCard = {
  companyName: 'Atelier Lumen',
  website: 'atelierlumen.sk',
  fullName: 'Elena Marek',
  position: 'Lighting Architect',
  phone: '+421 905 318 442',
  email: 'elena@atelierlumen.sk',
  url: 'behance.net/elenamarek',
};

/** The same by the labels of the form. */
export const lumenTexts = {
  'Company name': lumenCard.companyName,
  Subtitle: lumenCard.website,
  'Full name': lumenCard.fullName,
  Position: lumenCard.position,
  Phone: lumenCard.phone,
  Email: lumenCard.email,
  URL: lumenCard.url,
};
