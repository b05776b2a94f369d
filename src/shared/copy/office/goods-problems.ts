/** Errors of a product's fields, each with what would be right. */
export const goodsProblems = {
  needed: (label: string) => `${label} is missing`,
  long: (label: string, most: number) => `${label} may have ${most} letters at most`,
  unseen: (label: string) => `${label} has hidden characters: type it again`,
  many: (label: string, most: number) => `${label}: ${most} at most`,
  beforeSale: (what: string) => `Required before publishing: ${what}`,
  shortName: 'A name has 2 letters at least',
  unknown: (label: string, id: string) => `${label}: the shop has no “${id}”. Choose one of the list.`,
  ownSuccessor: 'A product cannot replace itself. Choose another, or none.',
  successorLeadsBack: 'That product is replaced by this one, itself or in the end. Choose another, or none.',
  otherCategory: 'The subcategory belongs to another category. Choose one of this category, or none.',
  amount: (label: string, most: string) => `${label} is an amount in rupees above 0, at most ${most}`,
  offerAboveMrp: (mrp: string) =>
    `The selling price is above the MRP. It may be ${mrp} at most; leave it empty for none.`,
  ofVariants: 'The price of a product with variants is that of its cheapest one: change it there',
  breakFrom: (from: number) =>
    `A bulk price begins with ${from} pieces or more, each with more pieces than the one before`,
  breakPrice: (below: string) => `Each bulk price is less than the one before, and the first less than ${below}`,
  minimum: 'Min. order quantity is a whole number, 1 or more',
  multiple: 'Multiples are a whole number, 1 or more',
  minimumOfMultiple: (multiple: number, right: number) =>
    `Min. order quantity must be a multiple of ${multiple}, such as ${right}`,
  hsn: 'An HSN code has 4, 6 or 8 digits, such as 8482 or 848210',
  rate: (rates: string) => `GST is ${rates}%`,
  uqc: (code: string) => `“${code}” is not a unit of GST returns. Pieces are NOS, sets SET, metres MTR.`,
  netUnit: 'A net amount needs its unit, and a unit its amount: 500 and ml. Or leave both empty.',
  netAmount: 'A net amount is a number above 0',
  whole: (label: string, most: number) => `${label} is a whole number from 1 to ${most}`,
  picture: 'A picture’s address begins with one slash, as uploading it gives it',
  twice: (label: string, what: string) => `${label}: “${what}” stands there twice`,
  wordsOfNone: 'There is alt text for a photo that the product does not have',
  attributeNumber: (name: string, unit: string | null) =>
    unit === null ? `${name} is a number` : `${name} is a number, in ${unit}`,
  attributeWord: (name: string) => `${name} is a word`,
  attributeText: (name: string) => `${name} needs its text, as it is shown`,
  dataSheets: 'Data sheets: every one needs a name, and a file that was added here',
  row: (label: string) => `${label}: every line needs a name and a text`,
  oneVariant: 'A product has two variants or more, or none: with one only, make it the product itself',
  manyVariants: (most: number) => `A product has ${most} variants at most`,
  sameVariant: (name: string) => `Two variants are called “${name}”: shoppers could not tell them apart`,
  ownPrice: 'Without variants the product needs a price of its own: set it, or unpublish the product',
  piecesWhere: (pieces: number) =>
    `${pieces} ${pieces === 1 ? 'piece is' : 'pieces are'} in stock of the product itself. Choose the variant that they are, or set the stock to 0 first.`,
  piecesLeft: (pieces: number) =>
    `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} of these variants would no longer be sold. Unpublish the product, or set their stock to 0 first.`,
  piecesHeld: (pieces: number) =>
    `${pieces} ${pieces === 1 ? 'piece is' : 'pieces are'} reserved by open online payments. Try again in 15 minutes.`,
  piecesMoved: 'Variants were added or removed',
  archivedIsNoState: 'An archived product is not on sale: restore it first',
} as const

/** Details that the law requires on a product's page before it may be sold (Packaged Commodities Rules 2011, 6; CGST). */
export const lawWants = {
  price: 'MRP with all taxes',
  description: 'A description: what it is and what it is for',
  hsnCode: 'HSN code',
  gstRate: 'GST rate',
  unit: 'Unit of sale',
  netQuantity: 'Net quantity, such as 1 piece or 500 ml',
  countryOfOrigin: 'Country of origin',
  manufacturer: 'Name and address of the manufacturer or the packer (or give the brand its manufacturer)',
  importer: 'Name and address of the importer, since it was made abroad',
  ofVariant: (what: string, variant: string) => `${what} (variant ${variant})`,
} as const

/** Suggestions that make a product sell better. */
export const sellsBetter = {
  brandId: 'A brand',
  categoryId: 'A category',
  photo: 'A photo',
  images: 'Two photos or more',
  imageWords: 'Alt text for each photo',
  description: (letters: number) => `A description of ${letters} letters or more`,
  attributes: (names: string) => `An attribute for the store filters: ${names}`,
  weightGrams: 'Weight, for shipping',
  netAmount: 'Net amount as a number, for the unit price',
  subcategoryId: 'A subcategory',
  specifications: 'Specifications',
  warrantyMonths: 'Warranty',
} as const
