// Who lives in the demo shop's history. Nobody of them is a real person or firm; addresses end in .example and example.com.

/** A place to which the shop delivers. */
interface Place {
  building: string
  street: string
  city: string
  state: string
  pincode: string
}

/** A customer: a firm has a GSTIN, whose first digits are those of its state. */
export interface CastCustomer extends Place {
  name: string
  firm?: { gstin: string; legalName: string }
}

const kerala = 'Kerala'
const at = (building: string, street: string, city: string, pincode: string, state = kerala): Place => {
  return { building, street, city, state, pincode }
}

/** Firms, who buy much and often. */
export const castFirms: readonly CastCustomer[] = [
  {
    name: 'Abdul Nazar',
    firm: { gstin: '32AAXFM4410K1Z3', legalName: 'Malabar Oil Mills' },
    ...at('Plot 14, Industrial Estate', 'West Hill', 'Kozhikode', '673005'),
  },
  {
    name: 'Suresh Kumar P.',
    firm: { gstin: '32ABZFK2207L1Z0', legalName: 'Kallayi Timber Works' },
    ...at('8/41 Saw Mill Row', 'Kallayi Road', 'Kozhikode', '673003'),
  },
  {
    name: 'Thomas Kurian',
    firm: { gstin: '32AAXCM9031Q1ZM', legalName: 'Moozhikkal Engineering Private Limited' },
    ...at('22 Foundry Lane', 'Feroke', 'Kozhikode', '673631'),
  },
  {
    name: 'Senthil Murugan',
    firm: { gstin: '33AAXFS5512H1ZX', legalName: 'Siruvani Spares' },
    ...at('117 Trichy Road', 'Singanallur', 'Coimbatore', '641005', 'Tamil Nadu'),
  },
  {
    name: 'Deepa Hegde',
    firm: { gstin: '29AAXCD7718P1ZE', legalName: 'Deccan Coir Machines Private Limited' },
    ...at('41 Peenya 2nd Stage', 'Industrial Area', 'Bengaluru', '560058', 'Karnataka'),
  },
  {
    name: 'Fathima Parveen',
    firm: { gstin: '32AAZFP6104N1ZP', legalName: 'Ponnani Pump House' },
    ...at('3/77 Harbour Road', 'Ponnani', 'Malappuram', '679577'),
  },
  {
    name: 'Rohit Kulkarni',
    firm: { gstin: '27AAXCK3309R1ZK', legalName: 'Konkan Fasteners Private Limited' },
    ...at('Gala 9, MIDC', 'Taloja', 'Navi Mumbai', '410208', 'Maharashtra'),
  },
]

