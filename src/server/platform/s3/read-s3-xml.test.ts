import { expect, test } from 'vitest'
import { readListing } from './read-s3-xml.ts'
import { WrongContent } from './s3-failure.ts'

const page = (more: string) =>
  `<ListBucketResult><Contents><Key>a</Key><Size>3</Size></Contents>${more}</ListBucketResult>`

test('a page says where the next one begins; one that says only that there is more is no list: a backup would lack the rest', () => {
  expect(readListing(page('<IsTruncated>false</IsTruncated>')).next).toBeUndefined()
  const next = '<IsTruncated>true</IsTruncated><NextContinuationToken>b&amp;c</NextContinuationToken>'
  expect(readListing(page(next)).next).toBe('b&c')
  // as storage answers that knows the first version of the call alone
  const former = '<IsTruncated>true</IsTruncated><NextMarker>a</NextMarker>'
  for (const more of [former, '<IsTruncated>true</IsTruncated><NextContinuationToken></NextContinuationToken>'])
    expect(() => readListing(page(more))).toThrow(WrongContent)
})
