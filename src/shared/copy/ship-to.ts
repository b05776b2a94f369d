/** States of a delivery, of the firm's GSTIN, and of the shop. */
interface States {
  goods: string
  firm: string
  home: string
}

/** Question whose place the goods of a firm go to, where delivery and GSTIN are of different states (IGST Act s.10(1)(a), (b)). */
export const shipTo = {
  question: ({ goods, firm }: Pick<States, 'goods' | 'firm'>) =>
    `The goods go to ${goods}, the GSTIN is of ${firm}. Whose place do they go to?`,
  needed: 'Please choose whose place the goods go to: the tax depends on it',
  ownPlace: (goods: string) => `The firm’s own place or site in ${goods}`,
  ownPlaceText: ({ goods, firm, home }: States) =>
    goods === home
      ? `CGST and SGST of ${goods}. A firm registered in ${firm} cannot claim them.`
      : `IGST, place of supply ${goods}. Ask your accountant whether a firm registered in ${firm} can claim it.`,
  thirdParty: 'Somebody else, to whom the firm has them delivered',
  thirdPartyText: ({ firm, home }: States) =>
    firm === home
      ? `CGST and SGST of ${firm}. The firm claims them as on any purchase in ${firm}.`
      : `IGST, place of supply ${firm}. The firm claims it as on any purchase.`,
} as const