/** Everybody else. */
export const castShoppers: readonly CastCustomer[] = [
  { name: 'Haris Mohammed', ...at('12/480 Mill Compound', 'Beypore Road', 'Kozhikode', '673015') },
  { name: 'Anjali Menon', ...at('Flat 3C, Sea Breeze', 'Beach Road', 'Kozhikode', '673032') },
  { name: 'Biju Varghese', ...at('Varghese Motors', 'Mavoor Road', 'Kozhikode', '673004') },
  { name: 'Sajeev Nambiar', ...at('House 22', 'Thali', 'Kozhikode', '673002') },
  { name: 'Rasheeda K. T.', ...at('5/113', 'Koduvally', 'Kozhikode', '673572') },
  { name: 'Vinod Krishnan', ...at('Sree Lathe Works', 'Vadakara', 'Kozhikode', '673101') },
  { name: 'Jose Mathew', ...at('Plathottathil House', 'Kalpetta', 'Wayanad', '673121') },
  { name: 'Shihab Thangal', ...at('14 Bypass Junction', 'Manjeri', 'Malappuram', '676121') },
  { name: 'Lakshmi Devi', ...at('7 Temple Street', 'Thrissur', 'Thrissur', '680001') },
  { name: 'Manoj Pillai', ...at('Pillai Rubber Estate', 'Kottayam', 'Kottayam', '686001') },
  { name: 'Nisha George', ...at('Panampilly Nagar 4', 'Ernakulam', 'Kochi', '682036') },
  { name: 'Abhilash R.', ...at('Vattiyoorkavu 18', 'Pattom', 'Thiruvananthapuram', '695004') },
  { name: 'Prakash Shetty', ...at('Shetty Workshop', 'Bunder Road', 'Mangaluru', '575001', 'Karnataka') },
  { name: 'Karthik Subramanian', ...at('12 Anna Nagar', 'Second Avenue', 'Chennai', '600040', 'Tamil Nadu') },
  { name: 'Meera Iyer', ...at('81 Race Course Road', 'Gopalapuram', 'Coimbatore', '641018', 'Tamil Nadu') },
  { name: 'Noufal C.', ...at('Noufal Welding', 'Ramanattukara', 'Kozhikode', '673633') },
  { name: 'Sreejith V. K.', ...at('4/91', 'Quilandy', 'Kozhikode', '673305') },
  { name: 'Ayesha Siddiqua', ...at('Rahmath Manzil', 'Payyannur', 'Kannur', '670307') },
  { name: 'Dileep Chandran', ...at('Chandran Cycle Store', 'Palakkad Fort', 'Palakkad', '678001') },
  { name: 'Asha Joseph', ...at('Kizhakkel House', 'Sulthan Bathery', 'Wayanad', '673592') },
  { name: 'Ravi Shankar', ...at('House 9', 'Nadakkavu', 'Kozhikode', '673011') },
  { name: 'Muhsin P. P.', ...at('Boat Yard 2', 'Beypore Harbour', 'Kozhikode', '673015') },
  { name: 'Usha Kumari', ...at('3/12', 'Chevayur', 'Kozhikode', '673017') },
  { name: 'Gopalan Nair', ...at('Nair Flour Mill', 'Balussery', 'Kozhikode', '673612') },
  { name: 'Farhan Ali', ...at('Ali Electricals', 'Kondotty', 'Malappuram', '673638') },
  { name: 'Sindhu Babu', ...at('12/7', 'Mukkam', 'Kozhikode', '673602') },
  { name: 'Joby Thomas', ...at('Thomas Pumps', 'Thamarassery', 'Kozhikode', '673573') },
  { name: 'Kavitha Rajan', ...at('Flat 8, Green Park', 'Civil Station', 'Kozhikode', '673020') },
]

/** People who come later than the others, with the telephone numbers of their accounts. */
export const castLater = {
  /** Buys at the counter before there is an account. */
  guest: { phone: '9847003001', name: 'Babu Raj', ...at('14 Press Club Lane', 'Palayam', 'Kozhikode', '673002') },
  /** The second account of somebody who has one already. */
  second: { phone: '9847003002', name: 'Noufal C.', ...at('Noufal Welding', 'Ramanattukara', 'Kozhikode', '673633') },
  /** Lives where heavy goods come by bus. */
  byBus: {
    phone: '9847003003',
    name: 'Mohandas K. V.',
    ...at('Tea Factory Stores', 'Ooty Road', 'Gudalur', '643212', 'Tamil Nadu'),
  },
} as const satisfies Record<string, CastCustomer & { phone: string }>

