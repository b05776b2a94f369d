import { use } from 'react'
import { shop } from '../../shared/copy/shop-identity.ts'
import { paths } from '../router/paths.ts'
import { JsonLd } from '../site/json-ld.tsx'
import { PublicUrl } from '../site/public-url.ts'

/** The shop's business card for search engines. */
export function ShopCard() {
  const url = use(PublicUrl)
  return (
    <JsonLd
      data={{
        '@type': 'HardwareStore',
        '@id': `${url}/#shop`,
        name: shop.name,
        description: shop.description,
        url: `${url}/`,
        logo: `${url}/icon-512.png`,
        image: `${url}/icon-512.png`,
        telephone: shop.phone,
        email: shop.email,
        currenciesAccepted: 'INR',
        openingHours: 'Mo-Sa 09:00-19:00',
        address: {
          '@type': 'PostalAddress',
          streetAddress: shop.street,
          addressLocality: 'Kozhikode',
          addressRegion: shop.region,
          postalCode: shop.pincode,
          addressCountry: 'IN',
        },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${url}${paths.products}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      }}
    />
  )
}
