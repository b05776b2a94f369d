/** Returns the public paths of a shop and of these products: answers and pages. */
export function publicPaths(productIds: readonly string[]): string[] {
  const lists = [
    '',
    '?sort=price-low&limit=100',
    '?sort=price-high&minPrice=100&maxPrice=5000',
    '?q=bearing',
    '?page=4',
    '?facets=1',
    '?facets=1&attr.bore=20',
    '?facets=1&categoryId=bearings&attr.stock=in',
    '?attr.rating=4&brandId=tavrik',
    '?labelId=diwali-offer&facets=1',
    '?categoryId=monsoon-clearance&attr.label=diwali-offer',
  ]
  const compared = encodeURIComponent(productIds.slice(0, 4).toSorted().join(','))
  return [
    ...lists.map((query) => `/api/v1/product/get-products${query}`),
    ...productIds.flatMap((id) => [
      ...['get-product', 'related', 'fits', 'questions'].map((what) => `/api/v1/product/${what}/${id}`),
      `/api/v1/delivery/check?pincode=673001&productId=${id}`,
      `/products/${id}`,
    ]),
    ...(productIds.length > 0 ? ['/api/v1/product', ''].map((base) => `${base}/compare?ids=${compared}`) : []),
    '/api/v1/product/search-index',
    '/api/v1/product/suggest?q=bearing',
    '/api/v1/category/allcategories',
    '/api/v1/label/getlabels',
    '/api/v1/banner',
    '/api/v1/banner/get-all-banners-by-category',
    '/api/v1/offerBanner',
    '/api/v1/shop/terms',
    '/api/v1/policy/terms',
    '/api/v1/policy/about',
    '/about',
    '/api/v1/delivery/check?pincode=673001',
    '/site.webmanifest',
    '/',
    '/products',
    '/products?sort=price-low',
    '/products?labelId=monsoon-clearance',
  ]
}