/** The demo shop's suppliers, and the categories that they bring. */
export const castSuppliers = [
  {
    name: 'Cochin Bearing House',
    phone: '9847002001',
    email: 'orders@cochinbearing.example',
    gstin: '32AAXCC1183B1ZU',
    deliveryDays: 4,
    note: 'Calls before the lorry leaves.',
    categories: ['bearings', 'belts-pulleys', 'chains-sprockets'],
  },
  {
    name: 'Tirupur Tool Traders',
    phone: '9847002002',
    email: 'sales@tirupurtools.example',
    gstin: '33AAXCT8840D1ZX',
    deliveryDays: 6,
    note: '30 days of credit.',
    categories: ['power-tools', 'hand-tools', 'measuring-tools', 'abrasives-cutting'],
  },
  {
    name: 'Calicut Fasteners and Fittings',
    phone: '9847002003',
    email: 'counter@calicutfasteners.example',
    gstin: '32AAXFC5026E1ZK',
    deliveryDays: 2,
    note: '',
    categories: ['fasteners', 'valves-pipe-fittings', 'paint-lubricants', 'safety'],
  },
  {
    name: 'Rajkot Pumps and Electricals',
    phone: '9847002004',
    email: 'dispatch@rajkotpumps.example',
    gstin: '24AAXCR7713F1Z0',
    deliveryDays: 9,
    note: 'Full cartons only.',
    categories: ['pumps-motors', 'electrical', 'welding'],
  },
] as const

/** People who work in the demo shop: nobody can sign in as one of them, for they have no password. */
export const castPeople = {
  manager: { name: 'Ramla Beegum', email: 'manager@beyporemill.example' },
  counter: { name: 'Shaji K.', email: 'shaji@beyporemill.example' },
  packer: { name: 'Sajan', email: 'sajan@beyporemill.example' },
  accountant: { name: 'Lekha Nair', email: 'accounts@beyporemill.example' },
} as const

/** Reviews by their stars. */
export const castReviews: readonly { rating: number; text: string }[] = [
  { rating: 5, text: 'Fits exactly and came in two days. The bill had our GSTIN on it as asked.' },
  { rating: 5, text: 'Same make as the one we took out. Running for a week without noise.' },
  { rating: 4, text: 'Good quality for the price. The carton was a little dented, nothing inside was.' },
  { rating: 4, text: 'As described. Would have liked the drawing with sizes on the page.' },
  { rating: 5, text: 'Bought it for our mill. Strong packing and a call before delivery.' },
  { rating: 3, text: 'Does the work, but delivery took two days longer than the page said.' },
  { rating: 4, text: 'Second time I buy it. No complaints.' },
  { rating: 2, text: 'One of the pieces was scratched. The shop took it back without a question.' },
]

/** Questions about products; null: nobody has answered yet. */
export const castQuestions: readonly { text: string; answer: string | null }[] = [
  { text: 'Is this the current make, or older stock?', answer: 'Current stock: we buy it every few weeks.' },
  { text: 'Can you cut or pack it in smaller numbers for a trial?', answer: 'Yes, ask at the counter or call us.' },
  {
    text: 'Do you give a test certificate with it?',
    answer: 'The maker gives one from 50 pieces on. Tell us with the order.',
  },
  { text: 'Will it hold outdoors near the sea?', answer: 'Yes, with a coat of oil twice a year.' },
  {
    text: 'What is the price for a hundred pieces?',
    answer: 'Ask for a quotation from the cart: the price holds for its days.',
  },
  { text: 'Is it the same size as the one sold last year?', answer: 'The same size and the same make.' },
  { text: 'Can the bus take it to Sulthan Bathery the same day?', answer: null },
  { text: 'Which grease goes with this?', answer: null },
]

/** Complaints: how far each has come. */
export const castComplaints: readonly { text: string; answer?: string; solution?: string }[] = [
  {
    text: 'The parcel came with one carton open. Nothing is missing, but please pack better.',
    answer: 'We are sorry. The packing room has been told.',
    solution: 'Heavy goods are strapped from now on. Thank you for telling us.',
  },
  {
    text: 'The invoice names my firm without “Private Limited”.',
    answer: 'We are looking into it with our accountant.',
    solution: 'The name is right in your account now; the next invoice has it.',
  },
  {
    text: 'Delivery was promised for Tuesday and came on Friday.',
    answer: 'The courier held it at the hub. We have asked them for the reason.',
  },
  { text: 'I was charged delivery although my order was above the free amount.', answer: 'We are checking the order.' },
  { text: 'The rider would not wait until I had counted the pieces.' },
]
