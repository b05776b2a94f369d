/** Who the shop is: name, place, how to reach it. */
export const shop = {
  name: 'Beypore Mill Store',
  shortName: 'Beypore Mill',
  tagline: 'Mill stores, tools and machine parts from Kozhikode',
  description:
    'Bearings, belts, fasteners, power tools, pumps, valves and everything else that keeps a workshop running. GST invoice with every order, delivered all over India from Valiyangadi, Kozhikode.',
  street: 'Mill Road, Valiyangadi',
  city: 'Kozhikode (Calicut)',
  region: 'Kerala',
  pincode: '673001',
  email: 'counter@beyporemill.example',
  phone: '+91 495 000 0140',
  phoneLink: 'tel:+914950000140',
  whatsapp: '914950000140',
  social: { name: 'Instagram', url: 'https://www.instagram.com/' },
  hours: 'Monday to Saturday, 9 am to 7 pm',
  poweredBy: 'Powered by the Beypore counter crew',
} as const
