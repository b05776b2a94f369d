import { queryOptions } from '@tanstack/react-query'
import { callOffice } from '../../api/call-office.ts'

export const misfitsQuery = queryOptions({
  queryKey: ['gst', 'misfits'],
  queryFn: ({ signal }) => callOffice('GET /hsn/misfits', { signal }),
})

export const productTaxQuery = (id: string) =>
  queryOptions({
    queryKey: ['gst', 'product', id],
    queryFn: ({ signal }) => callOffice('GET /products/{id}/tax', { params: { id }, signal }),
  })
