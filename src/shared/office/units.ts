// Units as returns and forms name them, apart from what checks them: screens import no more than these lists.

/** Unit quantity codes of GST returns (offline tool 3.2.4), with the words of the trade. The first ones are the commonest here. */
export const uqcUnits = {
  NOS: 'piece',
  SET: 'set',
  PAC: 'pack',
  PRS: 'pair',
  BOX: 'box',
  KGS: 'kilogram',
  MTR: 'metre',
  LTR: 'litre',
  ROL: 'roll',
  GMS: 'gram',
  MLT: 'millilitre',
  CMS: 'centimetre',
  SQM: 'square metre',
  SQF: 'square foot',
  CBM: 'cubic metre',
  BAG: 'bag',
  BTL: 'bottle',
  BDL: 'bundle',
  BUN: 'bunch',
  CAN: 'can',
  CTN: 'carton',
  DOZ: 'dozen',
  DRM: 'drum',
  GRS: 'gross',
  PCS: 'pieces',
  QTL: 'quintal',
  TON: 'tonne',
  TUB: 'tube',
  TBS: 'tablets',
  YDS: 'yard',
  BAL: 'bale',
  BKL: 'buckle',
  BOU: 'billion of units',
  CCM: 'cubic centimetre',
  GGK: 'great gross',
  GYD: 'gross yard',
  KLR: 'kilolitre',
  KME: 'kilometre',
  MTS: 'metric ton',
  SQY: 'square yard',
  TGM: 'ten gross',
  THD: 'thousand',
  UGS: 'US gallon',
  UNT: 'unit',
  OTH: 'other',
} as const

/** In what a net quantity is declared, from which the price of one unit is made. */
export const netUnits = ['g', 'kg', 'ml', 'l', 'mm', 'cm', 'm', 'm2', 'piece'] as const
export type NetUnitName = (typeof netUnits)[number]

/** Rates of GST in whole percent (from 22 September 2025). */
export const gstRates = [0, 3, 5, 18, 40] as const

/** States of a product: shoppers see only what is on sale. */
export const goodsStates = ['draft', 'on_sale', 'archived'] as const
export type GoodsState = (typeof goodsStates)[number]
