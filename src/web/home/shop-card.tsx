import { use } from 'react'
import { paths } from '../router/paths.ts'
import { JsonLd } from '../site/json-ld.tsx'
import { PublicUrl } from '../site/public-url.ts'
import { useShop } from '../site/use-shop.ts'

/** The shop's business card for search engines. */
export function ShopCard() {
  const url = use(PublicUrl)
  const { name, description, phone, email, hours, address, kind, icons } = useShop()
  const picture = url + (icons?.large ?? '/icon-512.png')
  return (
    <JsonLd
      of={url}
      data={
        import.meta.env.SSR && {
          '@type': kind,
          '@id': `${url}/#shop`,
          name,
          description: description || undefined,
          url: `${url}/`,
          logo: picture,
          image: picture,
          telephone: phone || undefined,
          email: email || undefined,
          currenciesAccepted: 'INR',
          openingHours: hours.schema || undefined,
          address: address.street
            ? {
                '@type': 'PostalAddress',
                streetAddress: address.street,
                addressLocality: address.city,
                addressRegion: address.state,
                postalCode: address.pincode,
                addressCountry: 'IN',
              }
            : undefined,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${url}${paths.products}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }
      }
    />
  )
}
