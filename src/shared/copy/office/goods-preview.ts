/** Texts of the preview of a product. */
export const goodsPreview = {
  note: 'The store page with saved changes. Only you see it.',
  unsaved: (count: number) =>
    count === 1 ? 'One change is not saved and not shown here.' : `${count} changes are not saved and not shown here.`,
  atOnce: 'The product is active: shoppers see saved changes at once.',
  stillDraft: 'The product is not active: shoppers do not see it.',
  saveAndShow: 'Save and show',
} as const
