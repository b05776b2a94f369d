/** Texts of the preview of a product. */
export const goodsPreview = {
  note: 'The page of the shop with what is saved. Nobody else can see it.',
  unsaved: (count: number) =>
    count === 1
      ? 'One change is not saved: the page does not have it yet.'
      : `${count} changes are not saved: the page does not have them yet.`,
  atOnce: 'The product is on sale: what is saved is what shoppers see at once.',
  stillDraft: 'The product is not on sale: shoppers see nothing of what is saved.',
  saveAndShow: 'Save and show',
} as const
