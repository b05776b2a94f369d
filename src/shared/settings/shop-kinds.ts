/** Types of shops in schema.org; the first is any shop. */
export const shopKinds = [
  'Store',
  'HardwareStore',
  'AutoPartsStore',
  'BookStore',
  'ClothingStore',
  'ElectronicsStore',
  'FurnitureStore',
  'GroceryStore',
  'HomeGoodsStore',
  'JewelryStore',
  'SportingGoodsStore',
  'ToyStore',
] as const
