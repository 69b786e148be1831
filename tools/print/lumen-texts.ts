/** A card with every field filled, by the labels of the form. */
export const lumenTexts = {
  'Company name': 'Atelier Lumen',
  Subtitle: 'atelierlumen.sk',
  'Full name': 'Elena Marek',
  Position: 'Lighting Architect',
  Phone: '+421 905 318 442',
  Email: 'elena@atelierlumen.sk',
  URL: 'behance.net/elenamarek',
};
